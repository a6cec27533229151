import { formatShortDate, todayInLaPaz } from '@coop/domain';
import { dayInLaPaz, daysLeft } from '@coop/domain/calendar';

/** The day on which an application came, and for how many it has been here. */
export function AgeColumn({ value }: { value: unknown }) {
  const came = dayInLaPaz(String(value));
  const days = daysLeft(came, todayInLaPaz()) ?? 0;
  const age = days === 0 ? 'hoy' : days === 1 ? 'hace 1 día' : `hace ${days} días`;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {formatShortDate(came)}
      <small style={{ display: 'block' }}>{age}</small>
    </span>
  );
}
