import type { Fields } from '@coop/domain';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Returns the SQL literal of a field's key in JSON copies of rows. An unknown name does not compile. The name is
 * inlined to match indexes; `checkSection` allows letters and digits only.
 */
export const keyOf = <F extends Fields>(_fields: F, name: keyof NoInfer<F> & string): SQL => sql.raw(`'${name}'`);
