import { adminPathOf, type MenuEntry, type Rol, rolesThatOpen, rolLabels } from '@coop/domain';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { Button, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { Message } from '../messages/Message';
import { useYo } from '../staff/staff';
import { entryLabel } from './entries';

/** Access-denied page: the roles that may open the section and a link to the user's first allowed one. */
export function AccessDenied({ entry = 'panel' }: { entry?: MenuEntry }) {
  const { menu, rol } = useYo();
  const first = menu[0];
  return (
    <Message icon={<LockOutlined fontSize="inherit" />} title="No tiene permiso para ver esta sección">
      <Typography>
        {`«${entryLabel(entry)}» es para: ${listed(rolesThatOpen(entry))}. Su rol es ${rolLabels[rol]}. `}
        Si la necesita para su trabajo, pídala al administrador.
      </Typography>
      {first && (
        <Button component={Link} to={adminPathOf(first)} variant="contained" sx={{ mt: 3 }}>
          {`Ir a ${entryLabel(first)}`}
        </Button>
      )}
    </Message>
  );
}

const listed = (roles: Rol[]) =>
  new Intl.ListFormat('es', { type: 'conjunction' }).format(roles.map((rol) => rolLabels[rol]));
