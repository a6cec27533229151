import path from 'node:path';
import { sql } from 'drizzle-orm';
import { acquireLock, LockedError } from '../lock/acquireLock.js';
import { makeFolder } from '../lock/makeFolder.js';
import type { Database } from './database.js';

/** Numbers of PostgreSQL advisory locks, all in one place so that they do not collide. */
export const locks = {
  /** Migrations: several servers may start at once. */
  migrations: 7306,
  users: 7307,
  retention: 7308,
  /** Used with the uid: password links of one person. */
  passwordLinks: 7308,
  /** Used with the uid: balance queries of one person. */
  balancesAsked: 7311,
  holidays: 7312,
  balancesBatches: 7313,
  /** Held for the whole command: restores a backup. */
  restoring: 7314,
  /** Held for the whole command: writes the rows of a first-day file. */
  firstDay: 7315,
} as const;

/** Acquires an advisory lock by name until the transaction ends, for writes that first check other rows. */
export async function lockNamed(name: string, tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
}

/**
 * Locks a folder for this process, as PGlite has no lock and two processes would lose rows. Returns the release
 * function. Throws an Error that names the running process which holds the lock.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  makeFolder(folder);
  try {
    return (await acquireLock(path.join(folder, 'base.lock'))).release;
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    throw new Error(`La base de datos de ${folder} está en uso por ${error.holderName}. Deténgalo primero.`);
  }
}
