import { within } from '../clock/within.js';
import { Log } from '../logging/log.js';

export type State = 'ok' | 'falla';

/** Whoever watches gives up sooner than a database that no longer answers. */
const PATIENCE_MS = 3_000;

/**
 * Something that a server stands on, tried when it is asked about: once in so many milliseconds, however often that is, and
 * never while the try before goes on, which then has failed.
 */
export class Probe {
  private readonly log = new Log('Health');
  private last: { began: number; isOver: boolean; state: Promise<State> } | undefined;

  constructor(
    private readonly part: string,
    private readonly attempt: () => Promise<void>,
    private readonly keptMs: number,
  ) {}

  /** Never rejects. */
  state(): Promise<State> {
    const now = performance.now();
    if (!this.last || (this.last.isOver && now - this.last.began > this.keptMs)) this.last = this.begin(now);
    return this.last.state;
  }

  private begin(began: number) {
    const attempt = this.attempt();
    const state = within(PATIENCE_MS, attempt).then(
      (): State => 'ok',
      (err: unknown): State => {
        this.log.warn('A part is not ready', { err, part: this.part });
        return 'falla';
      },
    );
    const last = { began, isOver: false, state };
    const end = () => {
      last.isOver = true;
    };
    attempt.then(end, end);
    return last;
  }
}
