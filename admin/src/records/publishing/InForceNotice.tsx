import type { AnySection } from '@coop/domain';
import { Alert, Box, Button } from '@mui/material';
import { Link, type RaRecord } from 'react-admin';
import { newFrom } from './newFrom';

/** Warns before a version in force is republished; a new version would preserve the previous charges. */
export function InForceNotice({ section, record }: { section: AnySection; record: RaRecord }) {
  if (!section.publication?.versioned || record.situacion !== 'vigente') return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      Está vigente: lo que cambie aquí rige de inmediato. Si cambia lo que se cobra o se paga, cree una versión nueva
      con su fecha y esta quedará como se publicó. Siga solo si corrige un error.
      <Box sx={{ mt: 1 }}>
        <Button color="inherit" variant="outlined" size="small" component={Link} to={newFrom(section, record)}>
          Crear una versión nueva
        </Button>
      </Box>
    </Alert>
  );
}
