import { type AnySection, todayInLaPaz } from '@coop/domain';
import { freedAddress } from '@coop/domain/sections/paginas/freedAddress';
import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Loading, type RaRecord, useDataProvider } from 'react-admin';
import type { dataProvider } from '../../ground/api/dataProvider';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';
import { ChangeList } from './ChangeList';
import { useOnRendered } from './useOnRendered';

type Props = {
  section: AnySection;
  record: RaRecord;
  /** Values to publish. */
  values: Record<string, unknown>;
  onShown?: () => void;
};

/** Diff between the published version and the new values. */
export function PendingChanges({ section, record, values, onShown }: Props) {
  const { version: getVersion } = useDataProvider<typeof dataProvider>();
  const published = Number(record.versionPublicada);
  const { data, error, refetch } = useQuery({
    queryKey: [section.name, 'historial', record.id, published],
    queryFn: () => getVersion(section.name, record.id, published),
  });
  useOnRendered(data !== undefined, onShown);
  if (error) return <FailedToLoad error={error} onRetry={refetch} />;
  if (!data) return <Loading loadingPrimary="" loadingSecondary="" />;
  const left = record.estado === 'publicado' && freedAddress(data.datos, values, todayInLaPaz());
  return (
    <>
      {left && (
        <Alert severity="info" sx={{ mt: 2 }}>
          Quien llegue por la dirección anterior, {left}, será llevado a la nueva.
        </Alert>
      )}
      <ChangeList
        section={section}
        before={data.datos}
        after={values}
        title="Lo que cambia para los visitantes:"
        same="Dice lo mismo que lo que leen los visitantes."
      />
    </>
  );
}
