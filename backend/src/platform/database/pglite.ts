import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Opens PGlite with the extension for searches: in a folder, or in memory. */
export const openPglite = (options: PGliteOptions = {}): PGlite => new PGlite({ ...options, extensions: { pg_trgm } });
