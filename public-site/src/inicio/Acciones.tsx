import type { Entidad } from '@coop/domain/entidad';
import { Link } from 'react-router-dom';
import { Icono, type NombreDeIcono } from '../componentes/Icono';
import css from './Acciones.module.css';

type Accion = { icono: NombreDeIcono; titulo: string; nota: string; href: string };

const acciones: readonly Accion[] = [
  { icono: 'agencia', titulo: 'Agencias', nota: 'Direcciones y horarios', href: '/contactanos/agencias' },
  { icono: 'pagar', titulo: 'Pagar facturas', nota: 'Luz, agua, teléfono y más', href: '/servicios/cobranza-facturas' },
  { icono: 'documento', titulo: 'Tarifario', nota: 'Tasas y comisiones vigentes', href: '/institucional/tarifario' },
  { icono: 'reclamo', titulo: 'Punto de Reclamo', nota: 'Respuesta en 5 días hábiles', href: '/contactanos/reclamos' },
];

/** What people come to do, one touch away. */
export const Acciones = ({ entidad }: { entidad: Entidad }) => (
  <nav className={`ancho ${css.acciones}`} aria-label="Accesos rápidos">
    <ul>
      {entidad.bancaEnLinea && (
        <li>
          <a href={entidad.bancaEnLinea} rel="noopener">
            <Icono nombre="banca" tamano={30} />
            <span>
              <strong>Banca en línea</strong>
              <small>Consulte y transfiera</small>
            </span>
          </a>
        </li>
      )}
      {acciones.map(({ icono, titulo, nota, href }) => (
        <li key={href}>
          <Link to={href}>
            <Icono nombre={icono} tamano={30} />
            <span>
              <strong>{titulo}</strong>
              <small>{nota}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
