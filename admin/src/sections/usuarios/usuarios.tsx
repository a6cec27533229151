import { type AnySection, hasRightOver } from '@coop/domain';
import type { Invitation } from '@coop/domain/answers';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useMemo, useState } from 'react';
import { Confirm, type RaRecord, useGetOne, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { useParams } from 'react-router-dom';
import { httpClient } from '../../ground/api/fetchApi';
import { useCopy } from '../../ground/messages/useCopy';
import { useCan, useYo } from '../../ground/staff/staff';
import type { SectionProps } from '../../records/data/SectionFields';
import { SectionCreate, SectionEdit } from '../../records/screens/later';
import type { Override } from '../Override';

const titles = {
  ask: 'Invitación para poner la contraseña',
  link: 'Enlace para poner la contraseña',
  owner: 'Ya ingresó alguna vez',
};

/** Resends an invitation or shows its single-use link, for users who never signed in. */
function InvitationButton({ user }: { user: RaRecord }) {
  const notify = useNotify();
  const copy = useCopy();
  const [dialog, setDialog] = useState<keyof typeof titles>();
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
        setDialog('link');
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
        setDialog(undefined);
      },
      (error: Error) => notify(error.message, { type: 'error' }),
    );
    setBusy(false);
  };
  const close = () => setDialog(undefined);

  return (
    <>
      <Button variant="outlined" onClick={() => setDialog(user.ultimoAcceso ? 'owner' : 'ask')}>
        Enlace de contraseña
      </Button>
      <Dialog open={dialog !== undefined} onClose={close} fullWidth maxWidth="sm" aria-labelledby="enlace-clave">
        <DialogTitle id="enlace-clave">{dialog && titles[dialog]}</DialogTitle>
        <DialogContent>
          <DialogContentText>{dialog && texts[dialog]}</DialogContentText>
          {dialog === 'link' && (
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
          <Button onClick={close}>{dialog === 'ask' ? 'Cancelar' : 'Cerrar'}</Button>
          {dialog === 'ask' && (
            <>
              <Button disabled={busy} onClick={() => void create()}>
                Crear enlace
              </Button>
              <Button variant="contained" disabled={busy} onClick={() => void send()}>
                Enviar por correo
              </Button>
            </>
          )}
          {dialog === 'link' && (
            <Button variant="contained" onClick={() => void copy(link, 'Enlace copiado')}>
              Copiar
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
}

export const usuarios: Override = {
  section: 'usuarios',
  Create: (props) => <SectionCreate {...props} section={useOfferedRoles(props.section)} />,
  Edit,
  extra: <AccessButtons />,
};

function Edit({ section, ...props }: SectionProps) {
  const { id } = useParams();
  const { data } = useGetOne(section.name, { id });
  return <SectionEdit {...props} section={useOfferedRoles(section, data?.rol)} />;
}

function useOfferedRoles(section: AnySection, current?: string): AnySection {
  const { rol } = useYo();
  return useMemo(() => {
    const { choices = {} } = section.fields.rol;
    const offered = Object.entries(choices).filter(([one]) => one === current || hasRightOver(rol, one));
    return {
      ...section,
      fields: { ...section.fields, rol: { ...section.fields.rol, choices: Object.fromEntries(offered) } },
    };
  }, [section, rol, current]);
}

function AccessButtons() {
  const user = useRecordContext();
  const { rol } = useYo();
  const can = useCan();
  if (!user || !can('usuarios', 'editar') || !hasRightOver(rol, user.rol)) return null;
  return (
    <>
      <EndSessionsButton user={user} />
      <InvitationButton user={user} />
    </>
  );
}

function EndSessionsButton({ user }: { user: RaRecord }) {
  const [isConfirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const end = async () => {
    setBusy(true);
    try {
      await httpClient(`/api/usuarios/${encodeURIComponent(user.id)}/cerrar-sesiones`, { method: 'POST' });
      notify('Sesiones cerradas', { type: 'success' });
      refresh();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setBusy(false);
    setConfirming(false);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setConfirming(true)}>
        Cerrar sus sesiones
      </Button>
      <Confirm
        isOpen={isConfirming}
        loading={busy}
        title="¿Desea cerrar sus sesiones?"
        content={`${user.nombre || user.email} tendrá que ingresar otra vez, en todos los equipos y con la misma contraseña. Se le avisa por correo.`}
        confirm="Cerrar sesiones"
        onConfirm={() => void end()}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
