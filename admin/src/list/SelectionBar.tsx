import type { AnySection } from '@coop/domain';
import { Button, Paper, Typography } from '@mui/material';
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
      <Typography role="status" sx={{ flexGrow: 1, fontWeight: 650, pl: 1 }}>
        {selectedIds.length === 1 ? '1 elegido' : `${selectedIds.length} elegidos`}
      </Typography>
      <Button size="small" onClick={() => onUnselectItems()}>
        Dejar de elegir
      </Button>
      <BulkButtons section={section} />
    </Paper>
  );
}
