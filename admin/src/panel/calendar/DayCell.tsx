import type { Suceso } from '@coop/domain/answers';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { CalendarEvent } from './CalendarEvent';
import { DRAGGED } from './moving';

/** Maximum number of events before «more», so that a month fits one screen. */
const MAX_EVENTS = 3;

type Props = {
  name: string;
  number: number;
  isToday: boolean;
  events: readonly Suceso[];
  /** Receives the key of an event dropped on the day. */
  onDrop: (key: string) => void;
};

/** Calendar cell: a day and its events. */
export function DayCell({ name, number, isToday, events, onDrop }: Props) {
  const [isOver, setOver] = useState(false);
  const [whole, setWhole] = useState(false);
  const shown = whole ? events : events.slice(0, MAX_EVENTS);
  const more = events.length - shown.length;
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
      {shown.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((event) => (
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
