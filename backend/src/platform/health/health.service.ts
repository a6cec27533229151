import { access, constants, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { withTimeout } from '../clock.js';
import { CONFIG } from '../config/config.js';
import type { Config } from '../config/settings.js';
import { DATABASE, type Database } from '../database/database.js';
import { probeReading, probeWriting } from '../database/probeDatabase.js';
import { makeFolder } from '../lock/makeFolder.js';
import { Log } from '../logging/log.js';

type State = 'ok' | 'falla';

/** Monitors give up sooner than an unresponsive database. */
const PATIENCE_MS = 3_000;

type Try = { began: number; isOver: boolean; cacheMs: number; state: Promise<State> };

const FAILURE_CACHE_MS = 1_000;

/** A cached probe, never run concurrently: a hanging attempt failed. Failures are retried sooner. */
export class Probe {
  private readonly log = new Log('Health');
  private last: Try | undefined;

  constructor(
    private readonly part: string,
    private readonly attempt: () => Promise<void>,
    private readonly cacheMs: number,
  ) {}

  /** Returns the state. Never rejects. */
  state(): Promise<State> {
    const now = performance.now();
    if (!this.last || (this.last.isOver && now - this.last.began > this.last.cacheMs)) this.last = this.begin(now);
    return this.last.state;
  }

  private begin(began: number): Try {
    const attempt = this.attempt();
    const current: Try = { began, isOver: false, cacheMs: this.cacheMs, state: this.judge(attempt, () => current) };
    const end = () => {
      current.isOver = true;
    };
    attempt.then(end, end);
    return current;
  }

  private async judge(attempt: Promise<void>, current: () => Try): Promise<State> {
    try {
      await withTimeout(PATIENCE_MS, attempt);
      return 'ok';
    } catch (err) {
      this.log.warn('A component is not ready', { err, part: this.part });
      current().cacheMs = Math.min(this.cacheMs, FAILURE_CACHE_MS);
      return 'falla';
    }
  }
}

/** Creates a missing folder. Throws the system's error unless it is writable. Writes nothing. */
async function requireFolder(folder: string): Promise<void> {
  makeFolder(folder);
  await access(path.join(folder, path.sep), constants.W_OK | constants.X_OK);
}

/** A block of most file systems: less may fit on a full disk. */
const BLOCK = Buffer.alloc(4096, 1);

/** Writes a file into the folder, which is created if missing, and removes it. Throws the system's error. */
export async function writeProbe(folder: string): Promise<void> {
  makeFolder(folder);
  const name = path.join(folder, `.prueba-${uuidv7()}`);
  const file = await open(name, 'wx', 0o600);
  try {
    await file.writeFile(BLOCK);
    await file.sync();
  } finally {
    await file.close();
    await rm(name, { force: true });
  }
}

type Parts = { base: State; carpeta: State; proceso: State };

/** Cache time of the read probes, so that frequent checks cost nothing. */
const READ_EACH_MS = 1_000;
/** Cache time of the write probes, each of which adds some kilobytes to the database's WAL. */
const WRITE_EACH_MS = 30_000;

/** Readiness: migrated database, existing folder, and recent writes to both. Public. */
@Injectable()
export class HealthService {
  private readonly base: readonly Probe[];
  private readonly carpeta: readonly Probe[];
  private isStopping = false;

  constructor(@Inject(CONFIG) { DATA_DIR }: Config, @Inject(DATABASE) database: Database) {
    this.base = [
      new Probe('database', () => probeReading(database), READ_EACH_MS),
      new Probe('database', () => probeWriting(database), WRITE_EACH_MS),
    ];
    this.carpeta = [
      new Probe('folder', () => requireFolder(DATA_DIR), READ_EACH_MS),
      new Probe('folder', () => writeProbe(DATA_DIR), WRITE_EACH_MS),
    ];
  }

  stop(): void {
    this.isStopping = true;
  }

  /** Checks readiness. Never throws. */
  async check(): Promise<{ ready: boolean; parts: Parts }> {
    const [base, carpeta] = await Promise.all([stateOf(this.base), stateOf(this.carpeta)]);
    const parts = { base, carpeta, proceso: this.isStopping ? 'falla' : 'ok' } as const;
    return { ready: Object.values(parts).every((state) => state === 'ok'), parts };
  }
}

async function stateOf(probes: readonly Probe[]): Promise<State> {
  const states = await Promise.all(probes.map((probe) => probe.state()));
  return states.every((state) => state === 'ok') ? 'ok' : 'falla';
}
