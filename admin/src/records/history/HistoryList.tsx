import type { AnySection } from '@coop/domain';
import { Alert } from '@mui/material';
import { Loading, type RaRecord } from 'react-admin';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';
import { HistoryCard } from './HistoryCard';
import { OlderButton } from './OlderButton';
import { useHistory } from './useHistory';

/** History of a row, newest first. */
export function HistoryList({ section, record }: { section: AnySection; record: RaRecord }) {
  const { lines, error, retry, older } = useHistory(section, record);
  if (!lines) return error ? <FailedToLoad error={error} onRetry={retry} /> : <Loading />;
  if (lines.length === 0) return <Alert severity="info">Todavía no hay cambios registrados.</Alert>;
  return (
    <>
      {lines.map((entry) => (
        <HistoryCard key={entry.id} section={section} record={record} entry={entry} />
      ))}
      <FailedToLoad error={error} onRetry={retry} isShown />
      <OlderButton {...older} />
    </>
  );
}
