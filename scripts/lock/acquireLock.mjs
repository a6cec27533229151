import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findStartTime } from '../../backend/src/platform/lock/findStartTime.js';
import { root } from '../root.mjs';
import { waitForOrphans } from './waitForOrphans.mjs';

/**
 * Takes the data folder for this process, or throws naming the one that holds it: two processes on one PGlite folder
 * lose rows. A lock whose holder is gone is taken over once the children that it noted are gone too. Needs the built backend.
 * @param {string} dataDir an existing folder
 * @returns {Promise<{ noteChildren: (pids: number[]) => void, release: () => void }>}
 */
export async function acquireLock(dataDir) {
  const { LockedError, takeLock } = await import(
    pathToFileURL(path.join(root, 'backend/dist/platform/lock/takeLock.js')).href
  );
  try {
    const lock = await takeLock(path.join(dataDir, 'arranque.lock'), ({ children }) => waitForOrphans(children));
    return {
      noteChildren: (pids) => lock.noteChildren(pids.map((pid) => ({ pid, startTime: findStartTime(pid) }))),
      release: lock.release,
    };
  } catch (error) {
    throw error instanceof LockedError ? new Error(explain(dataDir, error)) : error;
  }
}

const explain = (dataDir, { who, holder }) =>
  `La carpeta de datos ${dataDir} ya está en uso por ${who}. Deténgalo (Ctrl-C en su terminal, o kill ${holder.pid}), o elija otra carpeta: DATA_DIR=otra-carpeta npm start`;
