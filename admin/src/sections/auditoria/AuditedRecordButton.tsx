import { Button } from '@mui/material';
import { Link, useRecordContext } from 'react-admin';
import { useCan } from '../../session/useCan';

/** Opens the history of the record that a line speaks of, where this user may read it. */
export function AuditedRecordButton() {
  const line = useRecordContext();
  const can = useCan();
  if (!line?.registro || !can(String(line.seccion), 'leer')) return null;
  const address = `/administrador/${line.seccion}/${encodeURIComponent(line.registro)}/show?vista=historial`;
  return (
    <Button component={Link} to={address} variant="outlined">
      Ver el registro
    </Button>
  );
}
