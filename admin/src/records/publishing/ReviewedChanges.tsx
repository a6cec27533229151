import type { AnySection } from '@coop/domain';
import { type RaRecord, useGetList } from 'react-admin';
import { FailedToLoad } from '../../ground/messages/Message';
import { RecordData } from '../data/RecordData';
import { ChangeList, PendingChanges, useOnRendered } from './PendingChanges';

type Props = {
  section: AnySection;
  /** The saved row; undefined while it is written. */
  record: RaRecord | undefined;
  /** Values to publish. */
  values: Record<string, unknown>;
  onRendered?: () => void;
};

/** Diff against the published version, else against the version it replaces; a new row is shown in full. */
export function ReviewedChanges(props: Props) {
  const { section, record, values, onRendered } = props;
  if (record?.versionPublicada) return <PendingChanges {...{ section, record, values }} onRendered={onRendered} />;
  return section.publication?.versioned ? <AgainstInForce {...props} /> : <FullRecord {...props} />;
}

function FullRecord({ section, values, onRendered }: Props) {
  useOnRendered(true, onRendered);
  return <RecordData section={section} row={values} />;
}

function AgainstInForce({ section, values, onRendered }: Props) {
  const { data, error, refetch } = useGetList(section.name, {
    filter: { situacion: 'vigente' },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'vigenteDesde', order: 'DESC' },
  });
  useOnRendered(data !== undefined, onRendered);
  if (error) return <FailedToLoad error={error} onRetry={refetch} />;
  const [inForce] = data ?? [];
  if (!inForce) return data ? <RecordData section={section} row={values} /> : null;
  return (
    <ChangeList
      section={section}
      before={inForce}
      after={values}
      title={`Frente a la versión vigente, «${section.title(inForce)}»:`}
      same={`Dice lo mismo que la versión vigente, «${section.title(inForce)}».`}
    />
  );
}
