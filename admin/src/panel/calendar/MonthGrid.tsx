import { formatLongDate, formatMonth, todayInLaPaz } from '@coop/domain';
import type { Suceso } from '@coop/domain/answers';
import { Box, Button } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useContext, useState } from 'react';
import { CalendarEvent } from './Agenda';
import { byDay, DRAGGED, MoveContext, weeksOf } from './calendar';

/** Maximum number of events before «more», so that a month fits one screen. */
const MAX_EVENTS = 3;

type Props = {
  name: string;
  number: number;
  isToday: boolean;
  events: readonly Suceso[];
  onDrop: (key: string) => void;
};

function DayCell({ name, number, isToday, events, onDrop }: Props) {
  const [isOver, setOver] = useState(false);
  const [whole, setWhole] = useState(false);
  const visible = whole ? events : events.slice(0, MAX_EVENTS);
  const more = events.length - visible.length;
  return (
    <Box
      component="td"
      aria-current={isToday ? 'date' : undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.getData(DRAGGED));
      }}
      sx={{
        border: 1,
        borderColor: 'divider',
        verticalAlign: 'top',
        height: 104,
        p: 0.5,
        ...(isOver && { bgcolor: 'action.selected' }),
      }}
    >
      <Box
        component="span"
        aria-label={name}
        role="img"
        sx={{
          display: 'inline-grid',
          placeItems: 'center',
          minWidth: 26,
          height: 26,
          borderRadius: 999,
          typography: 'body2',
          fontVariantNumeric: 'tabular-nums',
          ...(isToday && { bgcolor: 'primary.main', color: 'primary.contrastText', fontWeight: 700 }),
        }}
      >
        {number}
      </Box>
      {visible.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {visible.map((event) => (
            <li key={event.clave}>
              <CalendarEvent event={event} isShort />
            </li>
          ))}
        </Box>
      )}
      {more > 0 && (
        <Button size="small" onClick={() => setWhole(true)} sx={{ p: 0, minWidth: 0, minHeight: 32, px: 0.5 }}>
          {`${more} más`}
        </Button>
      )}
    </Box>
  );
}

const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

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
