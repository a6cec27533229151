import { withTimeout } from '../clock/withTimeout.js';
import { Log } from '../logging/log.js';

export type State = 'ok' | 'falla';

/** Monitors give up sooner than an unresponsive database. */
const PATIENCE_MS = 3_000;

type Try = { began: number; isOver: boolean; keptMs: number; state: Promise<State> };

/** Cache time of a failure. */
const FAILURE_CACHE_MS = 1_000;

/**
 * A health probe with a cache, never run concurrently: an attempt that hangs counts as failed. A failure is retried
 * sooner, because no requests arrive meanwhile.
 */
export class Probe {
  private readonly log = new Log('Health');
  private last: Try | undefined;

  constructor(
    private readonly part: string,
    private readonly attempt: () => Promise<void>,
    private readonly keptMs: number,
  ) {}

  /** Returns the state. Never rejects. */
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
      await withTimeout(PATIENCE_MS, attempt);
      return 'ok';
    } catch (err) {
      this.log.warn('A part is not ready', { err, part: this.part });
      begun().keptMs = Math.min(this.keptMs, FAILURE_CACHE_MS);
      return 'falla';
    }
  }
}
