import { formatLongDate, formatMonth, todayInLaPaz } from '@coop/domain';
import type { Suceso } from '@coop/domain/answers';
import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useContext } from 'react';
import { DayCell } from './DayCell';
import { byDay } from './kindsOfEvent';
import { weeksOf } from './monthDays';
import { MoveContext } from './moving';

const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** Month grid: a row per week, Monday first. */
export function MonthGrid({ month, events }: { month: string; events: readonly Suceso[] }) {
  const days = byDay(events);
  const today = todayInLaPaz();
  const move = useContext(MoveContext);
  return (
    <Box component="table" sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}>
      <caption style={visuallyHidden}>{formatMonth(month)}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <Box
              component="th"
              scope="col"
              key={name}
              sx={{
                textAlign: 'left',
                p: 0.75,
                typography: 'subtitle2',
                '&::first-letter': { textTransform: 'uppercase' },
              }}
            >
              {name}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) =>
              day.startsWith(month) ? (
                <DayCell
                  key={day}
                  name={formatLongDate(day)}
                  number={Number(day.slice(8))}
                  isToday={day === today}
                  events={days.get(day) ?? []}
                  onDrop={(key) => {
                    const event = events.find(({ clave }) => clave === key);
                    if (event && event.dia !== day) move({ event, day });
                  }}
                />
              ) : (
                <Box
                  component="td"
                  key={day}
                  sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.default' }}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
