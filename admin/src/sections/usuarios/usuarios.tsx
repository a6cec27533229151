import { type AnySection, hasRightOver } from '@coop/domain';
import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { Confirm, type RaRecord, useGetOne, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { useParams } from 'react-router-dom';
import { httpClient } from '../../ground/api/httpClient';
import { useCan } from '../../ground/staff/useCan';
import { useYo } from '../../ground/staff/useYo';
import type { SectionProps } from '../../records/data/SectionProps';
import { SectionCreate, SectionEdit, SectionShow } from '../../records/screens/later';
import type { Override } from '../Override';
import { InvitationButton } from './InvitationButton';

/** Users: generated screens plus access actions. */
export const usuarios: Override = {
  section: 'usuarios',
  Create: (props) => <SectionCreate {...props} section={useOfferedRoles(props.section)} />,
  Edit,
  Show: (props) => <SectionShow {...props} extra={<AccessButtons />} />,
};

function Edit({ section, ...props }: SectionProps) {
  const { id } = useParams();
  const { data } = useGetOne(section.name, { id });
  return <SectionEdit {...props} section={useOfferedRoles(section, data?.rol)} extra={<AccessButtons />} />;
}

/** Returns the section with the roles this user may assign, and the current one. */
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

/** Actions on a user's access, for those with authority over their role. */
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

/** Revokes all sessions of a user, for example on a lost device. */
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
