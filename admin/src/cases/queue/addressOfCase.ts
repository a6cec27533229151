import type { AnySection } from '@coop/domain';
import type { RaRecord } from 'react-admin';

/** Returns the panel's path to a case. */
export const addressOfCase = ({ name }: AnySection, { id }: Pick<RaRecord, 'id'>): string =>
  `/administrador/${name}/${encodeURIComponent(id)}/show`;
