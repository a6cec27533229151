import path from 'node:path';
import { makeFolder } from '../lock/makeFolder.js';
import { LockedError, takeLock } from '../lock/takeLock.js';

/**
 * Takes a folder for this process alone: PGlite locks nothing, and two processes on one folder lose rows. Answers the
 * way to give it back. Throws, naming the process, when another one that still runs has it.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  makeFolder(folder);
  try {
    return (await takeLock(path.join(folder, 'base.lock'))).release;
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    throw new Error(`La base de datos de ${folder} está en uso por ${error.who}. Deténgalo primero.`);
  }
}
