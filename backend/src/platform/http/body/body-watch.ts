import type { Request } from 'express';
import { Problem } from '../problem.js';

/** Fewer bytes than these in that time are a sender who stalls: a telephone with a bad line is ten times as fast. */
const FEWEST_BYTES = 10_000;
const WINDOW_MS = 10_000;

/** Reasons to abort besides a stalled sender: `isTooLong`, called with the bytes so far, or an abort of `told`. */
type Ends = { isTooLong?: (seen: number) => boolean; tooLong?: () => Error; told?: AbortSignal };

/** Follows a body while somebody else reads it, and gives up on one that is too long or too slow, or when it is told to. */
export class BodyWatch {
  /** Rejects once it is given up: with a `tiempo_agotado`, what `tooLong` makes, or the reason of `told`. */
  readonly givenUp: Promise<never>;
  private readonly stopping = new AbortController();

  constructor(request: Request, { isTooLong = () => false, tooLong = tooSlow, told }: Ends = {}) {
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
      request.on('data', count);
      const giveUp = () => reject(told?.reason);
      told?.addEventListener('abort', giveUp);
      // The signal may have been aborted before the listener was added.
      if (told?.aborted) giveUp();
      this.stopping.signal.addEventListener('abort', () => {
        clearInterval(windows);
        request.off('data', count);
        told?.removeEventListener('abort', giveUp);
      });
    });
    // It is raced against the reading, and may lose.
    this.givenUp.catch(() => undefined);
  }

  stop(): void {
    this.stopping.abort();
  }
}

const tooSlow = () => new Problem('tiempo_agotado');
