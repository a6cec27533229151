import { Button } from '@mui/material';
import type { MouseEvent } from 'react';
import { Link, useRecordContext } from 'react-admin';
import { useCan } from '../../ground/staff/useCan';
import { FROM_ADDRESS } from '../redirecciones/RedirectionCreate';

const SECTION = 'sitio/redirecciones';

/** The form of a redirection, begun with the address that was not found. */
export function RedirectButton() {
  const row = useRecordContext();
  const can = useCan();
  if (!row || !can(SECTION, 'crear')) return null;
  const begun = new URLSearchParams({ [FROM_ADDRESS]: String(row.direccion) });
  return (
    <Button
      component={Link}
      to={`/administrador/${SECTION}/create?${begun}`}
      size="small"
      variant="outlined"
      aria-label={`Crear redirección de ${row.direccion}`}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      Crear redirección
    </Button>
  );
}
