import { todayInLaPaz } from '@coop/domain';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { CONFIG } from '../../platform/config/config.js';
import type { Config } from '../../platform/config/settings.js';
import { Log } from '../../platform/logging/log.js';
import { CotizacionRepository } from './cotizacion.repository.js';
import { findFault, type ReadTasas, TasasSource } from './tasas-source.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** 00:15 and 20:30 in La Paz (UTC−4), in milliseconds of the UTC day. */
const HOURS_OF_REFRESH = [4 * HOUR_MS + 15 * MINUTE_MS, 30 * MINUTE_MS];

/** Times of the last successful and the last attempted reading, in epoch milliseconds. */
type RefreshTimes = { readAt: number | undefined; triedAt: number | undefined };

/** Due after 00:15 and 20:30 in La Paz, or six hours; every fifteen minutes after a failure. */
export function isRefreshDue(now: number, { readAt, triedAt }: RefreshTimes): boolean {
  if (triedAt !== undefined && now - triedAt < 15 * MINUTE_MS) return false;
  if (readAt === undefined || now - readAt > 6 * HOUR_MS) return true;
  return HOURS_OF_REFRESH.some((hour) => readAt < lastTime(hour, now));
}

const lastTime = (hour: number, now: number) => Math.floor((now - hour) / DAY_MS) * DAY_MS + hour;

const TICK_MS = 60_000;

/** Refreshes from COTIZACION_FUENTE in the background; on failure the last good rates remain. */
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
      .catch((err: unknown) => this.log.warn('The rates could not be refreshed: the last good ones stay', { err }))
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
