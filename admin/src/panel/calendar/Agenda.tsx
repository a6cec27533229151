import { formatLongDate, todayInLaPaz } from '@coop/domain';
import type { Suceso } from '@coop/domain/answers';
import EditCalendar from '@mui/icons-material/EditCalendar';
import { Box, Chip, IconButton, Typography } from '@mui/material';
import { useContext } from 'react';
import { Link } from 'react-admin';
import { byDay, DRAGGED, kindsOfEvent, MoveContext } from './calendar';

type Props = { event: Suceso; isShort?: boolean };

export function CalendarEvent({ event, isShort }: Props) {
  const move = useContext(MoveContext);
  if (!event.mudanza) return <EventLink {...{ event, isShort }} />;
  return (
    <Box
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(DRAGGED, event.clave);
        dataTransfer.effectAllowed = 'move';
      }}
      sx={{ display: 'flex', alignItems: 'center', cursor: 'grab' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <EventLink {...{ event, isShort }} />
      </Box>
      <IconButton
        size="small"
        aria-label={`Mover a…: ${event.titulo}`}
        title="Mover a…"
        onClick={() => move({ event })}
        sx={{ p: 0.25, minWidth: 32, minHeight: 32, '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 } }}
      >
        <EditCalendar sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  );
}

type EventLinkProps = {
  event: Suceso;
  isShort?: boolean;
};

/** Link to an event, with its time. Colour marks the kind, but is not the only cue (WCAG 1.4.1). */
function EventLink({ event: { hora, que, titulo, estado, clase, url }, isShort = false }: EventLinkProps) {
  // The title comes first where the end is cut.
  const words = [hora, isShort ? `${titulo} · ${que.toLowerCase()}` : `${que}: ${titulo}`].filter(Boolean).join(' ');
  const text = estado === 'Borrador' || estado === 'Cumplida' ? `${words} (${estado.toLowerCase()})` : words;
  return (
    <Box
      {...(url ? { component: Link, to: url } : { component: 'span' })}
      title={isShort ? text : undefined}
      sx={{
        display: 'block',
        borderLeft: 3,
        borderColor: kindsOfEvent[clase].colour,
        pl: 0.75,
        py: isShort ? 0 : 0.75,
        color: 'text.primary',
        typography: isShort ? 'caption' : 'body2',
        textDecoration: 'none',
        fontStyle: estado === 'Borrador' ? 'italic' : undefined,
        'a&:hover, a&:focus-visible': { textDecoration: 'underline' },
        ...(isShort
          ? { lineHeight: '32px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }
          : { overflowWrap: 'anywhere' }),
      }}
    >
      {text}
    </Box>
  );
}

export function Agenda({ events }: { events: readonly Suceso[] }) {
  const today = todayInLaPaz();
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {[...byDay(events)].map(([day, dayEvents]) => (
        <Box component="li" key={day} id={`dia-${day}`}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 0.5 }}>
            <Typography component="h3" variant="subtitle2" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
              {formatLongDate(day)}
            </Typography>
            {day === today && <Chip size="small" color="primary" label="Hoy" />}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {dayEvents.map((event) => (
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
