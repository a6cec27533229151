import { type AnySection, publicAddressOf } from '@coop/domain';
import { Alert, Button } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { publicationNote } from './publicationNote';

/** Confirms a publication, with a link to the public page. */
export function PublishedNotice({ section, row }: { section: AnySection; row: RaRecord }) {
  const address = row.situacion === 'vigente' ? publicAddressOf(section, row) : undefined;
  return (
    <Alert
      severity="success"
      variant="filled"
      role="status"
      action={
        address && (
          <Button color="inherit" size="small" href={address} target="_blank" rel="noopener">
            Ver en el sitio
          </Button>
        )
      }
    >
      {`Hecho: Publicar. ${publicationNote(row)}`}
    </Alert>
  );
}
