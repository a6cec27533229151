import type { AnySection } from '@coop/domain';
import { type RaRecord, useRefresh } from 'react-admin';
import { useBeingThere } from '../../ground/live/useCompany';
import { NewerVersion } from './NewerVersion';

/** Announces presence on the row and warns if a newer version was saved. */
export function BeingThere({ section, record }: { section: AnySection; record: RaRecord }) {
  const refresh = useRefresh();
  useBeingThere(section.name, record.id);
  return <NewerVersion section={section.name} record={record} act="Ver lo nuevo" onAct={refresh} />;
}
