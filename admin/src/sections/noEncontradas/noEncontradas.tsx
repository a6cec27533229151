import { formatDateTime } from '@coop/domain';
import { Box, Button } from '@mui/material';
import type { MouseEvent } from 'react';
import { Link, useRecordContext } from 'react-admin';
import { useCan } from '../../ground/staff/staff';
import type { Override } from '../Override';
import { FROM_ADDRESS } from '../redirecciones/redirecciones';

const LastColumn = ({ value }: { value: unknown }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
    <span>{formatDateTime(String(value))}</span>
    <RedirectButton />
  </Box>
);

export const noEncontradas: Override = {
  section: 'sitio/direcciones-no-encontradas',
  columns: { ultimaVez: LastColumn },
  extra: <RedirectButton />,
};

const SECTION = 'sitio/redirecciones';

function RedirectButton() {
  const row = useRecordContext();
  const can = useCan();
  if (!row || !can(SECTION, 'crear')) return null;
  const prefill = new URLSearchParams({ [FROM_ADDRESS]: String(row.direccion) });
  return (
    <Button
      component={Link}
      to={`/administrador/${SECTION}/create?${prefill}`}
      size="small"
      variant="outlined"
      aria-label={`Crear redirección de ${row.direccion}`}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      Crear redirección
    </Button>
  );
}
