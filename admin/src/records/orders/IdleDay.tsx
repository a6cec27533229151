import { formatLongDate } from '@coop/domain';
import { holidayOn, isBusinessDay } from '@coop/domain/calendar';
import { Alert } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useHolidays } from '../../ground/queries/useHolidays';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Under a day of an order, tells that nobody works it. It refuses nothing. */
export function IdleDay({ name, label }: { name: string; label: string }) {
  const day = String(useWatch({ name }) ?? '');
  const calendar = useHolidays();
  if (!DAY.test(day) || isBusinessDay(day, calendar, null)) return null;
  const why = holidayOn(day, null, calendar)?.nombre ?? 'fin de semana';
  return (
    <Alert severity="warning" role="status">{`${label}: ${formatLongDate(day)}, no es día hábil (${why}).`}</Alert>
  );
}
