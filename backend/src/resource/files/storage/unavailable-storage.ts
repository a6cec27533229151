import type { Readable } from 'node:stream';
import type { Queue } from '../content/look.js';
import { type ByteRange, FileStorage } from './file-storage.js';

/**
 * A storage whose every refusal, for whatever reason, says that it is away: it is nobody's fault who asks, and may be mended in a
 * moment.
 */
export class UnavailableStorage extends FileStorage {
  constructor(private readonly storage: FileStorage) {
    super();
  }

  put(key: string, bytes: Buffer): Promise<void> {
    return this.storage.put(key, bytes).catch(sayAway);
  }

  /** What is not there is no refusal. */
  open(key: string, range?: ByteRange): Promise<Readable> {
    return this.storage.open(key, range).catch((error: unknown) => {
      if (isMissing(error)) throw error;
      return sayAway(error);
    });
  }

  hasRoom(whose: Queue): Promise<boolean> {
    return this.storage.hasRoom(whose).catch(sayAway);
  }

  delete(key: string): Promise<void> {
    return this.storage.delete(key).catch(sayAway);
  }
}

/** As a file system says it, and as a bucket does. */
const isMissing = (error: unknown) => ['ENOENT', 404].includes((error as { code?: string | number }).code ?? '');

const sayAway = (cause: unknown): never => {
  throw Object.assign(new Error('The storage of files refuses', { cause }), { code: 'EIO' });
};
