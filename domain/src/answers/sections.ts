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

/** Monthly complaint report; once it is filed, the figures as filed. */
export const monthlyReport = z
  .strictObject({
    mes: z.string().meta({ examples: ['2026-10'] }),
    registrados: z.int(),
    cerrados: z.int(),
    pendientes: z.int(),
    deMesesPresentados: z.int().meta({
      description:
        'De los registrados, los que llegaron para un mes que ya se había presentado y ningún reporte informó',
    }),
    llegadosDespues: z.int().meta({
      description:
        'Registrados con fecha del mes después de presentarlo: los informa el primer mes que aún no se presentó',
    }),
    terminado: z.boolean().meta({ description: 'Si el mes ya terminó' }),
    presentado: z
      .strictObject({
        en: z.iso.datetime(),
        email: z.string().nullable(),
        nombre: z.string().nullable().meta({ description: 'De quien lo presentó; vacío: ya no está' }),
      })
      .nullable(),
    formatos: z
      .array(z.strictObject({ id: z.uuid(), nombre: z.string(), extension: z.string() }))
      .meta({ description: 'Los formatos en que puede descargarse (`diseno`)' }),
  })
  .meta({ description: 'Resumen' });

export type MonthlyReport = z.output<typeof monthlyReport>;

const bloque = z
  .strictObject({
    tipo: z.enum(['parrafo', 'datos', 'cita', 'enlace']),
    texto: z.string(),
    datos: z.array(z.tuple([z.string(), z.string()])),
  })
  .meta({ description: 'Una parte del correo; `datos`, con sus pares' });

/** Preview of an e-mail, with example data. */
export const vistaDeCorreo = z
  .strictObject({
    de: z.string().meta({ description: 'En nombre de quién sale' }),
    asunto: z.string(),
    bloques: z.array(bloque),
    pie: z.array(z.string()),
  })
  .meta({ id: 'VistaDeCorreo', description: 'El correo con datos de ejemplo: nada se envía' });

export type VistaDeCorreo = z.output<typeof vistaDeCorreo>;

/** Holidays missing from a year's calendar, as far as they are known before its decree. */
export const proposedCalendar = z
  .strictObject({
    gestion: z.int(),
    propuestos: z.array(
      z.strictObject({
        fecha: z.iso.date(),
        nombre: z.string(),
        ambito: z.enum(['nacional', 'departamental']),
        departamento: z.string().optional(),
        tipo: z.enum(['feriado', 'traslado']),
        norma: z.string(),
      }),
    ),
  })
  .meta({
    description: 'Los feriados que faltan de una gestión, fijos y calculados desde la Pascua, sujetos a decreto',
  });

export type ProposedCalendar = z.output<typeof proposedCalendar>;
