import path from 'node:path';
import type { Readable } from 'node:stream';
import type { App } from 'firebase-admin/app';
import type { Config } from '../../../platform/config/settings.js';
import type { Queue } from '../content/uploadField.js';
import { type ByteRange, FileStorage } from './file-storage.js';
import { LocalStorage } from './local-storage.js';

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

  hasRoom(queue: Queue): Promise<boolean> {
    return this.storage.hasRoom(queue).catch(throwUnavailable);
  }

  delete(key: string): Promise<void> {
    return this.storage.delete(key).catch(throwUnavailable);
  }
}

/** Not-found codes of a file system and of a bucket. */
const isMissing = (error: unknown) => ['ENOENT', 404].includes((error as { code?: string | number }).code ?? '');

const throwUnavailable = (cause: unknown): never => {
  throw Object.assign(new Error('The file storage refuses', { cause }), { code: 'EIO' });
};

const MEGABYTE = 1024 * 1024;

export async function openStorage(config: Config, firebase: App): Promise<FileStorage> {
  if (config.FILES_BUCKET) {
    const { BucketStorage } = await import('./bucket-storage.js');
    return new UnavailableStorage(new BucketStorage(firebase, config.FILES_BUCKET));
  }
  const folder = new LocalStorage(path.join(config.DATA_DIR, 'archivos'), config.DISK_RESERVE_MB * MEGABYTE);
  await folder.clean();
  return new UnavailableStorage(folder);
}
