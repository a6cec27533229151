import type { Suceso } from '@coop/domain/answers';
import EditCalendar from '@mui/icons-material/EditCalendar';
import { Box, IconButton } from '@mui/material';
import { useContext } from 'react';
import { EventLink } from './EventLink';
import { DRAGGED, MoveContext } from './moving';

type Props = { event: Suceso; isShort?: boolean };

/** What happens on a day; where its start may be moved, it is dragged to another, or moved by the button beside it. */
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
