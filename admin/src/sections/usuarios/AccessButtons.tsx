import { hasRightOver } from '@coop/domain';
import { useRecordContext } from 'react-admin';
import { useCan } from '../../ground/staff/useCan';
import { useYo } from '../../ground/staff/useYo';
import { EndSessionsButton } from './EndSessionsButton';
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
