import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { makeFolder } from '../lock/makeFolder.js';

/** A block of most file systems: less may fit on a full disk. */
const BLOCK = Buffer.alloc(4096, 1);

/** Writes a file into the folder, which is created if missing, and removes it. Throws the system's error. */
export async function writeProbe(folder: string): Promise<void> {
  makeFolder(folder);
  const name = path.join(folder, `.prueba-${uuidv7()}`);
  const file = await open(name, 'wx', 0o600);
  try {
    await file.writeFile(BLOCK);
    await file.sync();
  } finally {
    await file.close();
    await rm(name, { force: true });
  }
}
