import { type AnySection, formatLongDate, orderField } from '@coop/domain';
import { isBusinessDay } from '@coop/domain/rules/businessDays';
import { holidayOn } from '@coop/domain/rules/holidayOn';
import { Alert } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useHolidays } from '../simulation/useHolidays';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Inside the form of an order: tells of the days written in it that nobody works. It refuses nothing. */
export function IdleDays({ section, names }: { section: AnySection; names: readonly string[] }) {
  const days = names.filter((name) => orderField(section, name).kind === 'date');
  const written: unknown[] = useWatch({ name: days });
  const calendar = useHolidays();
  const idle = days.flatMap((name, at) => {
    const day = String(written[at] ?? '');
    return DAY.test(day) && !isBusinessDay(day, calendar, null) ? [{ name, day }] : [];
  });
  return idle.map(({ name, day }) => (
    <Alert key={name} severity="warning" role="status">
      {`${orderField(section, name).label}: ${formatLongDate(day)}, no es día hábil`}
      {` (${holidayOn(day, null, calendar)?.nombre ?? 'fin de semana'}).`}
    </Alert>
  ));
}
