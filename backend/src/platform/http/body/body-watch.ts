import type { Request } from 'express';
import { Problem } from '../problem.js';

/** A sender of fewer bytes in that time stalls: a telephone on a bad line is ten times as fast. */
const MIN_BYTES = 10_000;
const WINDOW_MS = 10_000;

/** Further reason to abort: `isTooLong`, called with the bytes so far, and its error. */
type Ends = { isTooLong?: (seen: number) => boolean; tooLong?: () => Error };

/** Follows a body while somebody else reads it, and gives up on one that is too long or too slow. */
export class BodyWatch {
  /** Rejects once it is given up: with a `tiempo_agotado`, or what `tooLong` makes. */
  readonly givenUp: Promise<never>;
  private readonly stopping = new AbortController();

  constructor(request: Request, { isTooLong = () => false, tooLong = tooSlow }: Ends = {}) {
    this.givenUp = new Promise((_, reject) => {
      let seen = 0;
      let before = 0;
      const count = ({ length }: Buffer) => {
        seen += length;
        if (isTooLong(seen)) reject(tooLong());
      };
      const look = () => {
        if (seen - before < MIN_BYTES && !request.complete) reject(tooSlow());
        before = seen;
      };
      const windows = setInterval(look, WINDOW_MS);
      request.on('data', count);
      this.stopping.signal.addEventListener('abort', () => {
        clearInterval(windows);
        request.off('data', count);
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
