import type { AnySection } from '@coop/domain';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRecordContext } from 'react-admin';
import type { dataProvider } from '../../ground/api/dataProvider';
import { useApprovalOf } from '../../ground/queries/useApprovals';
import { useCan } from '../../ground/staff/useCan';
import { NoteInput } from '../publishing/NoteInput';

/** Where a second person archives: asks them to. */
export function AskToArchive({ section, blocked }: { section: AnySection; blocked?: string | undefined }) {
  const record = useRecordContext();
  const can = useCan();
  const { asks, pending } = useApprovalOf(section.name, record);
  const { enviarAAprobacion } = useDataProvider<typeof dataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [note, setNote] = useState<string>();
  if (!record || !asks || record.estado !== 'publicado' || !can(section.name, 'archivar')) return null;
  const close = () => setNote(undefined);

  const send = async () => {
    const nota = note?.trim();
    try {
      await enviarAAprobacion(section.name, record.id, {
        orden: 'archivar',
        version: record.version,
        ...(nota && { nota }),
      });
      notify('Enviado a aprobación: lo archiva otra persona.', { type: 'success' });
      close();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await queryClient.invalidateQueries({ queryKey: ['aprobaciones'] });
  };

  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        disabled={pending !== undefined || Boolean(blocked)}
        onClick={() => setNote('')}
      >
        Pedir que se archive
      </Button>
      {note !== undefined && (
        <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="pedir-archivo">
          <DialogTitle id="pedir-archivo">¿Desea pedir que se archive?</DialogTitle>
          <DialogContent>
            <DialogContentText>
              Otra persona lo lee y lo archiva; hasta entonces los visitantes lo siguen viendo.
            </DialogContentText>
            <NoteInput value={note} onChange={setNote} />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Cancelar</Button>
            <Button variant="contained" onClick={() => void send()}>
              Enviar a aprobación
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
