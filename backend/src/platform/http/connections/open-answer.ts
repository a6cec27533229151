import type { IncomingMessage, ServerResponse } from 'node:http';

/** An answer under way, by what its reader has taken of it. */
export class OpenAnswer {
  /** Since when none of it went. */
  since = performance.now();
  private before = 0;

  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
    private readonly nameSender: (request: IncomingMessage) => string,
  ) {}

  get sender(): string {
    return this.nameSender(this.request);
  }

  get isOver(): boolean {
    return this.response.closed || this.request.socket.destroyed;
  }

  /** In bytes; none of one that is over. */
  get waiting(): number {
    return this.isOver ? 0 : this.request.socket.writableLength;
  }

  /** Takes note of what went since it was asked before. Of what was written in one piece nothing is seen until all of it went. */
  note(now: number): void {
    const { bytesWritten, writableLength } = this.request.socket;
    const handedOn = bytesWritten - writableLength;
    if (handedOn === this.before && writableLength > 0) return;
    this.before = handedOn;
    this.since = now;
  }

  cut(): void {
    this.request.socket.destroy();
  }
}
