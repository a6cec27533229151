import { formatShortDate } from '@coop/domain';
import { dayInLaPaz } from '@coop/domain/calendar';

/** The day of an instant. */
export const DayColumn = ({ value }: { value: unknown }) => (
  <span style={{ whiteSpace: 'nowrap' }}>{formatShortDate(dayInLaPaz(String(value)))}</span>
);
