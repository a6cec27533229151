import type { Readable } from 'node:stream';
import type { Queue } from '../content/uploadField.js';
import { type ByteRange, FileStorage } from './file-storage.js';

/** Maps every storage error to EIO, a temporary failure: the client is not at fault and may retry. */
export class UnavailableStorage extends FileStorage {
  constructor(private readonly storage: FileStorage) {
    super();
  }

  put(key: string, bytes: Buffer): Promise<void> {
    return this.storage.put(key, bytes).catch(throwUnavailable);
  }

  /** A missing file is no storage failure. */
  open(key: string, range?: ByteRange): Promise<Readable> {
    return this.storage.open(key, range).catch((error: unknown) => {
      if (isMissing(error)) throw error;
      return throwUnavailable(error);
    });
  }

  hasRoom(whose: Queue): Promise<boolean> {
    return this.storage.hasRoom(whose).catch(throwUnavailable);
  }

  delete(key: string): Promise<void> {
    return this.storage.delete(key).catch(throwUnavailable);
  }
}

/** Not-found codes of a file system and of a bucket. */
const isMissing = (error: unknown) => ['ENOENT', 404].includes((error as { code?: string | number }).code ?? '');

const throwUnavailable = (cause: unknown): never => {
  throw Object.assign(new Error('The storage of files refuses', { cause }), { code: 'EIO' });
};
