import path from 'node:path';
import { acquireLock, LockedError } from '../lock/acquireLock.js';
import { makeFolder } from '../lock/makeFolder.js';

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
    throw new Error(`La base de datos de ${folder} está en uso por ${error.who}. Deténgalo primero.`);
  }
}
