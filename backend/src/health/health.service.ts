import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config.js';
import { DATABASE, type Database } from '../database/database.js';
import { probeDatabase } from '../database/probeDatabase.js';
import { Log } from '../logging/log.js';
import { within } from './within.js';
import { writeProbe } from './writeProbe.js';

/** What a server needs in order to take requests, and whether it has it. */
export type Parts = { base: State; carpeta: State; proceso: State };
type State = 'ok' | 'falla';

/** For how long an answer holds: asking often must cost nothing. */
const KEPT_MS = 2_000;
/** Whoever watches gives up sooner than a database that no longer answers. */
const PATIENCE_MS = 3_000;

/** Knows whether this server is ready: it writes into its database, which has every migration, and into its folder. */
@Injectable()
export class HealthService {
  private readonly log = new Log('Health');
  private last: { at: number; parts: Promise<Pick<Parts, 'base' | 'carpeta'>> } | undefined;
  private isStopping = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  /** From now on it is not ready: it goes on answering only what it was asked before. */
  stop(): void {
    this.isStopping = true;
  }

  /** Never throws. */
  async check(): Promise<{ ready: boolean; parts: Parts }> {
    const now = performance.now();
    if (!this.last || now - this.last.at > KEPT_MS) this.last = { at: now, parts: this.probe() };
    const parts: Parts = { ...(await this.last.parts), proceso: this.isStopping ? 'falla' : 'ok' };
    return { ready: Object.values(parts).every((state) => state === 'ok'), parts };
  }

  private async probe() {
    const [base, carpeta] = await Promise.all([
      this.stateOf('database', probeDatabase(this.database)),
      this.stateOf('folder', writeProbe(this.config.DATA_DIR)),
    ]);
    return { base, carpeta };
  }

  private stateOf(part: string, probe: Promise<void>): Promise<State> {
    return within(PATIENCE_MS, probe).then(
      () => 'ok',
      (err: unknown) => {
        this.log.warn('A part is not ready', { err, part });
        return 'falla';
      },
    );
  }
}
