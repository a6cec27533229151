import type { Invitation } from '@coop/domain/answers';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { useCopy } from '../../fields/displays/useCopy';
import { httpClient } from '../../ground/api/httpClient';

const titles = {
  ask: 'Crear un enlace para poner la contraseña',
  link: 'Enlace para poner la contraseña',
  owner: 'Ya ingresó alguna vez',
};

/**
 * Makes the single-use link with which a user sets their first password, to hand over in person. Who came in before asks
 * for one on the sign-in page, and gets it in their own mailbox.
 */
export function InvitationButton({ user }: { user: RaRecord }) {
  const notify = useNotify();
  const copy = useCopy();
  const [shown, setShown] = useState<keyof typeof titles>();
  const [link, setLink] = useState('');
  const [busy, setBusy] = useState(false);
  const name = user.nombre || user.email;
  const texts = {
    ask: `El sistema no le envía el enlace: usted lo verá aquí y se lo entrega a ${name}. Al crearlo, los anteriores dejan de servir y a ${user.email} le llega un correo que avisa de que existe, sin el enlace.`,
    link: `Entréguelo solo a ${name}: sirve una vez, por un día, y quien lo abre entra como esa persona. No se vuelve a mostrar.`,
    owner: `La contraseña de ${name} es solo suya. Si no la recuerda, pídale que use «¿Olvidó su contraseña?» en la página de ingreso: recibirá un enlace en ${user.email}.`,
  };

  const create = async () => {
    setBusy(true);
    await httpClient(`/api/usuarios/${encodeURIComponent(user.id)}/invitacion`, { method: 'POST' }).then(
      ({ json }: { json: Invitation }) => {
        setLink(new URL(json.enlace, location.origin).href);
        setShown('link');
      },
      (error: Error) => notify(error.message, { type: 'error' }),
    );
    setBusy(false);
  };
  const close = () => setShown(undefined);

  return (
    <>
      <Button variant="outlined" onClick={() => setShown(user.ultimoAcceso ? 'owner' : 'ask')}>
        Enlace de contraseña
      </Button>
      <Dialog open={shown !== undefined} onClose={close} fullWidth maxWidth="sm" aria-labelledby="enlace-clave">
        <DialogTitle id="enlace-clave">{shown && titles[shown]}</DialogTitle>
        <DialogContent>
          <DialogContentText>{shown && texts[shown]}</DialogContentText>
          {shown === 'link' && (
            <TextField
              label="Enlace"
              value={link}
              margin="dense"
              sx={{ mt: 2 }}
              slotProps={{ htmlInput: { readOnly: true } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{shown === 'ask' ? 'Cancelar' : 'Cerrar'}</Button>
          {shown === 'ask' && (
            <Button variant="contained" disabled={busy} onClick={() => void create()}>
              Crear enlace
            </Button>
          )}
          {shown === 'link' && (
            <Button variant="contained" onClick={() => void copy(link, 'Enlace copiado')}>
              Copiar
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
}
