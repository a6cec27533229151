import type { Invitation } from '@coop/domain/answers';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { useCopy } from '../../fields/displays/useCopy';
import { httpClient } from '../../ground/api/httpClient';

const titles = {
  ask: 'Invitación para poner la contraseña',
  link: 'Enlace para poner la contraseña',
  owner: 'Ya ingresó alguna vez',
};

/**
 * Resends a user's invitation, or generates its single-use link to hand over in person. Users who have signed in reset
 * their password on the sign-in page instead.
 */
export function InvitationButton({ user }: { user: RaRecord }) {
  const notify = useNotify();
  const copy = useCopy();
  const [shown, setShown] = useState<keyof typeof titles>();
  const [link, setLink] = useState('');
  const [busy, setBusy] = useState(false);
  const name = user.nombre || user.email;
  const texts = {
    ask: `Quien se crea recibe por correo un enlace, que sirve una vez, por un día. Puede enviar otro a ${user.email}, o crear uno y entregarlo usted a ${name}, a quien le llega un aviso de que existe, sin el enlace. En ambos casos los anteriores dejan de servir.`,
    link: `Entréguelo solo a ${name}: sirve una vez, por un día, y quien lo abre entra como esa persona. No se vuelve a mostrar. Donde publica una segunda persona, ustedes dos cuentan como una hasta que ${name} cree otra contraseña con «¿Olvidó su contraseña?». Con la invitación por correo no ocurre.`,
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
  const send = async () => {
    setBusy(true);
    await httpClient(`/api/usuarios/${encodeURIComponent(user.id)}/invitacion/correo`, { method: 'POST' }).then(
      () => {
        notify(`La invitación sale por correo a ${user.email}`, { type: 'success' });
        setShown(undefined);
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
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { whiteSpace: 'nowrap' } }}>
          <Button onClick={close}>{shown === 'ask' ? 'Cancelar' : 'Cerrar'}</Button>
          {shown === 'ask' && (
            <>
              <Button disabled={busy} onClick={() => void create()}>
                Crear enlace
              </Button>
              <Button variant="contained" disabled={busy} onClick={() => void send()}>
                Enviar por correo
              </Button>
            </>
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
