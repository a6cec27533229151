import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { type ByteRange, FileStorage } from './file-storage.js';
import { pathOfKey } from './fileKey.js';

/** Files in a Google Cloud Storage bucket (Firebase Storage). Never tried against the real service: see docs/decisions/stored-files.md. */
export class BucketStorage extends FileStorage {
  constructor(
    private readonly app: App,
    private readonly bucket: string,
  ) {
    super();
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    await this.file(key).save(bytes, { resumable: false, validation: 'crc32c' });
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    const stream = this.file(key).createReadStream(range);
    // A missing object is known only when the first bytes were asked for.
    await Promise.race([new Promise((resolve) => stream.once('readable', resolve)), finished(stream)]);
    return stream;
  }

  async hasRoom(): Promise<boolean> {
    return true;
  }

  async delete(key: string): Promise<void> {
    await this.file(key).delete({ ignoreNotFound: true });
  }

  private file(key: string) {
    return getStorage(this.app)
      .bucket(this.bucket)
      .file(`archivos/${pathOfKey(key)}`);
  }
}
