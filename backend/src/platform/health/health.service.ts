import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../config/config.js';
import type { Config } from '../config/settings.js';
import { DATABASE, type Database } from '../database/database.js';
import { probeReading, probeWriting } from '../database/probeDatabase.js';
import { VisitorReads } from '../database/replica/visitor-reads.js';
import { Probe, type State } from './probe.js';
import { requireFolder } from './requireFolder.js';
import { writeProbe } from './writeProbe.js';

/** State of each dependency of a server; `replica` is optional for readiness. */
export type Parts = { base: State; carpeta: State; proceso: State; replica?: State };

/** Cache time of the read probes, so that frequent checks cost nothing. */
const READ_EACH_MS = 1_000;
/** Cache time of the write probes, each of which adds some kilobytes to the database's WAL. */
const WRITE_EACH_MS = 30_000;

/**
 * Readiness of this server: its database has every migration, its folder exists, and recent writes to both worked. The
 * check is public.
 */
@Injectable()
export class HealthService {
  private readonly base: readonly Probe[];
  private readonly carpeta: readonly Probe[];
  private isStopping = false;

  constructor(
    @Inject(CONFIG) { DATA_DIR }: Config,
    @Inject(DATABASE) database: Database,
    private readonly visitorReads: VisitorReads,
  ) {
    this.base = [
      new Probe('database', () => probeReading(database), READ_EACH_MS),
      new Probe('database', () => probeWriting(database), WRITE_EACH_MS),
    ];
    this.carpeta = [
      new Probe('folder', () => requireFolder(DATA_DIR), READ_EACH_MS),
      new Probe('folder', () => writeProbe(DATA_DIR), WRITE_EACH_MS),
    ];
  }

  /** Makes the server not ready, so that it receives no new requests. */
  stop(): void {
    this.isStopping = true;
  }

  /** Checks readiness. Never throws. */
  async check(): Promise<{ ready: boolean; parts: Parts }> {
    const [base, carpeta] = await Promise.all([stateOf(this.base), stateOf(this.carpeta)]);
    const needed = { base, carpeta, proceso: this.isStopping ? 'falla' : 'ok' } as const;
    const replica = this.visitorReads.state();
    return {
      ready: Object.values(needed).every((state) => state === 'ok'),
      parts: { ...needed, ...(replica && { replica }) },
    };
  }
}

async function stateOf(probes: readonly Probe[]): Promise<State> {
  const states = await Promise.all(probes.map((probe) => probe.state()));
  return states.every((state) => state === 'ok') ? 'ok' : 'falla';
}
