import { formatShortDate } from '@coop/domain';
import { dayInLaPaz } from '@coop/domain/calendar';

/** Renders the date of a timestamp, in La Paz time. */
export const DayColumn = ({ value }: { value: unknown }) => (
  <span style={{ whiteSpace: 'nowrap' }}>{formatShortDate(dayInLaPaz(String(value)))}</span>
);
