import type { Request } from 'express';

/** Fewer bytes than these in that time are a sender who stalls: a telephone with a bad line is ten times as fast. */
const FEWEST_BYTES = 10_000;
const WINDOW_MS = 10_000;
/** The whole body, whatever its size. */
const LONGEST_MS = 120_000;

/** Follows a body while somebody else reads it, and gives up on one that is too long or too slow, or when it is told to. */
export class BodyWatch {
  /** Rejects once it is given up. */
  readonly givenUp: Promise<never>;
  private readonly stopping = new AbortController();

  /** `isTooLong` is asked with the bytes so far; the others make what is thrown, but for `told`, which brings it. */
  constructor(
    request: Request,
    isTooLong: (seen: number) => boolean,
    told: AbortSignal,
    { tooLong, tooSlow }: Record<'tooLong' | 'tooSlow', () => Error>,
  ) {
    this.givenUp = new Promise((_, reject) => {
      let seen = 0;
      let before = 0;
      const count = ({ length }: Buffer) => {
        seen += length;
        if (isTooLong(seen)) reject(tooLong());
      };
      const look = () => {
        if (seen - before < FEWEST_BYTES && !request.complete) reject(tooSlow());
        before = seen;
      };
      const windows = setInterval(look, WINDOW_MS);
      const end = setTimeout(() => reject(tooSlow()), LONGEST_MS);
      request.on('data', count);
      const giveUp = () => reject(told.reason);
      told.addEventListener('abort', giveUp);
      this.stopping.signal.addEventListener('abort', () => {
        clearInterval(windows);
        clearTimeout(end);
        request.off('data', count);
        told.removeEventListener('abort', giveUp);
      });
    });
    // It is raced against the reading, and may lose.
    this.givenUp.catch(() => undefined);
  }

  stop(): void {
    this.stopping.abort();
  }
}
