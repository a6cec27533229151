import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { acquireLock } from './lock/acquireLock.mjs';
import { root } from './root.mjs';

/**
 * Creates the data folder, readable by its owner only, and locks it for this process. Throws an Error in Spanish. Needs
 * the built backend.
 * @param {string} dataDir
 */
export async function openDataFolder(dataDir) {
  const { makeFolder } = await import(pathToFileURL(path.join(root, 'backend/dist/platform/lock/makeFolder.js')).href);
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw new Error(`DATA_DIR: no se puede escribir en ${dataDir} (${error.code})`, { cause: error });
  }
  return acquireLock(dataDir);
}
