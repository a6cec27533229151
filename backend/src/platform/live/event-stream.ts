import type { LiveEvents } from '@coop/domain/answers';
import type { Response } from 'express';

/** What a reader may leave unread: events are small, and whoever takes none is not there. */
const MOST_UNREAD = 64 * 1024;

/** One answer that goes on: events as `text/event-stream` has them, until either side ends it. */
export class EventStream {
  constructor(private readonly response: Response) {
    response.status(200).set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // A proxy that gathers answers before it hands them on would hand on nothing.
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
  }

  get isOpen(): boolean {
    return !this.response.closed && !this.response.writableEnded;
  }

  send<Name extends keyof LiveEvents>(event: Name, data: LiveEvents[Name]): void {
    this.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Says nothing: that both sides are there, to whatever stands between them. */
  beat(): void {
    this.write(':\n\n');
  }

  end(): void {
    if (this.isOpen) this.response.end();
  }

  onEnd(act: () => void): void {
    this.response.once('close', act);
  }

  private write(text: string) {
    if (!this.isOpen) return;
    if (this.response.writableLength > MOST_UNREAD) this.response.destroy();
    else this.response.write(text);
  }
}
