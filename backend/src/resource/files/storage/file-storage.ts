import type { Readable } from 'node:stream';
import type { Queue } from '../content/inspectionOptions.js';

/** A byte range, both ends inclusive. */
export type ByteRange = { start: number; end: number };

/** Storage of file bytes. Keys are generated (see `fileKey`); user input never reaches an adapter. */
export abstract class FileStorage {
  /** Stores all bytes durably, or throws and stores nothing. */
  abstract put(key: string, bytes: Buffer): Promise<void>;
  /** Throws when the key is missing. */
  abstract open(key: string, range?: ByteRange): Promise<Readable>;
  /** Returns whether the group has free space. */
  abstract hasRoom(whose: Queue): Promise<boolean>;
  /** Deletes a key; a missing key is no error. */
  abstract delete(key: string): Promise<void>;
}
