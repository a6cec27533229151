import { canPerformGlobal, formatNumber, rolesForGlobalAction, rolLabels, todayInLaPaz } from '@coop/domain';
import type { Cotizacion } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Staff } from '../../platform/auth/staff.js';
import { nextMidnightInLaPaz } from '../../platform/clock.js';
import { ContentChanges } from '../../platform/database/content-changes.js';
import type { Database } from '../../platform/database/database.js';
import type { Cotizacion as Stored } from '../../platform/database/schema/cotizacion.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import { validate } from '../../platform/http/schema.pipe.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import { CotizacionRepository } from './cotizacion.repository.js';
import { manualSchemaOn } from './manualSchema.js';
import { isOutdated } from './outdatedRates.js';
import type { Tasas } from './tasas-source.js';

const CACHE_MS = 5_000;
const RATES = { name: 'cotizacion' };

@Injectable()
export class CotizacionService {
  private cache: { row: Promise<Stored | undefined>; until: number; changeCount: number } | undefined;

  constructor(
    private readonly cotizaciones: CotizacionRepository,
    private readonly history: HistoryRepository,
    private readonly changes: ContentChanges,
  ) {}

  async find(now = new Date(), tx?: Database): Promise<Cotizacion | undefined> {
    const row = await this.findRow(now, tx);
    return row && publicCotizacion(row, now);
  }

  /** Cached for 5 seconds, because traffic is high. */
  async findForVisitors(): Promise<Cotizacion | undefined> {
    const now = new Date();
    const { changeCount } = this.changes;
    if (!this.cache || this.cache.changeCount !== changeCount || this.cache.until <= now.getTime()) {
      const until = Math.min(now.getTime() + CACHE_MS, nextMidnightInLaPaz(now.getTime()));
      this.cache = { row: this.findRow(now), until, changeCount };
    }
    const { cache } = this;
    try {
      const row = await cache.row;
      // Not cached: rates may appear at any moment, without a change event.
      if (!row) this.forget(cache);
      return row && publicCotizacion(row, now);
    } catch (error) {
      this.forget(cache);
      throw error;
    }
  }

  private forget(entry: CotizacionService['cache']) {
    if (this.cache === entry) this.cache = undefined;
  }

  /** Returns today's manual rates, else the bank's last valid ones, else the demonstration's. */
  private async findRow(now: Date, tx?: Database): Promise<Stored | undefined> {
    const today = todayInLaPaz(now);
    return (
      (await this.cotizaciones.findManual(now.toISOString(), tx)) ??
      (await this.cotizaciones.findRuling('bcb', today, tx)) ??
      (await this.cotizaciones.findRuling('semilla', today, tx))
    );
  }

  /** Replaces the rates until midnight, audited. Throws `sin_permiso`; a 422 for an unconfirmed jump. */
  async setManual(staff: Staff, body: unknown, now = new Date()): Promise<Cotizacion> {
    if (!canPerformGlobal(staff.rol, 'ponerCotizacion'))
      throw new Problem('sin_permiso', 'Su rol no puede cambiar la cotización.', {
        roles: rolesForGlobalAction('ponerCotizacion').map((rol) => rolLabels[rol]),
      });
    const { motivo, confirmaSalto, ...tasas } = validate(manualSchemaOn(now), body);
    const before = await this.find(now);
    if (before && !confirmaSalto && jumps(tasas, before)) throw invalidData({ confirmaSalto: doubtOf(before) });
    const row: Stored = {
      ...newRow(tasas, now),
      fuente: 'manual',
      motivo,
      obtenidoPor: staff.uid,
      vigenteHasta: new Date(nextMidnightInLaPaz(now.getTime())).toISOString(),
    };
    const data = { antes: before?.cotizaciones ?? null, ...tasas, motivo };
    await this.cotizaciones.insert(row, (tx) =>
      this.history.addEvent(RATES, 'ponerCotizacion', `${formatRates(tasas)}: ${motivo}`, staff, data, tx),
    );
    return publicCotizacion(row, now);
  }

  /** Inserts the demonstration's rates, dated today, unless better ones exist. */
  async seed(now = new Date()): Promise<void> {
    const today = todayInLaPaz(now);
    const last = (await this.cotizaciones.findLast('bcb')) ?? (await this.cotizaciones.findLast('semilla'));
    if (last && (last.fuente === 'bcb' || last.fecha === today)) return;
    const tasas = { fecha: today, compra: '11.50', venta: '11.60', ufv: '3.33384' };
    await this.cotizaciones.insert({ ...newRow(tasas, now), fuente: 'semilla' });
  }
}

const formatRates = ({ compra, venta, ufv }: Figures) =>
  `Compra ${formatNumber(compra, 2)}, venta ${formatNumber(venta, 2)}, UFV ${formatNumber(ufv, 5)}`;

const doubtOf = ({ cotizaciones }: Cotizacion) =>
  `Se aleja mucho de la que rige (${formatRates(cotizaciones)}). Revise las cifras; si están bien, confírmelo`;

const newRow = (tasas: Tasas, now: Date) => ({
  ...tasas,
  id: uuidv7(),
  motivo: null,
  obtenidoEn: now.toISOString(),
  obtenidoPor: null,
  sha256: null,
  vigenteHasta: null,
});

type Figures = Readonly<Record<'compra' | 'venta' | 'ufv', string | number>>;

/** Largest relative difference from the rates in force that needs no confirmation. */
const FAR: Readonly<Record<keyof Figures, number>> = { compra: 0.15, venta: 0.15, ufv: 0.05 };

/** Returns whether the difference suggests a typing error. A previous rate of zero is never compared. */
const jumps = (rates: Figures, { cotizaciones }: Pick<Cotizacion, 'cotizaciones'>): boolean =>
  (['compra', 'venta', 'ufv'] as const).some((name) => {
    const before = Number(cotizaciones[name]);
    return before > 0 && Math.abs(Number(rates[name]) - before) / before > FAR[name];
  });

const publicCotizacion = (row: Stored, now: Date): Cotizacion => ({
  cotizaciones: { venta: Number(row.venta), compra: Number(row.compra), ufv: Number(row.ufv) },
  fecha: row.fecha,
  actualizadoEn: row.obtenidoEn,
  fuente: row.fuente,
  desactualizado: isOutdated(row.fecha, todayInLaPaz(now)),
});
