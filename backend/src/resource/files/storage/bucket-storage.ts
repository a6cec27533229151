import { Readable } from 'node:stream';
import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { withTimeout } from '../../../platform/clock.js';
import { type ByteRange, FileStorage, pathOfKey } from './file-storage.js';

/** Circuit breaker: after a timeout one call at a time is tried and the others fail at once. */
class Silence {
  private isSilent = false;
  private isProbing = false;

  /** Runs the call with a timeout in ms; rejects with `ETIMEDOUT` on timeout or while the circuit is open. */
  async wait<T>(ms: number, operation: () => Promise<T>): Promise<T> {
    if (this.isSilent && this.isProbing)
      throw Object.assign(new Error('It has stopped answering'), { code: 'ETIMEDOUT' });
    this.isProbing = true;
    try {
      const answer = await withTimeout(ms, operation());
      this.isSilent = false;
      return answer;
    } catch (error) {
      // An error response means that the service is up.
      this.isSilent = (error as NodeJS.ErrnoException).code === 'ETIMEDOUT';
      throw error;
    } finally {
      this.isProbing = false;
    }
  }
}

/** Timeout until a response, or until its next bytes. */
const ANSWER_MS = 5_000;
const PUT_MS = 60_000;

/** Google Cloud Storage; never tested against the real service: docs/decisions/stored-files.md. */
export class BucketStorage extends FileStorage {
  private readonly silence = new Silence();

  constructor(
    private readonly app: App,
    private readonly bucket: string,
    private readonly answerMs = ANSWER_MS,
  ) {
    super();
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const options = { resumable: false, validation: 'crc32c' } as const;
    await this.silence.wait(PUT_MS, () => this.file(key).save(bytes, options));
  }

  /** Waits for the first bytes, since only then a missing object or an outage is known. */
  async open(key: string, range?: ByteRange): Promise<Readable> {
    const stream = this.file(key).createReadStream(range);
    const pieces = stream.iterator();
    try {
      const first = await this.silence.wait(this.answerMs, () => pieces.next());
      return Readable.from(this.following(first, pieces), { objectMode: false });
    } catch (error) {
      stream.destroy();
      throw error;
    }
  }

  async hasRoom(): Promise<boolean> {
    return true;
  }

  async delete(key: string): Promise<void> {
    await this.silence.wait(this.answerMs, () => this.file(key).delete({ ignoreNotFound: true }));
  }

  /** Yields the bytes with a timeout per chunk. The reader's own time is not counted. */
  private async *following(first: IteratorResult<Buffer>, pieces: AsyncIterator<Buffer>) {
    try {
      for (let piece = first; !piece.done; piece = await withTimeout(this.answerMs, pieces.next())) yield piece.value;
    } finally {
      // Not awaited: the pending read ends when this destroys the stream.
      void pieces.return?.();
    }
  }

  private file(key: string) {
    return getStorage(this.app)
      .bucket(this.bucket)
      .file(`archivos/${pathOfKey(key)}`);
  }
}
