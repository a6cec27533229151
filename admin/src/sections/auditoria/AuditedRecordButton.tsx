import { adminPathOf } from '@coop/domain';
import { Button } from '@mui/material';
import { Link, type RaRecord, useRecordContext } from 'react-admin';
import { useCan } from '../../ground/staff/useCan';

/** Opens what a line speaks of, where this user may read it: a record's history, or a file in the library. */
export function AuditedRecordButton() {
  const line = useRecordContext();
  const can = useCan();
  // Nothing is left of a file that was erased.
  if (!line?.registro || line.accion === 'quitar' || !can(String(line.seccion), 'leer')) return null;
  const isFile = line.accion === 'reemplazar';
  return (
    <Button component={Link} to={isFile ? fileOf(line) : recordOf(line)} variant="outlined">
      {isFile ? 'Ver el archivo' : 'Ver el registro'}
    </Button>
  );
}

const fileOf = ({ registro }: RaRecord) => `${adminPathOf('sitio/biblioteca')}/${registro}`;

const recordOf = ({ seccion, registro }: RaRecord) =>
  `/administrador/${seccion}/${encodeURIComponent(registro)}/show?vista=historial`;
