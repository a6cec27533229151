import type { AnySection } from '@coop/domain';
import type { RaRecord } from 'react-admin';

/** Where a case is worked. */
export const addressOfCase = ({ name }: AnySection, { id }: Pick<RaRecord, 'id'>): string =>
  `/administrador/${name}/${encodeURIComponent(id)}/show`;
