import type { AnySection } from '@coop/domain';
import Close from '@mui/icons-material/Close';
import { Box, IconButton, Paper, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { type Identifier, SelectAllButton, useListContext, useStore } from 'react-admin';
import { BulkButtons, useBulkActions } from './BulkButtons';
import { MAX_ROWS } from './bulkActions';

/** Sticky bar below the list: number of selected rows and their bulk actions. */
export function SelectionBar({ section }: { section: AnySection }) {
  const { selectedIds, onUnselectItems } = useListContext();
  const choosable = useBulkActions(section).length > 0;
  useVisibleSelection();
  if (!choosable || selectedIds.length === 0) return null;
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
      <Typography role="status" sx={{ fontWeight: 650, mr: 1 }}>
        {selectedIds.length === 1 ? '1 elegido' : `${selectedIds.length} elegidos`}
      </Typography>
      <SelectAllButton limit={MAX_ROWS} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
        <BulkButtons section={section} />
      </Box>
    </Paper>
  );
}

/**
 * Limits the selection to visible rows: clears it on a change of filter, sort or page, and drops rows that leave the
 * list.
 */
function useVisibleSelection(): void {
  const { resource, filterValues, sort, page, perPage, data, isPlaceholderData, selectedIds, onSelect } =
    useListContext();
  const query = JSON.stringify([filterValues, sort, page, perPage]);
  const [chosenIn, setChosenIn] = useStore(`${resource}.selectedIds.query`, query);
  const shown = useRef<Identifier[]>([]);
  useEffect(() => {
    if (chosenIn === query) return;
    setChosenIn(query);
    onSelect([]);
  }, [chosenIn, query, setChosenIn, onSelect]);
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const ids = data.map(({ id }) => id);
    const gone = shown.current.filter((id) => !ids.includes(id));
    shown.current = ids;
    if (selectedIds.some((id) => gone.includes(id))) onSelect(selectedIds.filter((id) => !gone.includes(id)));
  }, [data, isPlaceholderData, selectedIds, onSelect]);
}
