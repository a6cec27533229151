import type { LiveEvents } from '@coop/domain/answers';
import type { Response } from 'express';

/** Maximum of unread bytes: events are small, so a larger backlog means a dead client. */
const MAX_UNREAD = 64 * 1024;

/** A server-sent events response, open until either side ends it. */
export class EventStream {
  constructor(private readonly response: Response) {
    response.status(200).set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // Disables buffering in a proxy, which would hold events back.
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

  /** Sends an empty comment, so that proxies and both sides keep the connection open. */
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
    if (this.response.writableLength > MAX_UNREAD) this.response.destroy();
    else this.response.write(text);
  }
}
