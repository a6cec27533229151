import { membersSection } from '@coop/domain';
import { Button } from '@mui/material';
import { Link, useRecordContext } from 'react-admin';
import { useCan } from '../../ground/staff/staff';
import type { Override } from '../Override';

const AddressColumn = ({ value }: { value: unknown }) => (
  <span style={{ display: 'inline-block', minWidth: '16ch', maxWidth: '30ch', overflowWrap: 'anywhere' }}>
    {String(value)}
  </span>
);

export const correos: Override = {
  section: 'sitio/correos',
  columns: { para: AddressColumn },
  extra: <MailedCaseButton />,
};

function MailedCaseButton() {
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
