import type { IncomingMessage, ServerResponse } from 'node:http';

/** Over so many looks it is seen how fast somebody reads… */
const LOOKS = 5;
/** …but not in the first: what the kernel takes at once is nobody's reading. */
const FIRST = 2;

/** An answer under way, by what its reader has taken of it. */
export class OpenAnswer {
  /** Since when none of it went. */
  since = performance.now();
  /** How much had gone at the last looks, newest first. */
  private went: number[] = [];

  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
    readonly sender: string,
  ) {}

  get isOver(): boolean {
    return this.response.closed || this.request.socket.destroyed;
  }

  /** In bytes; none of one that is over. */
  get waiting(): number {
    return this.isOver ? 0 : this.request.socket.writableLength;
  }

  /** Takes note of what went since it was looked at before. */
  note(now: number): void {
    const { bytesWritten, writableLength } = this.request.socket;
    const gone = bytesWritten - writableLength;
    if (gone !== this.went[0] || writableLength === 0) this.since = now;
    this.went = [gone, ...this.went.slice(0, LOOKS)];
  }

  /** How many bytes its reader took of late: of one that has just begun, none. */
  get takenOfLate(): number {
    const [last = 0] = this.went;
    return this.went.length > FIRST ? last - (this.went.at(-1) ?? 0) : 0;
  }

  cut(): void {
    this.request.socket.destroy();
  }
}
