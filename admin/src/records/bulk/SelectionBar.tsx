import type { AnySection } from '@coop/domain';
import Close from '@mui/icons-material/Close';
import { Box, IconButton, Paper, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { BulkButtons } from './BulkButtons';

/** On small screens: how many cards are chosen and what can be done with them, at the foot of the window. */
export function SelectionBar({ section }: { section: AnySection }) {
  const { selectedIds, onUnselectItems } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Paper
      role="group"
      aria-label="Elegidos"
      elevation={4}
      sx={{ position: 'sticky', bottom: 0, zIndex: 3, p: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}
    >
      <IconButton onClick={() => onUnselectItems()} aria-label="Dejar de elegir">
        <Close />
      </IconButton>
      <Typography role="status" sx={{ flexGrow: 1, fontWeight: 650 }}>
        {selectedIds.length === 1 ? '1 elegido' : `${selectedIds.length} elegidos`}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <BulkButtons section={section} />
      </Box>
    </Paper>
  );
}
