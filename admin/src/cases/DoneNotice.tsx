import type { AnySection } from '@coop/domain';
import { mailedTo } from '@coop/domain/sections/shared/atencion/mailedTo';
import { Alert, Box, Button } from '@mui/material';
import { Link, type RaRecord } from 'react-admin';
import { addressOfCase } from './queue/addressOfCase';

export type Done = { label: string; name: string; row: RaRecord; next: RaRecord | undefined };

/** Confirms the order just executed, with the answer's delivery method and a link to the next case. */
export function DoneNotice({ section, done: { label, name, row, next } }: { section: AnySection; done: Done }) {
  return (
    <Alert severity="success" role="status" className="solo-pantalla">
      {[`Hecho: ${label}.`, name === 'responder' && wayOf(section, row)].filter(Boolean).join(' ')}
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

/** Email is sent by the server; other methods are shown as chosen. */
function wayOf({ fields }: AnySection, row: RaRecord): string | undefined {
  const address = mailedTo(row);
  if (address) return `La respuesta sale por correo a ${address}.`;
  const way = fields.medioUsado?.choices?.[String(row.medioUsado)];
  return way && `${fields.medioUsado?.label}: ${way}.`;
}
