import { within } from '../clock/within.js';
import { Log } from '../logging/log.js';

export type State = 'ok' | 'falla';

/** Whoever watches gives up sooner than a database that no longer answers. */
const PATIENCE_MS = 3_000;

type Try = { began: number; isOver: boolean; keptMs: number; state: Promise<State> };

/** What failed may be there again by then. */
const AGAIN_MS = 1_000;

/**
 * Something that a server stands on, tried when it is asked about: once in so many milliseconds, however often that is, and
 * never while the try before goes on, which then has failed. What failed is tried again sooner: nobody is sent here meanwhile.
 */
export class Probe {
  private readonly log = new Log('Health');
  private last: Try | undefined;

  constructor(
    private readonly part: string,
    private readonly attempt: () => Promise<void>,
    private readonly keptMs: number,
  ) {}

  /** Never rejects. */
  state(): Promise<State> {
    const now = performance.now();
    if (!this.last || (this.last.isOver && now - this.last.began > this.last.keptMs)) this.last = this.begin(now);
    return this.last.state;
  }

  private begin(began: number): Try {
    const attempt = this.attempt();
    const begun: Try = { began, isOver: false, keptMs: this.keptMs, state: this.judge(attempt, () => begun) };
    const end = () => {
      begun.isOver = true;
    };
    attempt.then(end, end);
    return begun;
  }

  private async judge(attempt: Promise<void>, begun: () => Try): Promise<State> {
    try {
      await within(PATIENCE_MS, attempt);
      return 'ok';
    } catch (err) {
      this.log.warn('A part is not ready', { err, part: this.part });
      begun().keptMs = Math.min(this.keptMs, AGAIN_MS);
      return 'falla';
    }
  }
}
