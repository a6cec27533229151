import type { AnySection } from '@coop/domain';
import { type RaRecord, useGetList } from 'react-admin';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';
import { RecordData } from '../data/RecordData';
import { ChangeList } from '../publishing/ChangeList';
import { PendingChanges } from '../publishing/PendingChanges';
import { useShown } from '../publishing/useShown';

type Props = { section: AnySection; record: RaRecord; onShown: () => void };

/** Before and after: against what visitors read of it, else against the version that it follows; of what is new, all of it. */
export function ReviewedChanges(props: Props) {
  const { section, record, onShown } = props;
  if (record.versionPublicada)
    return <PendingChanges section={section} record={record} values={record} onShown={onShown} />;
  return section.publication?.versioned ? <AgainstInForce {...props} /> : <AllOfIt {...props} />;
}

function AllOfIt({ section, record, onShown }: Props) {
  useShown(true, onShown);
  return <RecordData section={section} row={record} />;
}

function AgainstInForce({ section, record, onShown }: Props) {
  const { data, error, refetch } = useGetList(section.name, {
    filter: { situacion: 'vigente' },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'vigenteDesde', order: 'DESC' },
  });
  useShown(data !== undefined, onShown);
  if (error) return <FailedToLoad error={error} onRetry={refetch} />;
  const [inForce] = data ?? [];
  if (!inForce) return data ? <RecordData section={section} row={record} /> : null;
  return (
    <ChangeList
      section={section}
      before={inForce}
      after={record}
      title={`Frente a la versión vigente, «${section.title(inForce)}»:`}
      same={`Dice lo mismo que la versión vigente, «${section.title(inForce)}».`}
    />
  );
}
