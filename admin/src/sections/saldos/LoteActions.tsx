import type { Lote } from '@coop/domain/answers';
import Download from '@mui/icons-material/Download';
import { Box, Button, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { downloadFile } from '../../ground/api/downloadFile';
import type { HttpError } from '../../ground/api/fetchApi';
import { FormDialog } from '../../ground/drafts/LeaveGuard';
import { balancesApi } from './balancesApi';

const orders = {
  anular: {
    title: 'Anular los saldos vigentes',
    about:
      'Vuelve a regir el lote anterior, si sus filas se conservan. Después puede cargar otro archivo con la misma fecha de corte.',
    button: 'Anular',
    colour: 'error',
  },
  confirmar: {
    title: 'Poner en vigor un archivo más corto',
    about: 'Reemplaza al lote vigente. Diga por qué trae menos filas: queda en el historial.',
    button: 'Poner en vigor',
    colour: 'primary',
  },
} as const;

type ReasonDialogProps = { id: string; order: keyof typeof orders; onClose: () => void };

/** Revokes the balances in force or confirms a partial file; both require a reason. */
function ReasonDialog({ id, order, onClose }: ReasonDialogProps) {
  const { title, about, button, colour } = orders[order];
  const [motivo, setMotivo] = useState('');
  const [fault, setFault] = useState<string>();
  const submit = () =>
    balancesApi
      .order(id, order, motivo)
      .then(onClose, ({ message, body }: HttpError) => setFault(body?.errors?.motivo ?? message));
  return (
    <FormDialog isDirty={motivo !== ''} onClose={onClose} aria-labelledby="motivo-lote">
      {(close) => (
        <>
          <DialogTitle id="motivo-lote">{title}</DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ mb: 2 }}>{about}</DialogContentText>
            <TextField
              label="Motivo"
              fullWidth
              multiline
              minRows={2}
              value={motivo}
              onChange={({ target }) => setMotivo(target.value)}
              error={Boolean(fault)}
              helperText={fault}
              slotProps={{ htmlInput: { maxLength: 300 } }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Volver</Button>
            <Button variant="contained" color={colour} onClick={() => void submit()}>
              {button}
            </Button>
          </DialogActions>
        </>
      )}
    </FormDialog>
  );
}

type LoteActionsProps = { lote: Lote; onChange: () => void };

/** Actions on a batch: cancel the validation, confirm a partial file, download its errors, revoke the one in force. */
export function LoteActions({ lote: { id, estado, filasError }, onChange }: LoteActionsProps) {
  const notify = useNotify();
  const [pendingOrder, setPendingOrder] = useState<'anular' | 'confirmar'>();
  const notifyError = (error: Error) => notify(error.message, { type: 'error' });
  const report = { name: 'errores-saldos', extension: 'csv' };
  if (!['validando', 'por_confirmar', 'vigente'].includes(estado) && filasError === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {estado === 'por_confirmar' && (
        <Button variant="contained" onClick={() => setPendingOrder('confirmar')}>
          Está completo: poner en vigor
        </Button>
      )}
      {(estado === 'validando' || estado === 'por_confirmar') && (
        <Button variant="outlined" onClick={() => void balancesApi.cancel(id).then(onChange, notifyError)}>
          Cancelar la carga
        </Button>
      )}
      {filasError > 0 && estado !== 'validando' && (
        <Button
          variant="outlined"
          startIcon={<Download />}
          onClick={() =>
            void downloadFile(
              `/api/saldos/lotes/${id}/errores`,
              report,
              new AbortController().signal,
              () => undefined,
            ).catch(notifyError)
          }
        >
          Descargar los errores
        </Button>
      )}
      {estado === 'vigente' && (
        <Button color="error" onClick={() => setPendingOrder('anular')}>
          Anular
        </Button>
      )}
      {pendingOrder && (
        <ReasonDialog
          id={id}
          order={pendingOrder}
          onClose={() => {
            setPendingOrder(undefined);
            onChange();
          }}
        />
      )}
    </Box>
  );
}
