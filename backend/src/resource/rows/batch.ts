import type { Database } from '../../platform/database/database.js';
import type { Change } from './change.js';

/** A transaction and the changes made in it so far. */
export type Batch = { readonly tx: Database; readonly changes: Change[] };
