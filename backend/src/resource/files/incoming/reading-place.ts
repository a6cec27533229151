import type { Request } from 'express';

/** A place among the bodies that are read. `givenUp` is aborted, with the problem to answer, when it goes to another. */
export type Place = { readonly givenUp: AbortSignal; leave: () => void };

/** A place and the body that is read there; `free` is called once. */
export class ReadingPlace implements Place {
  /** How much had come at the last two looks. */
  private before: number;
  private beforeThat: number;
  private readonly stopping = new AbortController();
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

  /** How many bytes came in the last second or two: a body that moves outlives any that doesn't, however new that is. */
  get recent(): number {
    return this.request.socket.bytesRead - this.beforeThat;
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
