import type { Entidad } from '@coop/domain/entidad';
import { puntoReclamo } from '@coop/domain/puntoReclamo';
import { Icon, type IconName } from '../../ui/elements/Icon';
import { businessDays } from '../../wording/formats';
import css from './Actions.module.css';

type Action = { icon: IconName; title: string; note: string; href: string };

const places: readonly Action[] = [
  { icon: 'agencia', title: 'Agencias', note: 'Direcciones y horarios', href: '/contactanos/agencias' },
  { icon: 'pagar', title: 'Pagar facturas', note: 'Luz, agua, teléfono y más', href: '/servicios/cobranza-facturas' },
  { icon: 'documento', title: 'Tarifario', note: 'Tasas y comisiones vigentes', href: '/institucional/tarifario' },
];

const caso: Action = {
  icon: 'listo',
  title: 'Seguir mi caso',
  note: 'Reclamo, consulta o solicitud',
  href: '/contactanos/seguimiento',
};

const reclamo = (plazo: number | null): Action => ({
  icon: 'reclamo',
  title: puntoReclamo.label,
  note: plazo ? `Respuesta en ${businessDays(plazo)}` : 'Es gratuito y con plazo legal',
  href: puntoReclamo.href,
});

type Props = {
  entidad: Entidad;
  /** Business days to answer a complaint, where the regulation has been entered. */
  plazoDeReclamo: number | null;
};

/** Links to the most frequent tasks. */
export const Actions = ({ entidad, plazoDeReclamo }: Props) => (
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
      {[...places, reclamo(plazoDeReclamo), caso].map(({ icon, title, note, href }) => (
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
