import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { httpClient } from '../../ground/api/fetchApi';
import { useCopy } from '../../ground/messages/useCopy';

type Props<Made> = {
  label: string;
  action: string;
  name: string;
  path: string;
  question: string;
  reads: (made: Made) => { text: string; message: string };
};

export function OneTimeSecretButton<Made>({ label, action, name, path, question, reads }: Props<Made>) {
  const notify = useNotify();
  const refresh = useRefresh();
  const copy = useCopy();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<ReturnType<typeof reads>>();
  const [busy, setBusy] = useState(false);

  const make = async () => {
    setBusy(true);
    await httpClient(path, { method: 'POST' }).then(
      ({ json }: { json: Made }) => setSecret(reads(json)),
      (error: Error) => notify(error.message, { type: 'error' }),
    );
    setBusy(false);
  };
  const close = () => {
    setOpen(false);
    setSecret(undefined);
    refresh();
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{secret ? name : action}</DialogTitle>
        <DialogContent>
          <DialogContentText>{secret?.message ?? question}</DialogContentText>
          {secret && (
            <TextField
              label={name}
              value={secret.text}
              margin="dense"
              sx={{ mt: 2 }}
              slotProps={{ htmlInput: { readOnly: true } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{secret ? 'Cerrar' : 'Cancelar'}</Button>
          {secret ? (
            <Button variant="contained" onClick={() => void copy(secret.text, 'Copiado')}>
              Copiar
            </Button>
          ) : (
            <Button variant="contained" disabled={busy} onClick={() => void make()}>
              {action}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
}
