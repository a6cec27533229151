import type { Request } from 'express';

/** A place among the bodies that are read. `givenUp` is aborted, with the problem to answer, when it goes to another. */
export type Place = { readonly givenUp: AbortSignal; leave: () => void };

/** What each is counted to have brought before it began: who has just come is not slow yet. */
const CREDIT_BYTES = 64_000;

/** A place and the body that is read there; `free` is called once. */
export class ReadingPlace implements Place {
  private readonly since = performance.now();
  private readonly before: number;
  private readonly stopping = new AbortController();
  private isFree = false;

  constructor(
    private readonly request: Request,
    readonly sender: string,
    private readonly free: () => void,
  ) {
    this.before = request.socket.bytesRead;
  }

  get givenUp(): AbortSignal {
    return this.stopping.signal;
  }

  /** In bytes a millisecond, since it came. */
  speed(now: number): number {
    return (this.request.socket.bytesRead - this.before + CREDIT_BYTES) / (now - this.since + 1);
  }

  giveUp(why: Error): void {
    this.leave();
    this.stopping.abort(why);
  }

  leave(): void {
    if (this.isFree) return;
    this.isFree = true;
    this.free();
  }
}
