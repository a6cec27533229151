import { type AnySection, publicAddressOf } from '@coop/domain';
import { Alert, Button } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { publicationNote } from './publicationNote';

type Props = { section: AnySection; row: RaRecord; done?: 'Publicado' | 'Aprobado' };

/** Confirms a publication, with a link to the public page. */
export function PublishedNotice({ section, row, done = 'Publicado' }: Props) {
  const address = row.situacion === 'vigente' ? publicAddressOf(section, row) : undefined;
  const note = publicationNote(row);
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
      {`${done}: ${note.charAt(0).toLowerCase()}${note.slice(1)}`}
    </Alert>
  );
}
