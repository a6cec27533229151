import { mkdir, statfs } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Queue } from '../content/uploadField.js';
import type { Preset } from '../pictures/presets.js';

/** A byte range, both ends inclusive. */
export type ByteRange = { start: number; end: number };

/** Storage of file bytes. Keys are generated (see `fileKey`); user input never reaches an adapter. */
export abstract class FileStorage {
  /** Stores all bytes durably, or throws and stores nothing. */
  abstract put(key: string, bytes: Buffer): Promise<void>;
  /** Throws when the key is missing. */
  abstract open(key: string, range?: ByteRange): Promise<Readable>;
  abstract hasRoom(queue: Queue): Promise<boolean>;
  /** Deletes a key; a missing key is no error. */
  abstract delete(key: string): Promise<void>;
}

const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.[a-z]+)?$/;

/** Returns the storage key of some bytes or of a variant. Each file and each replacement has its own keys. */
export const fileKey = (clave: string, preset?: Preset): string => (preset ? `${clave}.${preset}` : clave);

/** Returns `af/2c/{key}`: folders from the id's random end. Throws an Error on an invalid key. */
export function pathOfKey(key: string): string {
  if (!shape.test(key)) throw new Error('Not a file key');
  return `${key.slice(32, 34)}/${key.slice(34, 36)}/${key}`;
}

/** Share of the reserve closed to staff too: the database is on the same disk and stops when it is full. */
const OF_STAFF = 0.5;

/** Returns the bytes that must stay free for the group to upload. */
export const reservedBytes = (queue: Queue, reserve: number): number =>
  queue === 'staff' ? reserve * OF_STAFF : reserve;

export async function countFree(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
