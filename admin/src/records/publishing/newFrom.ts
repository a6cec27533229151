import type { AnySection } from '@coop/domain';
import type { RaRecord } from 'react-admin';

/** Query parameter of the create form: the row to copy. */
export const FROM = 'de';

/** Returns the path of the create form that copies a row. */
export const newFrom = ({ name }: AnySection, { id }: RaRecord): string =>
  `/administrador/${name}/create?${new URLSearchParams({ [FROM]: String(id) })}`;

/** Query parameter of the create form: start from the section's example. */
export const AS_EXAMPLE = 'ejemplo';

/** Returns the path of the create form with the section's example. */
export const fromExample = ({ name }: AnySection): string => `/administrador/${name}/create?${AS_EXAMPLE}`;
