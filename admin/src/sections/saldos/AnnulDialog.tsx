import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import type { HttpError } from '../../ground/api/HttpError';
import { TypedDialog } from '../../ground/drafts/TypedDialog';
import { balancesApi } from './balancesApi';

type Props = { id: string; onClose: () => void };

/** Takes the balances in force back, which needs a reason. */
export function AnnulDialog({ id, onClose }: Props) {
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
