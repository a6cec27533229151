import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../lock/makeFolder.js';

/** Makes the folder when it is missing; throws what the system says unless it is one that may be written into. Writes nothing. */
export async function requireFolder(folder: string): Promise<void> {
  makeFolder(folder);
  await access(path.join(folder, path.sep), constants.W_OK | constants.X_OK);
}
