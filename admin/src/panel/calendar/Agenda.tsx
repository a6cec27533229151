import { formatLongDate, todayInLaPaz } from '@coop/domain';
import type { Suceso } from '@coop/domain/answers';
import { Box, Chip, Typography } from '@mui/material';
import { CalendarEvent } from './CalendarEvent';
import { byDay } from './kindsOfEvent';

/** List of the days that have events. */
export function Agenda({ events }: { events: readonly Suceso[] }) {
  const today = todayInLaPaz();
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {[...byDay(events)].map(([day, theirs]) => (
        <Box component="li" key={day} id={`dia-${day}`}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 0.5 }}>
            <Typography component="h3" variant="subtitle2" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
              {formatLongDate(day)}
            </Typography>
            {day === today && <Chip size="small" color="primary" label="Hoy" />}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {theirs.map((event) => (
              <li key={event.clave}>
                <CalendarEvent event={event} />
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
