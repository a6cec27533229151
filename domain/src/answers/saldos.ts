import { z } from 'zod';
import { type EstadoLote, estadosLote } from '../sections/saldos/estadosLote.js';

/** Result of a balance query. Amounts are strings; account numbers are masked for roles that may not read them. */
export const balances = z
  .strictObject({
    fechaCorte: z.iso.date().nullable().meta({ description: 'Nulo: todavía no hay saldos' }),
    desactualizado: z.boolean().meta({ description: 'Más de dos días hábiles desde la fecha de corte' }),
    aviso: z.string(),
    filas: z.array(z.record(z.string(), z.unknown())).meta({ description: 'Los campos que el rol lee' }),
    hayMas: z.boolean(),
  })
  .meta({ description: 'Los saldos' });

const totals = z.record(
  z.string(),
  z.record(z.string(), z.strictObject({ filas: z.int(), saldo: z.string().optional() })),
);

/** Batch of balances: one file of the core banking system, and its load status. */
export const lote = z
  .strictObject({
    id: z.string(),
    fechaCorte: z.iso.date(),
    archivo: z.string(),
    sha256: z.string(),
    tamano: z.int().meta({ description: 'Bytes' }),
    estado: z.enum(Object.keys(estadosLote) as EstadoLote[]),
    filas: z.int().meta({ description: 'Leídas hasta ahora' }),
    filasOk: z.int(),
    filasError: z.int(),
    totalesPorProducto: totals
      .nullable()
      .meta({ description: 'Producto → moneda → filas y, para quien lee saldos, su suma' }),
    porcentaje: z.int(),
    motivo: z.string().nullable(),
    conservado: z.boolean().meta({ description: 'Si sus filas se conservan' }),
    cargadoPor: z.string(),
    cargadoEn: z.iso.datetime(),
    terminadoEn: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Lote', description: 'El lote' });

/** First rejected cells of a file, by line. */
export const loteFaults = z
  .array(
    z.strictObject({
      linea: z.int(),
      columna: z.string(),
      valor: z.string(),
      mensaje: z.string(),
    }),
  )
  .meta({ id: 'FallasDeLote', description: 'Por línea; las primeras cien' });

export type LoteFault = z.output<typeof loteFaults>[number];
export type Balances = z.output<typeof balances>;
export type Lote = z.output<typeof lote>;
