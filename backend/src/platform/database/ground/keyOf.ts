import type { Fields } from '@coop/domain';
import { type SQL, sql } from 'drizzle-orm';

/**
 * The key of a field in the copies of a row that are kept as JSON, for what SQL reads of them: a name that the fields lack does not
 * compile. It stands as written, as indexes have it; `checkSection` sees that names are letters and digits alone.
 */
export const keyOf = <F extends Fields>(_fields: F, name: keyof NoInfer<F> & string): SQL => sql.raw(`'${name}'`);
