import { todayInLaPaz } from '@coop/domain';
import type { Cotizacion } from '@coop/domain/answers';
import type { Cotizacion as Stored } from '../../platform/database/schema/cotizacion.js';
import { isOutdated } from './isOutdated.js';

/** What is told of stored rates. */
export const publicCotizacion = (row: Stored, now: Date): Cotizacion => ({
  cotizaciones: { venta: Number(row.venta), compra: Number(row.compra), ufv: Number(row.ufv) },
  fecha: row.fecha,
  actualizadoEn: row.obtenidoEn,
  fuente: row.fuente,
  desactualizado: isOutdated(row.fecha, todayInLaPaz(now)),
});
