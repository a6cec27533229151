import { type AnyRow, type AnySection, actionsOf, findTransition, ordersOf } from '@coop/domain';
import Archive from '@mui/icons-material/ArchiveOutlined';
import AssignmentInd from '@mui/icons-material/AssignmentIndOutlined';
import Block from '@mui/icons-material/BlockOutlined';
import Cancel from '@mui/icons-material/CancelOutlined';
import Close from '@mui/icons-material/Close';
import Delete from '@mui/icons-material/DeleteOutlined';
import Public from '@mui/icons-material/PublicOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import { Box, Button, IconButton, Paper, Typography } from '@mui/material';
import { Suspense, useEffect, useRef, useState } from 'react';
import { type Identifier, SelectAllButton, useListContext, useStore } from 'react-admin';
import { later } from '../../ground/page/lazyWithRetry';
import { useApprovalOf } from '../../ground/queries/useApprovals';
import { useCan } from '../../ground/staff/staff';
import { type BulkAction, bulkActions, MAX_ROWS } from './bulkActions';
import { ExportButton } from './ExportButton';

const Dialog = later(async () => (await import('./BulkDialog')).BulkDialog);

const icons = {
  asignar: <AssignmentInd />,
  descartar: <Block />,
  readmitir: <Undo />,
  anular: <Cancel />,
  publicar: <Public />,
  archivar: <Archive />,
  eliminar: <Delete />,
};

function BulkButtons({ section }: { section: AnySection }) {
  const { selectedIds, data = [] } = useListContext<AnyRow>();
  const can = useCan();
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  const may = useBulkActions(section).filter((action) => isApplicable(section, action, chosen));
  const [open, setOpen] = useState<BulkAction>();
  return (
    <>
      {may.map((action) => (
        <Button
          key={action}
          size="small"
          color={action === 'eliminar' ? 'error' : 'primary'}
          startIcon={icons[action]}
          onClick={() => setOpen(action)}
          disabled={selectedIds.length === 0}
        >
          {bulkActions[action].label}
        </Button>
      ))}
      {can(section.name, 'exportar') && selectedIds.length > 0 && <ExportButton section={section} ids={selectedIds} />}
      {open && (
        <Suspense>
          <Dialog section={section} action={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Whether some selected row accepts the action; assignment uses each row's own transition. */
function isApplicable(section: AnySection, action: BulkAction, chosen: readonly AnyRow[]): boolean {
  const isOrder = action !== 'asignar' && findTransition(section, action) !== undefined;
  return (
    !isOrder || chosen.length === 0 || chosen.some((row) => ordersOf(section, row).some(({ name }) => name === action))
  );
}

export function useBulkActions(section: AnySection): BulkAction[] {
  const can = useCan();
  const known: readonly string[] = actionsOf(section);
  // Rows with two-person approval are reviewed one by one.
  const { requiresApproval } = useApprovalOf(section.name);
  return (Object.keys(bulkActions) as BulkAction[]).filter(
    (action) =>
      known.includes(action) &&
      can(section.name, action) &&
      !(requiresApproval && ['publicar', 'archivar'].includes(action)),
  );
}

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

/** Limits the selection to visible rows, also after a change of filter, sort or page. */
function useVisibleSelection(): void {
  const { resource, filterValues, sort, page, perPage, data, isPlaceholderData, selectedIds, onSelect } =
    useListContext();
  const query = JSON.stringify([filterValues, sort, page, perPage]);
  const [chosenIn, setChosenIn] = useStore(`${resource}.selectedIds.query`, query);
  const visibleIds = useRef<Identifier[]>([]);
  useEffect(() => {
    if (chosenIn === query) return;
    setChosenIn(query);
    onSelect([]);
  }, [chosenIn, query, setChosenIn, onSelect]);
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const ids = data.map(({ id }) => id);
    const removed = visibleIds.current.filter((id) => !ids.includes(id));
    visibleIds.current = ids;
    if (selectedIds.some((id) => removed.includes(id))) onSelect(selectedIds.filter((id) => !removed.includes(id)));
  }, [data, isPlaceholderData, selectedIds, onSelect]);
}
