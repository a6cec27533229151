import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.js';
import type { Config } from '../../../platform/config/settings.js';
import { DATABASE, type Database } from '../../../platform/database/database.js';
import { Log } from '../../../platform/logging/log.js';
import { FilasRepository } from './filas.repository.js';
import { LotesRepository } from './lotes.repository.js';

/** Batches whose rows are kept, the one in force among them. */
const KEPT = 7;
/** Whoever checks a batch gives a sign of life each few seconds, whatever it waits for. */
const SILENCE_MS = 15_000;

/**
 * Leaves no rows but those of use, whatever became of the process that brought them. Totals stay. A process that ends waits for none
 * of it: what it leaves is found useless by the next.
 */
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

  /** A folder has one process, which has just begun: nobody checks what it finds half done. No start waits for rows to go. */
  async onApplicationBootstrap() {
    await this.abandonSilent(this.config.DATABASE_URL ? SILENCE_MS : 0);
    this.first = this.tidy();
  }

  async onModuleDestroy() {
    this.ending.abort();
    await this.first;
  }

  /** Marks the batches whose process is gone. */
  abandonSilent(silence = SILENCE_MS): Promise<void> {
    const now = Date.now();
    return this.lotes.abandon(new Date(now - silence).toISOString(), {
      estado: 'anulado',
      motivo: 'El servidor se detuvo durante la carga.',
      terminadoEn: new Date(now).toISOString(),
    });
  }

  /** Takes out the rows of batches that never came into force, and of old ones. What can't go now is found again. */
  async tidy(): Promise<void> {
    try {
      const old = (await this.lotes.findKept()).slice(KEPT);
      for (const { id } of [...old, ...(await this.lotes.findUseless())]) await this.discard(id);
    } catch (err) {
      this.log.error('Rows of balances that are of no use stay for now', { err });
    }
  }

  /**
   * What came into force is asked, not remembered: the answer to that commit may have been lost. Whoever is still at it is waited
   * for, for as long as a lock is: then the rows stay, until they are found useless.
   */
  async discardUnlessInForce(id: string): Promise<void> {
    const lote = await this.database.transaction((tx) => this.lotes.lock(id, tx));
    if (!['por_confirmar', 'vigente', 'reemplazado'].includes(lote?.estado ?? '')) await this.discard(id);
  }

  async discard(lote: string): Promise<void> {
    if (await this.filas.discard(lote, this.ending.signal)) await this.lotes.forgetRows(lote);
  }
}
