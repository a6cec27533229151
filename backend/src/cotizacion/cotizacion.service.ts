import { todayInLaPaz } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Staff } from '../auth/staff.js';
import type { Database } from '../database/database.js';
import type { Cotizacion } from '../database/schema/cotizacion.js';
import { Problem } from '../http/problem.js';
import { validate } from '../http/validate.js';
import { CotizacionRepository } from './cotizacion.repository.js';
import { manualSchema } from './manualSchema.js';
import { type PublicCotizacion, publicCotizacion } from './publicCotizacion.js';
import type { Tasas } from './tasas.js';

/** The rates of the day: which of the stored ones rules, and how a new one comes in by hand. */
@Injectable()
export class CotizacionService {
  constructor(private readonly cotizaciones: CotizacionRepository) {}

  /** What an administrador wrote for today, else the last good of the bank, else the demonstration's. */
  async find(now = new Date(), tx?: Database): Promise<PublicCotizacion | undefined> {
    const today = todayInLaPaz(now);
    const row =
      (await this.cotizaciones.findManual(now.toISOString(), tx)) ??
      (await this.cotizaciones.findRuling('bcb', today, tx)) ??
      (await this.cotizaciones.findRuling('semilla', today, tx));
    return row && publicCotizacion(row, now);
  }

  /** Replaces the rates until the day ends in La Paz. Only administrador; each one stays, with who wrote it and why. */
  async setManual(staff: Staff, body: unknown, now = new Date()): Promise<PublicCotizacion> {
    if (staff.rol !== 'administrador')
      throw new Problem('sin_permiso', 'Solo un administrador puede cambiar la cotización.', {
        roles: ['Administrador'],
      });
    const { motivo, ...tasas } = validate(manualSchema, body);
    const row: Cotizacion = {
      ...newRow(tasas, now),
      fuente: 'manual',
      motivo,
      obtenidoPor: staff.uid,
      vigenteHasta: endOfDay(now),
    };
    await this.cotizaciones.insert(row);
    return publicCotizacion(row, now);
  }

  /** Rates to show in a demonstration, dated today. Does nothing where there are better ones. */
  async seed(now = new Date()): Promise<void> {
    const today = todayInLaPaz(now);
    const last = (await this.cotizaciones.findLast('bcb')) ?? (await this.cotizaciones.findLast('semilla'));
    if (last && (last.fuente === 'bcb' || last.fecha === today)) return;
    const tasas = { fecha: today, compra: '11.50', venta: '11.60', ufv: '3.33384' };
    await this.cotizaciones.insert({ ...newRow(tasas, now), fuente: 'semilla' });
  }
}

const newRow = (tasas: Tasas, now: Date) => ({
  ...tasas,
  id: uuidv7(),
  motivo: null,
  obtenidoEn: now.toISOString(),
  obtenidoPor: null,
  sha256: null,
  vigenteHasta: null,
});

const HOUR_MS = 3_600_000;
/** The midnight that ends the day in La Paz, which is UTC−4 all year. */
const endOfDay = (now: Date) => new Date(Date.parse(todayInLaPaz(now)) + 28 * HOUR_MS).toISOString();
