import { type AnySection, actionsOf } from '@coop/domain';
import Archive from '@mui/icons-material/ArchiveOutlined';
import AssignmentInd from '@mui/icons-material/AssignmentIndOutlined';
import Block from '@mui/icons-material/BlockOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Public from '@mui/icons-material/PublicOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useCan } from '../../ground/staff/useCan';
import { BulkDialog } from './BulkDialog';
import { type BulkAction, bulkActions } from './bulkActions';
import { ExportButton } from './ExportButton';

const icons = {
  asignar: <AssignmentInd />,
  descartar: <Block />,
  publicar: <Public />,
  archivar: <Archive />,
  eliminar: <Delete />,
};

/** What this user may order for the chosen rows, all at once. */
export function BulkButtons({ section }: { section: AnySection }) {
  const { selectedIds } = useListContext();
  const can = useCan();
  const may = useBulkActions(section);
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

/** The orders for several rows that a section takes from this user. */
export function useBulkActions(section: AnySection): BulkAction[] {
  const can = useCan();
  const known: readonly string[] = actionsOf(section);
  return (Object.keys(bulkActions) as BulkAction[]).filter(
    (action) => known.includes(action) && can(section.name, action),
  );
}
