import type { Database } from '../../platform/database/database.js';

/** Decides which stored files visitors may read and whether staff may change them alone. */
export abstract class PublishedFiles {
  /** Returns whether currently published content shows the file. */
  abstract isPublic(file: { id: string; seccion: string }, tx?: Database): Promise<boolean>;
  /** Throws when the file's section requires a second person to publish. */
  abstract requireAlone(file: { seccion: string }, tx?: Database): Promise<void>;
}
