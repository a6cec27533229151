import type { Lote } from '@coop/domain/answers';
import Download from '@mui/icons-material/Download';
import { Box, Button, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { downloadFile } from '../../ground/api/downloadFile';
import type { HttpError } from '../../ground/api/HttpError';
import { TypedDialog } from '../../ground/drafts/TypedDialog';
import { balancesApi } from './balancesApi';

type Props = { lote: Lote; onChange: () => void };

/** Cancel what is being read, confirm what is short, save what was wrong, take back what is in force. */
export function LoteActions({ lote: { id, estado, filasError }, onChange }: Props) {
  const notify = useNotify();
  const [annulling, setAnnulling] = useState(false);
  const tell = (error: Error) => notify(error.message, { type: 'error' });
  const report = { name: 'errores-saldos', extension: 'csv' };
  if (!['validando', 'por_confirmar', 'vigente'].includes(estado) && filasError === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {estado === 'por_confirmar' && (
        <Button variant="contained" onClick={() => void balancesApi.confirm(id).then(onChange, tell)}>
          Está completo: poner en vigor
        </Button>
      )}
      {(estado === 'validando' || estado === 'por_confirmar') && (
        <Button variant="outlined" onClick={() => void balancesApi.cancel(id).then(onChange, tell)}>
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
            ).catch(tell)
          }
        >
          Descargar los errores
        </Button>
      )}
      {estado === 'vigente' && (
        <Button color="error" onClick={() => setAnnulling(true)}>
          Anular
        </Button>
      )}
      {annulling && (
        <AnnulDialog
          id={id}
          onClose={() => {
            setAnnulling(false);
            onChange();
          }}
        />
      )}
    </Box>
  );
}

type AnnulDialogProps = { id: string; onClose: () => void };

/** Takes the balances in force back, which needs a reason. */
function AnnulDialog({ id, onClose }: AnnulDialogProps) {
  const [motivo, setMotivo] = useState('');
  const [fault, setFault] = useState<string>();
  const annul = () =>
    balancesApi
      .annul(id, motivo)
      .then(onClose, ({ message, body }: HttpError) => setFault(body?.errors?.motivo ?? message));
  return (
    <TypedDialog isDirty={motivo !== ''} onClose={onClose} aria-labelledby="anular-lote">
      {(close) => (
        <>
          <DialogTitle id="anular-lote">Anular los saldos vigentes</DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ mb: 2 }}>
              Vuelve a regir el lote anterior, si sus filas se conservan. Después puede cargar otro archivo con la misma
              fecha de corte.
            </DialogContentText>
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
            <Button variant="contained" color="error" onClick={() => void annul()}>
              Anular
            </Button>
          </DialogActions>
        </>
      )}
    </TypedDialog>
  );
}
