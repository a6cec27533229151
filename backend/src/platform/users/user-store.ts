import type { AnyRow } from '@coop/domain';
import type { Database } from '../database/database.js';
import type { User } from './user.js';

/**
 * The documents `users/{uid}`: in Firestore, or in a table of our own database. Both hold the same rules even under
 * parallel requests: no two users share an e-mail, and an active administrador always remains; what would break them is
 * a 422 problem. `tx` is the transaction of our database that holds the history; Firestore has its own.
 */
export abstract class UserStore {
  abstract find(uid: string, tx?: Database): Promise<User | undefined>;
  abstract list(tx?: Database): Promise<User[]>;
  abstract create(user: User, tx?: Database): Promise<void>;
  /** Writes the user whose stored version is still `expected`; false when it no longer is. */
  abstract replace(user: User, expected: number, tx?: Database): Promise<boolean>;
  /**
   * Only of a store whose writes stand though our transaction fails: puts `before` back, or nobody, where what stands is
   * still what `after` wrote.
   */
  putBack?(after: AnyRow, before: AnyRow | undefined): Promise<void>;
  /** Only of a store that keeps what it read: somebody was changed, and it reads anew. */
  forget?(): void;
  /** Notes when they came in. That is no change of theirs: the version stays. */
  abstract recordAccess(uid: string, at: Date): Promise<void>;
}
