import { formatLongDate, todayInLaPaz } from '@coop/domain';
import { idleReason } from '@coop/domain/calendar';
import { Typography } from '@mui/material';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { esES } from '@mui/x-date-pickers/locales';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import { useHolidays } from '../../../ground/queries/usePublicRows';

type Props = { day: string | null; onChoose: (day: string) => void };

/** Month calendar with keyboard: arrows, AvPág and RePág, Inicio and Fin. Dates are `YYYY-MM-DD` in La Paz. */
export function DayCalendar({ day, onChoose }: Props) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es" localeText={words}>
      <DateCalendar
        autoFocus
        value={day === null ? null : dayjs(day)}
        referenceDate={dayjs(todayInLaPaz())}
        minDate={FIRST}
        maxDate={LAST}
        onChange={(chosen, selection) => chosen && selection === 'finish' && onChoose(chosen.format(WIRE))}
        slots={{ day: Day }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', px: 3, pb: 2, maxWidth: 320 }}>
        También puede escribir «hoy», «mañana», «+5» (días) o «+5 háb» (días hábiles).
      </Typography>
    </LocalizationProvider>
  );
}

/** Day with its full date as label, and the reason if it is not a business day. */
function Day(props: PickerDayProps) {
  const day = props.day.format(WIRE);
  const idle = idleReason(day, useHolidays());
  return (
    <PickerDay
      {...props}
      // The browser's date may differ from La Paz's.
      today={day === todayInLaPaz()}
      aria-label={`${formatLongDate(day)}${idle ? `, no es día hábil (${idle})` : ''}`}
      title={idle ?? undefined}
      sx={idle && !props.selected ? { color: 'warning.main' } : undefined}
    />
  );
}

const WIRE = 'YYYY-MM-DD';
const FIRST = dayjs('1900-01-01');
const LAST = dayjs('2199-12-31');

const words = {
  ...esES.components.MuiLocalizationProvider.defaultProps.localeText,
  calendarViewSwitchingButtonAriaLabel: (view: string) => (view === 'year' ? 'Elegir el día' : 'Elegir el año'),
};
