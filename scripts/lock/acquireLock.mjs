import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findStartTime } from '../../backend/src/platform/lock/findStartTime.js';
import { root } from '../root.mjs';
import { waitForOrphans } from './waitForOrphans.mjs';

/**
 * Acquires the data folder for this process, since two processes on one PGlite folder lose rows. Throws an Error that
 * names the holder. Takes over the lock of a dead holder once its children are gone. Needs the built backend.
 * @param {string} dataDir an existing folder
 * @returns {Promise<{ noteChildren: (pids: number[]) => void, release: () => void }>}
 */
export async function acquireLock(dataDir) {
  const { LockedError, acquireLock: lockFile } = await import(
    pathToFileURL(path.join(root, 'backend/dist/platform/lock/acquireLock.js')).href
  );
  try {
    const lock = await lockFile(path.join(dataDir, 'arranque.lock'), ({ children }) => waitForOrphans(children));
    return {
      noteChildren: (pids) => lock.noteChildren(pids.map((pid) => ({ pid, startTime: findStartTime(pid) }))),
      release: lock.release,
    };
  } catch (error) {
    throw error instanceof LockedError ? new Error(explain(dataDir, error)) : error;
  }
}

const explain = (dataDir, { holderName, holder }) =>
  `La carpeta de datos ${dataDir} ya está en uso por ${holderName}. Deténgalo (Ctrl-C en su terminal, o kill ${holder.pid}), o elija otra carpeta: DATA_DIR=otra-carpeta npm start`;
