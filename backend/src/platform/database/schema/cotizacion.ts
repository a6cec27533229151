import type { Cotizacion as Answer } from '@coop/domain/answers';
import { date, index, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

const rate = (name: string) => numeric(name, { precision: 12, scale: 5 });

/** Source of a set of rates: the central bank's page, an administrator, or the demonstration. */
export type FuenteCotizacion = Answer['fuente'];

/** Every valid set of rates, with its source. Bolivianos per unit. `vigenteHasta` ends a manual one. */
export const cotizaciones = pgTable(
  'cotizaciones',
  {
    id: uuid('id').primaryKey(),
    fecha: date('fecha', { mode: 'string' }).notNull(),
    compra: rate('compra').notNull(),
    venta: rate('venta').notNull(),
    ufv: rate('ufv').notNull(),
    fuente: text('fuente').$type<FuenteCotizacion>().notNull(),
    motivo: text('motivo'),
    obtenidoEn: instant('obtenido_en').notNull(),
    obtenidoPor: text('obtenido_por'),
    sha256: text('sha256'),
    vigenteHasta: instant('vigente_hasta'),
  },
  (own) => [index('cotizaciones_vigencia').on(own.fuente, own.fecha, own.obtenidoEn)],
);

export type Cotizacion = typeof cotizaciones.$inferSelect;
