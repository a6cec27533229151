import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { httpClient } from '../../api/httpClient';
import { useCopy } from '../../displays/useCopy';
import { useCan } from '../../session/useCan';

/** Makes the single-use link with which a user sets their password, to hand over in person. */
export function InvitationButton() {
  const user = useRecordContext();
  const can = useCan();
  const notify = useNotify();
  const copy = useCopy();
  const [link, setLink] = useState<string>();
  if (!user || !can('usuarios', 'editar')) return null;

  const ask = () =>
    httpClient(`/api/usuarios/${encodeURIComponent(user.id)}/invitacion`, { method: 'POST' }).then(
      ({ json }) => setLink(new URL(json.enlace, location.origin).href),
      (error: Error) => notify(error.message, { type: 'error' }),
    );

  return (
    <>
      <Button variant="outlined" onClick={() => void ask()}>
        Enlace de contraseña
      </Button>
      <Dialog open={link !== undefined} onClose={() => setLink(undefined)} fullWidth maxWidth="sm">
        <DialogTitle>Enlace para poner la contraseña</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            {`Entréguelo solo a ${user.nombre || user.email}: sirve una vez, y quien lo abre entra como esa persona.`}
          </DialogContentText>
          <TextField label="Enlace" value={link ?? ''} margin="dense" slotProps={{ htmlInput: { readOnly: true } }} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setLink(undefined)}>Cerrar</Button>
          <Button variant="contained" onClick={() => void copy(link ?? '', 'Enlace copiado')}>
            Copiar
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
