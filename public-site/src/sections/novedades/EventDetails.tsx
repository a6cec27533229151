import { dayInLaPaz } from '@coop/domain/calendar';
import { formatLongDateTime } from '@coop/domain/format';
import { DataSheet } from '../../ui/cards/DataSheet';
import { Icon } from '../../ui/elements/Icon';
import css from './EventDetails.module.css';

type Props = { slug: string; date: string; place: string | null; today: string };

export const EventDetails = ({ slug, date, place, today }: Props) => (
  <div className={css.evento}>
    <DataSheet
      data={[
        ['Cuándo', formatLongDateTime(date)],
        ['Dónde', place],
      ]}
    />
    {dayInLaPaz(date) < today ? (
      <p className={css.pasado}>Este evento ya se realizó.</p>
    ) : (
      <a href={`/api/publico/novedades/${slug}/evento.ics`} type="text/calendar" className={css.agendar}>
        <Icon name="calendario" size={20} />
        Agregar a mi calendario
      </a>
    )}
  </div>
);
