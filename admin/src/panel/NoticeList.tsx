import { adminPathOf, type MenuEntry } from '@coop/domain';
import type { Notice } from '@coop/domain/answers';
import { Alert, Box, Button } from '@mui/material';
import { Link } from 'react-admin';
import { useCan } from '../ground/staff/useCan';

/** What should be there and is not, with the way to put it right. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const can = useCan();
  return notices.map(({ clave, seccion, etiqueta, enlace, accion }) => (
    <Alert key={clave} severity="warning" variant="outlined" sx={{ bgcolor: 'background.paper', alignItems: 'center' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <span>{etiqueta}</span>
        {enlace && (
          <Button component={Link} to={enlace} size="small">
            {accion ?? 'Ver la lista'}
          </Button>
        )}
        {enlace && !accion && can(seccion, 'crear') && (
          <Button component={Link} to={`${adminPathOf(seccion as MenuEntry)}/create`} size="small">
            Crear
          </Button>
        )}
      </Box>
    </Alert>
  ));
}
