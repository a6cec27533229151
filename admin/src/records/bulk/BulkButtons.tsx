import { type AnyRow, type AnySection, actionsOf, findTransition, ordersOf } from '@coop/domain';
import Archive from '@mui/icons-material/ArchiveOutlined';
import AssignmentInd from '@mui/icons-material/AssignmentIndOutlined';
import Block from '@mui/icons-material/BlockOutlined';
import Cancel from '@mui/icons-material/CancelOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Public from '@mui/icons-material/PublicOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useApprovalOf } from '../../ground/queries/useApprovals';
import { useCan } from '../../ground/staff/useCan';
import { BulkDialog } from './BulkDialog';
import { type BulkAction, bulkActions } from './bulkActions';
import { ExportButton } from './ExportButton';

const icons = {
  asignar: <AssignmentInd />,
  descartar: <Block />,
  readmitir: <Undo />,
  anular: <Cancel />,
  publicar: <Public />,
  archivar: <Archive />,
  eliminar: <Delete />,
};

/** Bulk actions this user may execute on the selected rows. */
export function BulkButtons({ section }: { section: AnySection }) {
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
      {open && <BulkDialog section={section} action={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/**
 * Whether a bulk action applies: hides a transition that no selected row accepts. Assignment uses each row's own
 * transition.
 */
function isApplicable(section: AnySection, action: BulkAction, chosen: readonly AnyRow[]): boolean {
  const isOrder = action !== 'asignar' && findTransition(section, action) !== undefined;
  return (
    !isOrder || chosen.length === 0 || chosen.some((row) => ordersOf(section, row).some(({ name }) => name === action))
  );
}

/** Returns the bulk actions of a section this user may execute. */
export function useBulkActions(section: AnySection): BulkAction[] {
  const can = useCan();
  const known: readonly string[] = actionsOf(section);
  // Rows with two-person approval are reviewed one by one.
  const { asks } = useApprovalOf(section.name);
  return (Object.keys(bulkActions) as BulkAction[]).filter(
    (action) =>
      known.includes(action) && can(section.name, action) && !(asks && ['publicar', 'archivar'].includes(action)),
  );
}
