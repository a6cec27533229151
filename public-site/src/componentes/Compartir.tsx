import type { VistaPrevia } from '@coop/domain/answers';
import { useLocation, useRouteLoaderData } from 'react-router-dom';
import { useOrigen } from '../useOrigen';
import css from './Compartir.module.css';
import { CopiarEnlace } from './CopiarEnlace';
import { Icono } from './Icono';

/**
 * Ways of passing the page on: plain links, so that nobody is told who reads what until they are followed. Nothing in a
 * preview, whose address is nobody's yet.
 */
export function Compartir({
  titulo,
  consulta = '',
}: {
  titulo: string /** Of the address: «?monto=…». */;
  consulta?: string;
}) {
  const { pathname } = useLocation();
  const origen = useOrigen();
  const raiz = useRouteLoaderData<{ vistaPrevia: VistaPrevia | null }>('raiz');
  if (!origen || raiz?.vistaPrevia) return null;
  const direccion = `${origen}${pathname}${consulta}`;
  return (
    <section className={css.compartir} aria-label="Compartir">
      <span aria-hidden="true">Compartir</span>
      <ul>
        <li>
          <a href={`https://wa.me/?${new URLSearchParams({ text: `${titulo} ${direccion}` })}`} rel="noopener">
            <Icono nombre="whatsapp" tamano={20} />
            WhatsApp
          </a>
        </li>
        <li>
          <a
            href={`https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: direccion })}`}
            rel="noopener"
          >
            <Icono nombre="facebook" tamano={20} />
            Facebook
          </a>
        </li>
        <CopiarEnlace direccion={direccion} />
      </ul>
    </section>
  );
}
