import type { AnySection } from '@coop/domain';
import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Loading, type RaRecord, useDataProvider } from 'react-admin';
import type { dataProvider } from '../../ground/api/dataProvider';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';
import { HistoryCard } from './HistoryCard';

/** Who did what to a row, and when; newest first. */
export function HistoryList({ section, record }: { section: AnySection; record: RaRecord }) {
  const { historial } = useDataProvider<typeof dataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [section.name, 'historial', record.id],
    queryFn: () => historial(section.name, record.id),
  });
  if (!data) return error ? <FailedToLoad error={error} onRetry={refetch} /> : <Loading />;
  if (data.length === 0) return <Alert severity="info">Todavía no hay cambios registrados.</Alert>;
  return data.map((entry) => <HistoryCard key={entry.id} section={section} record={record} entry={entry} />);
}
