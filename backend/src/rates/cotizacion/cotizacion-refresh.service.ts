import { todayInLaPaz } from '@coop/domain';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { CONFIG } from '../../platform/config/config.js';
import type { Config } from '../../platform/config/settings.js';
import { Log } from '../../platform/logging/log.js';
import { CotizacionRepository } from './cotizacion.repository.js';
import { findFault } from './findFault.js';
import { isRefreshDue } from './isRefreshDue.js';
import type { ReadTasas } from './tasas.js';
import { TasasSource } from './tasas-source.js';

const TICK_MS = 60_000;

/**
 * Refreshes the rates in the background if COTIZACION_FUENTE names a source.
 *
 * On failure the last good rates remain. Visitors never cause a request. Each server refreshes on its own, a few times
 * a day.
 */
@Injectable()
export class CotizacionRefreshService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Log('Cotizacion');
  private running: Promise<void> | undefined;
  private triedAt: number | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly cotizaciones: CotizacionRepository,
    private readonly source: TasasSource,
  ) {}

  onApplicationBootstrap() {
    if (this.config.COTIZACION_FUENTE === 'ninguna') return;
    this.timer = setInterval(() => void this.refreshIfDue(), TICK_MS).unref();
    void this.refreshIfDue();
  }

  async onApplicationShutdown() {
    clearInterval(this.timer);
    await this.running;
  }

  /** Reads, validates and stores the rates. Concurrent callers share one run. Never throws. */
  refresh(now = new Date()): Promise<void> {
    this.running ??= this.readAndKeep(now)
      .catch((err: unknown) => this.log.warn('The rates could not be refreshed; the last good ones stay', { err }))
      .finally(() => {
        this.running = undefined;
      });
    return this.running;
  }

  private async refreshIfDue() {
    try {
      const last = await this.cotizaciones.findLast('bcb');
      const readAt = last && Date.parse(last.obtenidoEn);
      if (isRefreshDue(Date.now(), { readAt, triedAt: this.triedAt })) await this.refresh();
    } catch (err) {
      this.log.warn('The stored rates could not be read', { err });
    }
  }

  private async readAndKeep(now: Date) {
    this.triedAt = now.getTime();
    const read = await this.source.read();
    const bank = await this.cotizaciones.findLast('bcb');
    const manual = await this.cotizaciones.findLast('manual');
    const known = [bank, manual].filter((row) => row !== undefined);
    const fault = findFault(read, bank ? known : [], bank?.fecha, todayInLaPaz(now));
    if (fault) throw new Error(`Rates refused, ${fault}: ${JSON.stringify(read)}`);
    await this.store(read, now.toISOString(), bank);
  }

  private async store(
    { sha256, ...read }: ReadTasas,
    obtenidoEn: string,
    bank: ({ id: string } & Omit<ReadTasas, 'sha256'>) | undefined,
  ) {
    const isSame = bank && (['fecha', 'compra', 'venta', 'ufv'] as const).every((name) => bank[name] === read[name]);
    if (isSame) return this.cotizaciones.touch(bank.id, obtenidoEn, sha256);
    const trail = { id: uuidv7(), fuente: 'bcb' as const, motivo: null, obtenidoPor: null, vigenteHasta: null };
    await this.cotizaciones.insert({ ...read, ...trail, obtenidoEn, sha256 });
  }
}
