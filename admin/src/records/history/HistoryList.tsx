import { type AnySection, formatDateTime } from '@coop/domain';
import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Loading, type RaRecord, useDataProvider, useGetList } from 'react-admin';
import { MemberDisplay } from '../../fields/displays/MemberDisplay';
import type { dataProvider } from '../../ground/api/dataProvider';
import { FailedToLoad } from '../../ground/messages/Message';
import { HistoryCard } from './HistoryCard';

export function useHistory(section: AnySection, record: RaRecord) {
  const { historial } = useDataProvider<typeof dataProvider>();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [section.name, 'historial', record.id, 'cambios', record.version],
    queryFn: ({ pageParam }) => historial(section.name, record.id, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ lines, more }) => (more ? lines.at(-1)?.id : undefined),
  });
  return {
    lines: data?.pages.flatMap(({ lines }) => lines),
    error,
    retry: () => void (data ? fetchNextPage() : refetch()),
    older: { hasMore: hasNextPage, isLoading: isFetchingNextPage, load: () => void fetchNextPage() },
  };
}

export function OlderButton({ hasMore, isLoading, load }: ReturnType<typeof useHistory>['older']) {
  return (
    hasMore && (
      <Button onClick={load} disabled={isLoading} sx={{ justifySelf: 'start' }}>
        {isLoading ? 'Cargando…' : 'Ver cambios anteriores'}
      </Button>
    )
  );
}

export function HistoryList({ section, record }: { section: AnySection; record: RaRecord }) {
  const { lines, error, retry, older } = useHistory(section, record);
  if (!lines) return error ? <FailedToLoad error={error} onRetry={retry} /> : <Loading />;
  if (lines.length === 0) return <Alert severity="info">Todavía no hay cambios registrados.</Alert>;
  return (
    <>
      {lines.map((entry) => (
        <HistoryCard key={entry.id} section={section} record={record} entry={entry} />
      ))}
      <FailedToLoad error={error} onRetry={retry} hasOldData />
      <OlderButton {...older} />
    </>
  );
}

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
