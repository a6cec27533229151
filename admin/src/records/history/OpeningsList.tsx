import { type AnySection, formatDateTime } from '@coop/domain';
import { Box, Card, CardContent, Typography } from '@mui/material';
import { Loading, type RaRecord, useGetList } from 'react-admin';
import { MemberDisplay } from '../../fields/displays/MemberDisplay';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';

/** Page size; a larger page would be audited as an export. */
const PAGE_SIZE = 100;

/** Access log of a case, newest first. Repeated accesses by a person within ten minutes count once. */
export function OpeningsList({ section, record }: { section: AnySection; record: RaRecord }) {
  const {
    data,
    error,
    refetch,
    total = 0,
  } = useGetList('sitio/auditoria', {
    filter: { registro: String(record.id), accion: 'abrir', seccion: section.name },
    sort: { field: 'creadoEn', order: 'DESC' },
    pagination: { page: 1, perPage: PAGE_SIZE },
  });
  if (!data) return error ? <FailedToLoad error={error} onRetry={refetch} /> : <Loading />;
  return (
    <Card>
      <CardContent>
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>
          {total === 1 ? 'Se abrió una vez.' : `Se abrió ${total} veces.`}
          {total > PAGE_SIZE && ` Se muestran las últimas ${PAGE_SIZE}.`}
        </Typography>
        <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
          {data.map(({ id, creadoEn, creadoPor, email }) => (
            <li key={id}>
              {`${formatDateTime(creadoEn)} · `}
              <MemberDisplay value={creadoPor} unknown={email} brief />
            </li>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
