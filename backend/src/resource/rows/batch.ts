import type { Database } from '../../platform/database/database.js';
import type { Change } from './change.js';

/** Changes that stand or fall together: their transaction, and what it has done so far. */
export type Batch = { readonly tx: Database; readonly changes: Change[] };
