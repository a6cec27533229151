import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import type { HttpError } from '../../ground/api/HttpError';
import { FormDialog } from '../../ground/drafts/FormDialog';
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

type Props = { id: string; order: keyof typeof orders; onClose: () => void };

/** Revokes the balances in force or confirms a partial file; both require a reason. */
export function ReasonDialog({ id, order, onClose }: Props) {
  const { title, about, button, colour } = orders[order];
  const [motivo, setMotivo] = useState('');
  const [fault, setFault] = useState<string>();
  const give = () =>
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
            <Button variant="contained" color={colour} onClick={() => void give()}>
              {button}
            </Button>
          </DialogActions>
        </>
      )}
    </FormDialog>
  );
}
