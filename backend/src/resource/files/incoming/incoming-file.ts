import type { FileHandle } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';

/** What is told of a file while it comes. `field` is the name of its part of the form, `name` what the sender calls it, as far as it can be shown. */
export type Arrival = {
  field: string;
  name: string;
  /** Whose it is: see `senderOf`. */
  sender: string;
  /** Aborted when its sender no longer waits; the reason is the problem to answer. */
  signal?: AbortSignal;
};

/** A file that was sent, on disk under no name: it is gone as soon as it is closed, however the process ends. */
export class IncomingFile {
  readonly field: string;
  readonly name: string;
  readonly sender: string;
  readonly signal: AbortSignal | undefined;
  /** What looking at it may take, in pixels; see `inspectFile`. Until its heading was read its bytes stand for it. */
  effort: number;
  private isKept = false;

  /** `size` is in bytes. */
  constructor(
    { field, name, sender, signal }: Arrival,
    readonly handle: FileHandle,
    readonly size: number,
    readonly sha256: string,
  ) {
    this.field = field;
    this.name = name;
    this.sender = sender;
    this.signal = signal;
    this.effort = size;
  }

  /** All of it, in memory. */
  async read(): Promise<Buffer> {
    return buffer(this.handle.createReadStream({ start: 0, autoClose: false }));
  }

  /** It outlives the request that brought it: whoever asks closes it. */
  keep(): void {
    this.isKept = true;
  }

  /** The request is over. What can't be closed is as good as gone, and nobody is there to hear of it. */
  async release(): Promise<void> {
    if (!this.isKept) await this.close().catch(() => undefined);
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}
