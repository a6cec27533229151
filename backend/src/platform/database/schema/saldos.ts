import { type CriterioSaldo, everyRow, type Field, isNullable, sections } from '@coop/domain';
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

/** Rows and sums of a batch: product → currency. */
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
    /** Why it never came into force, or no longer is. */
    motivo: text('motivo'),
    /** Whether its rows are still kept. */
    conservado: boolean('conservado').notNull().default(true),
    cargadoPor: text('cargado_por').notNull(),
    cargadoEn: instant('cargado_en').notNull(),
    /** While it is checked, the last sign of life of whoever does it. */
    latidoEn: instant('latido_en').notNull(),
    terminadoEn: instant('terminado_en'),
  },
  (own) => [
    uniqueIndex('lotes_saldos_validando_uno').on(own.estado).where(sql`${own.estado} = 'validando'`),
    uniqueIndex('lotes_saldos_vigente_uno').on(own.estado).where(sql`${own.estado} = 'vigente'`),
    index('lotes_saldos_cargado').on(own.cargadoEn),
  ],
);

/** A value that can't be read, by line and column of the file. Personal values stand masked. */
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

const authored = Object.entries<Field>(sections.saldos.fields).filter(([name]) => !Object.hasOwn(everyRow, name));

/** One balance of a batch: the fields of the section, as its line of the file says them. */
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

/** Who asked for whose balances, when and why. Of what was asked only a salted hash is kept. */
export const accesosSaldos = pgTable(
  'accesos_saldos',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid').notNull(),
    /** In whose name it is counted: of a system, whoever had made the key that it asked with. Of lines of before, nobody's. */
    persona: text('persona'),
    en: instant('en').notNull(),
    criterio: text('criterio').notNull(),
    huella: text('huella').notNull(),
    motivo: text('motivo').notNull(),
    filas: integer('filas').notNull(),
  },
  (own) => [index('accesos_saldos_uid').on(own.uid, own.en), index('accesos_saldos_persona').on(own.persona, own.en)],
);
