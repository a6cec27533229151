import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.js';
import type { Config } from '../../../platform/config/settings.js';
import { DATABASE, type Database } from '../../../platform/database/database.js';
import { Log } from '../../../platform/logging/log.js';
import { FilasRepository } from './filas.repository.js';
import { LotesRepository } from './lotes.repository.js';

const RETAINED_BATCHES = 7;
/** Maximum silence of a running import, which sends a heartbeat every few seconds. */
const SILENCE_MS = 15_000;

/** Deletes rows of obsolete batches; totals remain. The next process finds leftovers. */
@Injectable()
export class LoteRows implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Log(LoteRows.name);
  private readonly ending = new AbortController();
  private first: Promise<void> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DATABASE) private readonly database: Database,
    private readonly lotes: LotesRepository,
    private readonly filas: FilasRepository,
  ) {}

  /** An embedded database has one process, so unfinished batches are abandoned. */
  async onApplicationBootstrap() {
    await this.abandonSilent(this.config.DATABASE_URL ? SILENCE_MS : 0);
    this.first = this.tidy();
  }

  async onModuleDestroy() {
    this.ending.abort();
    await this.first;
  }

  abandonSilent(silence = SILENCE_MS): Promise<void> {
    const now = Date.now();
    return this.lotes.abandon(new Date(now - silence).toISOString(), {
      estado: 'anulado',
      motivo: 'El servidor se detuvo durante la carga.',
      terminadoEn: new Date(now).toISOString(),
    });
  }

  /** Deletes the rows of old batches and of those that never came into force. Failures are retried later. */
  async tidy(): Promise<void> {
    try {
      const old = (await this.lotes.findRetained()).slice(RETAINED_BATCHES);
      for (const { id } of [...old, ...(await this.lotes.findUseless())]) await this.discard(id);
    } catch (err) {
      this.log.error('Old rows of balances could not be deleted yet', { err });
    }
  }

  /**
   * Deletes the rows unless the database says that the batch came into force: the commit's response may have been lost.
   *
   * Waits for a concurrent transaction up to the lock timeout; after that, a later run deletes the rows.
   */
  async discardUnlessInForce(id: string): Promise<void> {
    const lote = await this.database.transaction((tx) => this.lotes.lock(id, tx));
    if (!['por_confirmar', 'vigente', 'reemplazado'].includes(lote?.estado ?? '')) await this.discard(id);
  }

  async discard(lote: string): Promise<void> {
    if (await this.filas.discard(lote, this.ending.signal)) await this.lotes.forgetRows(lote);
  }
}
