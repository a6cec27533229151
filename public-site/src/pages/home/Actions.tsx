import type { Entidad } from '@coop/domain/entidad';
import { Icon, type IconName } from '../../ui/elements/Icon';
import css from './Actions.module.css';

type Action = { icon: IconName; title: string; note: string; href: string };

const actions: readonly Action[] = [
  { icon: 'agencia', title: 'Agencias', note: 'Direcciones y horarios', href: '/contactanos/agencias' },
  { icon: 'pagar', title: 'Pagar facturas', note: 'Luz, agua, teléfono y más', href: '/servicios/cobranza-facturas' },
  { icon: 'documento', title: 'Tarifario', note: 'Tasas y comisiones vigentes', href: '/institucional/tarifario' },
  { icon: 'reclamo', title: 'Punto de Reclamo', note: 'Respuesta en 5 días hábiles', href: '/contactanos/reclamos' },
];

/** What people come to do, one touch away. */
export const Actions = ({ entidad }: { entidad: Entidad }) => (
  <nav className={`ancho ${css.acciones}`} aria-label="Accesos rápidos">
    <ul>
      {entidad.bancaEnLinea && (
        <li>
          <a href={entidad.bancaEnLinea} rel="noopener">
            <Icon name="banca" size={30} />
            <span>
              <strong>Banca en línea</strong>
              <small>Consulte y transfiera</small>
            </span>
          </a>
        </li>
      )}
      {actions.map(({ icon, title, note, href }) => (
        <li key={href}>
          <a href={href}>
            <Icon name={icon} size={30} />
            <span>
              <strong>{title}</strong>
              <small>{note}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
