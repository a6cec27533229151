import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../lock/makeFolder.js';

/** Creates a missing folder. Throws the system's error unless it is writable. Writes nothing. */
export async function requireFolder(folder: string): Promise<void> {
  makeFolder(folder);
  await access(path.join(folder, path.sep), constants.W_OK | constants.X_OK);
}
