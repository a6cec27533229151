import type { AnySection } from '@coop/domain';
import type { RaRecord } from 'react-admin';
import { InForceNotice } from '../publishing/notices';
import { PendingChanges } from '../publishing/PendingChanges';

export const PublishHelpers = ({ section, record }: { section: AnySection; record: RaRecord }) =>
  record.estado === 'publicado' && (
    <>
      <InForceNotice section={section} record={record} />
      <PendingChanges section={section} record={record} values={record} />
    </>
  );
