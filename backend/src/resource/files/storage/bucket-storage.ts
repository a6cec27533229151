import { Readable } from 'node:stream';
import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { within } from '../../../platform/clock/within.js';
import { type ByteRange, FileStorage } from './file-storage.js';
import { pathOfKey } from './fileKey.js';

/**
 * Whether something outside has stopped answering. Once it has said nothing for as long as one waits, a single one asks at a time, and
 * whoever comes meanwhile is told at once: what is away must not hold the places of all who ask.
 */
class Silence {
  private isSilent = false;
  private isAsked = false;

  /** What it answers within so many milliseconds; rejects with `ETIMEDOUT` when it takes longer, or would. */
  async wait<T>(ms: number, ask: () => Promise<T>): Promise<T> {
    if (this.isSilent && this.isAsked)
      throw Object.assign(new Error('It has stopped answering'), { code: 'ETIMEDOUT' });
    this.isAsked = true;
    try {
      const answer = await within(ms, ask());
      this.isSilent = false;
      return answer;
    } catch (error) {
      // A refusal is an answer.
      this.isSilent = (error as NodeJS.ErrnoException).code === 'ETIMEDOUT';
      throw error;
    } finally {
      this.isAsked = false;
    }
  }
}

/** Until an answer, or its next bytes. */
const ANSWER_MS = 5_000;
/** For the whole of the largest file. */
const PUT_MS = 60_000;

/** Files in a Google Cloud Storage bucket (Firebase Storage). Never tried against the real service: see docs/decisions/stored-files.md. */
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

  /** A missing object, or a bucket that is away, is known only when the first bytes were asked for. */
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

  /** The bytes as somebody reads them: those that do not come break it off. How long their reader takes is not counted. */
  private async *following(first: IteratorResult<Buffer>, pieces: AsyncIterator<Buffer>) {
    try {
      for (let piece = first; !piece.done; piece = await within(this.answerMs, pieces.next())) yield piece.value;
    } finally {
      // What is still awaited ends with the stream, which this destroys.
      void pieces.return?.();
    }
  }

  private file(key: string) {
    return getStorage(this.app)
      .bucket(this.bucket)
      .file(`archivos/${pathOfKey(key)}`);
  }
}
