import { type CriterioSaldo, commonFields, type Field, isNullable, sections } from '@coop/domain';
import type { EstadoLote } from '@coop/domain/sections/saldos/estadosLote';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  type PgColumnBuilder,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { columns, instant } from '../tables/columns.js';
import { snakeCase } from '../tables/names.js';

/** Row counts and sums of a batch: product → currency. */
export type TotalesLote = Record<string, Record<string, { filas: number; saldo: string }>>;

export const lotesSaldos = pgTable(
  'lotes_saldos',
  {
    id: uuid('id').primaryKey(),
    fechaCorte: date('fecha_corte', { mode: 'string' }).notNull(),
    archivo: text('archivo').notNull(),
    /** SHA-256 of the file. */
    huella: text('huella').notNull(),
    tamano: bigint('tamano', { mode: 'number' }).notNull(),
    estado: text('estado').$type<EstadoLote>().notNull(),
    filas: integer('filas').notNull().default(0),
    filasOk: integer('filas_ok').notNull().default(0),
    filasError: integer('filas_error').notNull().default(0),
    totales: jsonb('totales').$type<TotalesLote>(),
    porcentaje: integer('porcentaje').notNull().default(0),
    /** Why it never came into force, or is no longer in force. */
    motivo: text('motivo'),
    /** Whether its rows are still stored. */
    conservado: boolean('conservado').notNull().default(true),
    cargadoPor: text('cargado_por').notNull(),
    cargadoEn: instant('cargado_en').notNull(),
    /** Heartbeat of the process that validates it. */
    latidoEn: instant('latido_en').notNull(),
    terminadoEn: instant('terminado_en'),
  },
  (own) => [
    uniqueIndex('lotes_saldos_validando_uno').on(own.estado).where(sql`${own.estado} = 'validando'`),
    uniqueIndex('lotes_saldos_vigente_uno').on(own.estado).where(sql`${own.estado} = 'vigente'`),
    index('lotes_saldos_cargado').on(own.cargadoEn),
  ],
);

/** An invalid value, by line and column of the file. Personal values are masked. */
export const erroresSaldos = pgTable(
  'errores_saldos',
  {
    id: serial('id').primaryKey(),
    lote: uuid('lote')
      .notNull()
      .references(() => lotesSaldos.id, { onDelete: 'cascade' }),
    linea: integer('linea').notNull(),
    columna: text('columna').notNull(),
    valor: text('valor').notNull(),
    mensaje: text('mensaje').notNull(),
  },
  (own) => [index('errores_saldos_lote').on(own.lote, own.linea)],
);

const authored = Object.entries<Field>(sections.saldos.fields).filter(([name]) => !Object.hasOwn(commonFields, name));

/** A balance of a batch, with the section's fields as in its line of the file. */
export const filasSaldos = pgTable(
  'filas_saldos',
  {
    lote: uuid('lote')
      .notNull()
      .references(() => lotesSaldos.id),
    linea: integer('linea').notNull(),
    ...(Object.fromEntries(authored.map(columnOf)) as unknown as Record<CriterioSaldo, PgColumnBuilder>),
  },
  (own) => [
    primaryKey({ columns: [own.lote, own.linea] }),
    unique('filas_saldos_operacion_unica').on(own.lote, own.numeroOperacion),
    index('filas_saldos_documento').on(own.lote, own.numeroDocumento),
    index('filas_saldos_socio').on(own.lote, own.numeroSocio),
  ],
);

function columnOf([name, field]: [string, Field]) {
  const column = columns[field.kind as keyof typeof columns](snakeCase(name), field) as PgColumnBuilder;
  return [name, isNullable(field) ? column : column.notNull()] as const;
}

/** Audit log of balance queries: who, when and why. The criterion is stored as a salted hash. */
export const accesosSaldos = pgTable(
  'accesos_saldos',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid').notNull(),
    /**
     * The person counted for the rate limit: for a system, the creator of its key. Null in lines of earlier versions.
     */
    persona: text('persona'),
    en: instant('en').notNull(),
    criterio: text('criterio').notNull(),
    huella: text('huella').notNull(),
    motivo: text('motivo').notNull(),
    filas: integer('filas').notNull(),
  },
  (own) => [index('accesos_saldos_uid').on(own.uid, own.en), index('accesos_saldos_persona').on(own.persona, own.en)],
);
