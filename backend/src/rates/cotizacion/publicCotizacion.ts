import { todayInLaPaz } from '@coop/domain';
import { z } from 'zod';
import type { Cotizacion } from '../../platform/database/schema/cotizacion.js';
import { isOutdated } from './isOutdated.js';

/** What `GET /api/cotizacion` answers. The rates are numbers, for the client that the specification has. */
export const publicCotizacionSchema = z.object({
  cotizaciones: z.object({ venta: z.number(), compra: z.number(), ufv: z.number() }),
  fecha: z.iso.date().meta({ description: 'El primer día en que rige' }),
  actualizadoEn: z.iso.datetime(),
  fuente: z.enum(['bcb', 'manual', 'semilla']),
  desactualizado: z.boolean().meta({ description: 'Pasaron más de tres días hábiles desde su fecha' }),
});

export type PublicCotizacion = z.output<typeof publicCotizacionSchema>;

export const publicCotizacion = (row: Cotizacion, now: Date): PublicCotizacion => ({
  cotizaciones: { venta: Number(row.venta), compra: Number(row.compra), ufv: Number(row.ufv) },
  fecha: row.fecha,
  actualizadoEn: row.obtenidoEn,
  fuente: row.fuente,
  desactualizado: isOutdated(row.fecha, todayInLaPaz(now)),
});
