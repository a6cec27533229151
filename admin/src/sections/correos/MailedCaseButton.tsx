import { membersSection } from '@coop/domain';
import { Button } from '@mui/material';
import { Link, useRecordContext } from 'react-admin';
import { useCan } from '../../ground/staff/useCan';

/** Opens the case that a mail speaks of, where this user may read it. */
export function MailedCaseButton() {
  const mail = useRecordContext();
  const can = useCan();
  if (!mail || !can(String(mail.seccion), 'leer')) return null;
  const address = `/administrador/${mail.seccion}/${encodeURIComponent(mail.registro)}/show`;
  return (
    <Button component={Link} to={address} variant="outlined">
      {mail.seccion === membersSection ? 'Ver el usuario' : 'Ver el caso'}
    </Button>
  );
}
