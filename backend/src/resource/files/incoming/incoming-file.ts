import type { FileHandle } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { StaffRequest } from '../../../platform/auth/staff.js';

/** Metadata of an incoming file. `field` is its form part, `name` the sender's sanitized file name. */
export type Arrival = {
  field: string;
  name: string;
  sender: string;
  /** Aborted when the sender disconnects; the reason is the Problem to return. */
  signal?: AbortSignal;
};

/** An uploaded file on disk, already unlinked: it disappears when closed, even if the process crashes. */
export class IncomingFile {
  readonly field: string;
  readonly name: string;
  readonly sender: string;
  readonly signal: AbortSignal | undefined;
  private isStored = false;

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
  }

  async read(): Promise<Buffer> {
    return buffer(this.handle.createReadStream({ start: 0, autoClose: false }));
  }

  save(): void {
    this.isStored = true;
  }

  /** Closes the file at the end of the request. A close error is ignored: nobody could handle it. */
  async release(): Promise<void> {
    if (!this.isStored) await this.close().catch(() => undefined);
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}

export type MultipartRequest = StaffRequest & { incoming?: IncomingFile[] };
