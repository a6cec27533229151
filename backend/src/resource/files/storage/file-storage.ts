import type { Readable } from 'node:stream';
import type { Queue } from '../content/look.js';

/** A part of a file, both ends included, in bytes. */
export type ByteRange = { start: number; end: number };

/** Where the bytes of files are. Keys are ours (see `fileKey`); nothing that a person typed reaches an adapter. */
export abstract class FileStorage {
  /** Keeps the whole of it, durably, or throws and keeps nothing. */
  abstract put(key: string, bytes: Buffer): Promise<void>;
  /** Throws when there is nothing under that key. */
  abstract open(key: string, range?: ByteRange): Promise<Readable>;
  /** Whether there is room for what they bring. */
  abstract hasRoom(whose: Queue): Promise<boolean>;
  /** Deleting what is not there is no error. */
  abstract delete(key: string): Promise<void>;
}
