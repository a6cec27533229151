import type { AnySection } from '@coop/domain';
import type { RaRecord } from 'react-admin';

/** In the address of the form of a new row: the row that it begins from. */
export const FROM = 'de';

/** Where a new row is begun from another. */
export const newFrom = ({ name }: AnySection, { id }: RaRecord): string =>
  `/administrador/${name}/create?${new URLSearchParams({ [FROM]: String(id) })}`;

/** In the address of the form of a new row: that it begins as the example of its section. */
export const AS_EXAMPLE = 'ejemplo';

/** Where a new row is begun from the example of its section. */
export const fromExample = ({ name }: AnySection): string => `/administrador/${name}/create?${AS_EXAMPLE}`;
