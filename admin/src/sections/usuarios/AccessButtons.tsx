import { hasRightOver } from '@coop/domain';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, type RaRecord, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { httpClient } from '../../ground/api/httpClient';
import { useCan } from '../../ground/staff/useCan';
import { useYo } from '../../ground/staff/useYo';
import { InvitationButton } from './InvitationButton';

/** What may be done with the access of a user, for whoever may touch theirs. */
export function AccessButtons() {
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

/** Ends whatever the user has open, everywhere: of a machine that was lost, or left to somebody else. */
function EndSessionsButton({ user }: { user: RaRecord }) {
  const [asked, setAsked] = useState(false);
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
    setAsked(false);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        Cerrar sus sesiones
      </Button>
      <Confirm
        isOpen={asked}
        loading={busy}
        title="¿Desea cerrar sus sesiones?"
        content={`${user.nombre || user.email} tendrá que ingresar otra vez, en todos los equipos y con la misma contraseña. Se le avisa por correo.`}
        confirm="Cerrar sesiones"
        onConfirm={() => void end()}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
