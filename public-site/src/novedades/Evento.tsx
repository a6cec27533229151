import { dayInLaPaz } from '@coop/domain/calendar';
import { formatLongDateTime } from '@coop/domain/format';
import { Ficha } from '../componentes/Ficha';
import { Icono } from '../componentes/Icono';
import css from './Evento.module.css';

type Props = { slug: string; fecha: string; lugar: string | null; hoy: string };

/** When and where it takes place, and the way to keep it in a calendar while it is to come. */
export const Evento = ({ slug, fecha, lugar, hoy }: Props) => (
  <div className={css.evento}>
    <Ficha
      datos={[
        ['Cuándo', formatLongDateTime(fecha)],
        ['Dónde', lugar],
      ]}
    />
    {dayInLaPaz(fecha) < hoy ? (
      <p className={css.pasado}>Este evento ya se realizó.</p>
    ) : (
      <a href={`/api/publico/novedades/${slug}/evento.ics`} type="text/calendar" className={css.agendar}>
        <Icono nombre="calendario" tamano={20} />
        Agregar a mi calendario
      </a>
    )}
  </div>
);
