import type { Database } from '../../platform/database/database.js';

/** Tells which stored files visitors may read, and who decides over them. */
export abstract class PublishedFiles {
  /** Whether something that is published at this moment shows the file. */
  abstract isPublic(file: { id: string; seccion: string }, tx?: Database): Promise<boolean>;
  /** Throws the problem that refuses to change a file of a section whose rows are published by a second person. */
  abstract requireAlone(file: { seccion: string }, tx?: Database): Promise<void>;
}
