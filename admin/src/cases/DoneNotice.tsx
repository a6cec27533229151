import type { AnySection } from '@coop/domain';
import { mailedTo } from '@coop/domain/sections/shared/atencion/mailedTo';
import { Alert, Box, Button } from '@mui/material';
import { Link, type RaRecord } from 'react-admin';
import { addressOfCase } from './queue/addressOfCase';

export type Done = { label: string; name: string; row: RaRecord; next: RaRecord | undefined };

/** What was just done with a case, whether a mail goes with it, and the way to the next. */
export function DoneNotice({ section, done: { label, name, row, next } }: { section: AnySection; done: Done }) {
  const address = name === 'responder' ? mailedTo(row) : undefined;
  return (
    <Alert severity="success" role="status" className="solo-pantalla">
      {`Hecho: ${label}.${address ? ` La respuesta sale por correo a ${address}.` : ''}`}
      {next && (
        <Box sx={{ mt: 1 }}>
          <Button variant="contained" size="small" component={Link} to={addressOfCase(section, next)} autoFocus>
            {`Siguiente: ${next.codigo}`}
          </Button>
        </Box>
      )}
    </Alert>
  );
}
