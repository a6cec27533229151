import type { AnySection } from '@coop/domain';
import { Alert, Button, DialogContentText, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { Loading, useDataProvider, useGetList, useListContext, useNotify, useRefresh } from 'react-admin';
import type { dataProvider } from '../../ground/api/dataProvider';
import { HttpError } from '../../ground/api/fetchApi';
import { TitledDialog } from '../../ground/page/TitledDialog';
import { useAssignees } from '../../ground/queries/useMembers';
import { useYo } from '../../ground/staff/staff';
import { type Refusal, RefusedRows } from '../data/RefusedRows';
import { type BulkAction, bulkActions, formatResult, MAX_ROWS, theseRows, type Words } from './bulkActions';

type Props = { section: AnySection; action: BulkAction; onClose: () => void };

/** Confirms a bulk action and lists its rows. On refusal lists the failing rows and reasons; nothing was written. */
export function BulkDialog({ section, action, onClose }: Props) {
  const { selectedIds, onUnselectItems } = useListContext();
  const { lote } = useDataProvider<typeof dataProvider>();
  const refresh = useRefresh();
  const notify = useNotify();
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const assigns = action === 'asignar';
  const [asignadoA, setAsignadoA] = useState(useYo().uid);
  const isAssignee = useAssignees(section.name).some(({ uid }) => uid === asignadoA);
  const ids = selectedIds.slice(0, MAX_ROWS);
  // Sends the versions of the rows listed here, for the optimistic lock.
  const { data, isFetching, error } = useGetList(
    section.name,
    { filter: { id: ids }, pagination: { page: 1, perPage: MAX_ROWS }, sort: { field: 'id', order: 'ASC' } },
    { staleTime: 0, refetchOnWindowFocus: false },
  );
  // Cached data may be stale.
  const rows = isFetching ? undefined : data;
  const words: Words = bulkActions[action];
  const count = rows?.length ?? ids.length;

  const order = async () => {
    if (!rows) return;
    setBusy(true);
    try {
      await lote(section.name, action, rows, assigns ? { asignadoA } : words.body);
    } catch (thrown) {
      setBusy(false);
      const fallas = thrown instanceof HttpError ? (thrown.body.fallas ?? []) : [];
      return setRefusal({ message: (thrown as Error).message, fallas });
    }
    notify(formatResult(section, rows.length, words.done), { type: 'success' });
    onUnselectItems();
    refresh();
    onClose();
  };

  return (
    <TitledDialog
      title={refusal ? 'No se cambió ningún registro' : words.question(theseRows(section, count))}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{refusal ? 'Cerrar' : 'Cancelar'}</Button>
          {!refusal && (
            <Button
              variant="contained"
              color={action === 'eliminar' ? 'error' : 'primary'}
              onClick={() => void order()}
              disabled={busy || !rows || count === 0 || (assigns && !isAssignee)}
            >
              {words.label} {count}
            </Button>
          )}
        </>
      }
    >
      {error && <Alert severity="error">{error.message}</Alert>}
      {refusal && <RefusedRows sectionOf={() => section} {...refusal} />}
      {!refusal && (
        <>
          {assigns && <AssigneeSelect section={section} value={isAssignee ? asignadoA : ''} onChange={setAsignadoA} />}
          <DialogContentText>{typeof words.warns === 'string' ? words.warns : words.warns(section)}</DialogContentText>
          {selectedIds.length > MAX_ROWS && (
            <Alert severity="info">{`Se toman los primeros ${MAX_ROWS}: es lo más que admite un pedido.`}</Alert>
          )}
          {rows ? (
            <ul>
              {rows.map((row) => (
                <li key={row.id}>{section.title(row)}</li>
              ))}
            </ul>
          ) : (
            !error && <Loading loadingPrimary="" loadingSecondary="" />
          )}
        </>
      )}
    </TitledDialog>
  );
}

type AssigneeSelectProps = { section: AnySection; value: string; onChange: (uid: string) => void };

function AssigneeSelect({ section, value, onChange }: AssigneeSelectProps) {
  const { uid } = useYo();
  const choices = useAssignees(section.name).toSorted(
    (one, other) => Number(other.uid === uid) - Number(one.uid === uid),
  );
  return (
    <TextField
      select
      label="Asignar a"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ mt: 1, mb: 2 }}
    >
      {choices.map((one) => (
        <MenuItem key={one.uid} value={one.uid}>
          {one.uid === uid ? `${one.nombre} (usted)` : one.nombre}
        </MenuItem>
      ))}
    </TextField>
  );
}
