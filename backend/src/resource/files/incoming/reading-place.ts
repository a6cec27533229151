import type { Request } from 'express';

/** Who has just come has had no time to send: until then a place is worth as much as that of a slow telephone, in bytes. */
const NEW_MS = 2_000;
const NEW_IS_WORTH = 8_000;

/** A place among the bodies that are read. `givenUp` is aborted, with the problem to answer, when it goes to another. */
export type Place = { readonly givenUp: AbortSignal; leave: () => void };

/** A place and the body that is read there; `free` is called once. */
export class ReadingPlace implements Place {
  /** How much had come at the last two looks. */
  private before: number;
  private beforeThat: number;
  private readonly stopping = new AbortController();
  private readonly came = performance.now();
  private isFree = false;

  constructor(
    private readonly request: Request,
    readonly sender: string,
    private readonly free: () => void,
  ) {
    this.before = request.socket.bytesRead;
    this.beforeThat = this.before;
  }

  get givenUp(): AbortSignal {
    return this.stopping.signal;
  }

  /** To be called each second. */
  look(): void {
    this.beforeThat = this.before;
    this.before = this.request.socket.bytesRead;
  }

  /** How many bytes came in the last second or two: a body that moves outlives any that doesn't, or that trickles. */
  get recent(): number {
    const bytes = this.request.socket.bytesRead - this.beforeThat;
    return performance.now() - this.came < NEW_MS ? Math.max(bytes, NEW_IS_WORTH) : bytes;
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
