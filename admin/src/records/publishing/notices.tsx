import { type AnySection, publicAddressOf } from '@coop/domain';
import { Alert, Box, Button, Typography } from '@mui/material';
import { Link, type RaRecord } from 'react-admin';
import { publicationNote } from './publicationNote';

/** Query parameter of the create form: the row to copy. */
export const FROM = 'de';

/** Returns the path of the create form that copies a row. */
export const newFrom = ({ name }: AnySection, { id }: RaRecord): string =>
  `/administrador/${name}/create?${new URLSearchParams({ [FROM]: String(id) })}`;

/** Query parameter of the create form: start from the section's example. */
export const EXAMPLE_PARAM = 'ejemplo';

/** Returns the path of the create form with the section's example. */
export const fromExample = ({ name }: AnySection): string => `/administrador/${name}/create?${EXAMPLE_PARAM}`;

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

/** A note of another person. */
export const Quote = ({ words }: { words: string }) => (
  <Typography
    component="blockquote"
    sx={{ m: 0, mt: 0.5, pl: 1.5, borderLeft: 3, borderColor: 'divider', whiteSpace: 'pre-line' }}
  >
    {words}
  </Typography>
);
