import { type AnySection, findSection } from '@coop/domain';
import type { FileUse } from '@coop/domain/answers';
import { Box, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { placeOf } from '../../fields/files/fileFacts';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';
import { useUses } from './useUses';

/** Rows that use a file, with links. */
export function UsesList({ id }: { id: string }) {
  const { data: uses, error, refetch } = useUses(id);
  return (
    <Box component="section" aria-labelledby="usos">
      <Typography id="usos" variant="h3" sx={{ mb: 1 }}>
        Dónde se usa
      </Typography>
      <FailedToLoad error={error} onRetry={refetch} isShown={uses !== undefined} />
      {uses?.length === 0 && <Typography>En ninguna parte. Se puede eliminar.</Typography>}
      {uses && uses.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
          {uses.map((use) => (
            <li key={`${use.seccion} ${use.registro} ${use.campo}`}>
              <Link to={addressOf(use)} sx={{ overflowWrap: 'anywhere' }}>
                {use.titulo || nameOf(use)}
              </Link>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {placeOf(use)}
                {use.titulo === null && ' · en la papelera'}
              </Typography>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const addressOf = ({ seccion, registro, titulo }: FileUse) =>
  `/administrador/${seccion}/${titulo === null ? 'papelera' : registro}`;

const nameOf = ({ seccion }: FileUse) => (findSection(seccion) as AnySection | undefined)?.label.one ?? seccion;
