import type { Entidad } from '@coop/domain/entidad';
import { Link, useLocation } from 'react-router-dom';
import { Icono } from '../componentes/Icono';
import css from './Barra.module.css';
import { Cinta } from './Cinta';
import type { Tasas } from './useCotizacion';

/** What is always at hand at the bottom: rates, complaints, chat. The buttons are part of the bar, over nothing, unless there is room beside the content. */
export function Barra({ entidad, cotizacion }: { entidad: Entidad; cotizacion: Tasas | null }) {
  const { pathname } = useLocation();
  const saludo = encodeURIComponent(`Hola, le escribo desde el sitio web (${pathname}).`);
  return (
    <aside className={css.barra} aria-label="Cotizaciones y contacto">
      <Cinta cotizacion={cotizacion} />
      <div className={css.botones}>
        <Link to="/contactanos/reclamos" className={css.reclamo} title="Punto de Reclamo">
          <Icono nombre="reclamo" />
          <span className="oculto">Punto de Reclamo</span>
        </Link>
        {entidad.whatsapp && (
          <a
            href={`https://wa.me/${entidad.whatsapp}?text=${saludo}`}
            className={css.whatsapp}
            title="Escribir por WhatsApp"
            rel="noopener"
          >
            <Icono nombre="whatsapp" />
            <span className="oculto">Escribir por WhatsApp</span>
          </a>
        )}
      </div>
    </aside>
  );
}
