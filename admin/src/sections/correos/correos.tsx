import { membersSection } from '@coop/domain';
import { Button } from '@mui/material';
import { Link, useRecordContext } from 'react-admin';
import { useCan } from '../../ground/staff/useCan';
import { SectionShow } from '../../records/screens/later';
import type { Override } from '../Override';

/** An address of any length, which leaves room for the columns after it. */
const AddressColumn = ({ value }: { value: unknown }) => (
  <span style={{ display: 'inline-block', minWidth: '16ch', maxWidth: '30ch', overflowWrap: 'anywhere' }}>
    {String(value)}
  </span>
);

/** A mail leads to the case that it speaks of. */
export const correos: Override = {
  section: 'sitio/correos',
  columns: { para: AddressColumn },
  Show: (props) => <SectionShow {...props} extra={<MailedCaseButton />} />,
};

/** Opens the case that a mail speaks of, where this user may read it. */
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
