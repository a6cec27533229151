import { adminPathOf } from '@coop/domain';
import SearchOff from '@mui/icons-material/SearchOff';
import { Button, Typography } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { Message } from '../messages/Message';
import { useYo } from '../staff/staff';
import { AccessDenied } from './AccessDenied';
import { entryAt } from './entries';

/** Page for a path without a route for this user: access denied for a section, otherwise not found. */
export function UnknownPage() {
  const { pathname } = useLocation();
  const { menu } = useYo();
  const entry = entryAt(pathname);
  if (entry) return <AccessDenied entry={entry} />;
  return (
    <Message icon={<SearchOff fontSize="inherit" />} title="Página no encontrada">
      <Typography>La dirección está mal escrita, o el enlace ya no sirve.</Typography>
      <Button component={Link} to={adminPathOf(menu[0] ?? 'panel')} variant="contained" sx={{ mt: 3 }}>
        Volver al inicio
      </Button>
    </Message>
  );
}
