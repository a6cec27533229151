import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { httpClient } from '../../api/httpClient';
import { useCopy } from '../../displays/useCopy';
import { useCan } from '../../session/useCan';

const titles = { link: 'Enlace para poner la contraseña', owner: 'Ya ingresó alguna vez' };

/**
 * Makes the single-use link with which a user sets their first password, to hand over in person. Who came in before asks
 * for one on the sign-in page, and gets it in their own mailbox.
 */
export function InvitationButton() {
  const user = useRecordContext();
  const can = useCan();
  const notify = useNotify();
  const copy = useCopy();
  const [shown, setShown] = useState<keyof typeof titles>();
  const [link, setLink] = useState('');
  if (!user || !can('usuarios', 'editar')) return null;

  const ask = () =>
    httpClient(`/api/usuarios/${encodeURIComponent(user.id)}/invitacion`, { method: 'POST' }).then(
      ({ json }) => {
        setLink(new URL(json.enlace, location.origin).href);
        setShown('link');
      },
      (error: Error) => notify(error.message, { type: 'error' }),
    );
  const close = () => setShown(undefined);
  const name = user.nombre || user.email;

  return (
    <>
      <Button variant="outlined" onClick={() => (user.ultimoAcceso ? setShown('owner') : void ask())}>
        Enlace de contraseña
      </Button>
      <Dialog open={shown !== undefined} onClose={close} fullWidth maxWidth="sm" aria-labelledby="enlace-clave">
        <DialogTitle id="enlace-clave">{titles[shown ?? 'link']}</DialogTitle>
        <DialogContent>
          {shown === 'owner' ? (
            <DialogContentText>
              {`La contraseña de ${name} es solo suya. Si no la recuerda, pídale que use «¿Olvidó su contraseña?» en la página de ingreso: recibirá un enlace en ${user.email}.`}
            </DialogContentText>
          ) : (
            <>
              <DialogContentText sx={{ mb: 2 }}>
                {`Entréguelo solo a ${name}: sirve una vez, por un día, y quien lo abre entra como esa persona. Recibirá un correo que le avisa de que existe, sin el enlace.`}
              </DialogContentText>
              <TextField label="Enlace" value={link} margin="dense" slotProps={{ htmlInput: { readOnly: true } }} />
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cerrar</Button>
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
