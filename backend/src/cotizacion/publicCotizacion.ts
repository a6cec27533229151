import { todayInLaPaz } from '@coop/domain';
import type { Cotizacion, FuenteCotizacion } from '../database/schema/cotizacion.js';
import { isOutdated } from './isOutdated.js';

/** What `GET /api/cotizacion` answers. The rates are numbers, for the client that the specification has. */
export type PublicCotizacion = {
  cotizaciones: { venta: number; compra: number; ufv: number };
  fecha: string;
  actualizadoEn: string;
  fuente: FuenteCotizacion;
  desactualizado: boolean;
};

export const publicCotizacion = (row: Cotizacion, now: Date): PublicCotizacion => ({
  cotizaciones: { venta: Number(row.venta), compra: Number(row.compra), ufv: Number(row.ufv) },
  fecha: row.fecha,
  actualizadoEn: row.obtenidoEn,
  fuente: row.fuente,
  desactualizado: isOutdated(row.fecha, todayInLaPaz(now)),
});
