import type { Unit } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { whileAsked } from '../../platform/database/pool/onPool.js';
import { dayOf } from '../../platform/database/tables/phaseOf.js';
import { conditionOf, expressionOf, partsOf } from '../../platform/database/tables/sectionQuery.js';
import { tables } from '../../platform/database/tables/tables.js';
import type { Asked } from '../counts.repository.js';

const agencias = tables['sitio/agencias'];

/** Cases that were answered alike: the days (in La Paz), where, whether within their term, how many. */
export type Answered = {
  recibido: string;
  respondido: string;
  departamento: string | null;
  aTiempo: boolean | null;
  cantidad: number;
};

/** Rows of one period with one value of a field (`por`); of no field, all of the period. */
export type Crossed = { por: string | undefined; periodo: string; valor: string | null; cantidad: number };

/** Ratings alike in one thing: which (`puntaje`, `agencia`, `periodo` or all of them), its value, and their sums. */
export type Rated = {
  por: 'puntaje' | 'agencia' | 'periodo' | 'todas';
  valor: string | null;
  cantidad: number;
  suma: number;
  recomiendan: number;
  promotores: number;
  detractores: number;
};

/** Sums over the rows of a list: each with one pass over those that its filter takes. */
@Injectable()
export class TrendsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** How many rows there are of each value of each field, and (`periodo`) of each period by when they came. */
  async countBy(asked: Asked, unit: Unit, names: readonly string[]) {
    const { rowsOf, base } = this.alikeRows(asked, unit, names);
    const keys = ['periodo', ...names];
    const rows = await whileAsked(this.database)
      .select({ juego: groupingOf(base, keys), valor: groupedBy(base, keys), cantidad: total(base.veces) })
      .from(rowsOf)
      .groupBy(setsOf(base, keys));
    return rows.map(({ juego, ...row }) => ({ ...row, por: keys[juego] ?? 'todas' }));
  }

  /** How many rows came in each period, of all of them and of each value of each field. One pass, whatever the fields. */
  async crossBy(asked: Asked, unit: Unit, names: readonly string[]): Promise<Crossed[]> {
    const { rowsOf, base } = this.alikeRows(asked, unit, names);
    const sets = names.map((name) => sql`(${base.periodo}, ${base[name]})`);
    const rows = await whileAsked(this.database)
      .select({
        juego: groupingOf(base, names),
        periodo: sql<string>`${base.periodo}::text`,
        valor: groupedBy(base, names),
        cantidad: total(base.veces),
      })
      .from(rowsOf)
      .groupBy(sql`grouping sets (${sql.join([...sets, sql`(${base.periodo})`], sql`, `)})`);
    return rows.map(({ juego, ...row }) => ({ ...row, por: names[juego] }));
  }

  /** The answered cases of a section with a term. */
  async findAnswered({ section, query }: Asked): Promise<Answered[]> {
    const { table, columns } = partsOf(section);
    const oportunidad = expressionOf(section, columns, 'oportunidad');
    const rows = this.database
      .select({
        recibido: sql<string>`${columns.fechaRecepcion}::date`.as('recibido'),
        respondido: sql<string>`${dayOf(columns.respondidoEn as SQLWrapper, 'dateTime')}`.as('respondido'),
        oportunidad: sql<string>`${oportunidad}`.as('oportunidad_dicha'),
        agencia: sql<string | null>`${columns[section.submission?.term?.agency ?? ''] ?? sql`null::uuid`}`.as('donde'),
      })
      .from(table)
      .where(conditionOf(section, columns, query))
      .as('respondidos');
    const base = this.database
      .select({
        recibido: rows.recibido,
        respondido: rows.respondido,
        oportunidad: rows.oportunidad,
        agencia: rows.agencia,
        cantidad: sql<number>`count(*)::int`.as('cantidad'),
      })
      .from(rows)
      .groupBy(rows.recibido, rows.respondido, rows.oportunidad, rows.agencia)
      .as('base');
    return whileAsked(this.database)
      .select({
        recibido: sql<string>`${base.recibido}::text`,
        respondido: sql<string>`${base.respondido}::text`,
        aTiempo: sql<boolean | null>`case ${base.oportunidad} when 'oportuna' then true when 'tardia' then false end`,
        departamento: agencias.departamento,
        cantidad: base.cantidad,
      })
      .from(base)
      .leftJoin(agencias, eq(base.agencia, agencias.id));
  }

  async sumRatings(asked: Asked, unit: Unit): Promise<Rated[]> {
    const { rowsOf, base } = this.alikeRows(asked, unit, ['puntaje', 'agencia', 'recomendaria']);
    const keys = ['puntaje', 'agencia', 'periodo'] as const;
    const rows = await whileAsked(this.database)
      .select({
        juego: groupingOf(base, keys),
        valor: groupedBy(base, keys),
        cantidad: total(base.veces),
        suma: total(sql`${base.puntaje}::int * ${base.veces}`),
        recomiendan: totalWhere(base.veces, sql`${base.recomendaria} is not null`),
        promotores: totalWhere(base.veces, sql`${base.recomendaria} >= 9`),
        detractores: totalWhere(base.veces, sql`${base.recomendaria} <= 6`),
      })
      .from(rowsOf)
      .groupBy(setsOf(base, keys));
    return rows.map(({ juego, ...row }) => ({ ...row, por: keys[juego] ?? 'todas' }));
  }

  /**
   * Those fields of the rows, the period in which they came, and how many there are of each kind (`veces`): rows that are alike are
   * told once, so that what is added up in several ways is little. `base` has its columns by name.
   */
  private alikeRows({ section, query }: Asked, unit: Unit, names: readonly string[]) {
    const { table, columns } = partsOf(section);
    const period = periodOf(columns.creadoEn as SQLWrapper, unit);
    const told = names.map((name) => columns[name] as PgColumn);
    const rowsOf = this.database
      .select({
        ...Object.fromEntries(names.map((name, at) => [name, told[at] as never])),
        periodo: period.as('periodo'),
        veces: sql<number>`count(*)`.as('veces'),
      })
      .from(table)
      .where(conditionOf(section, columns, query))
      .groupBy(period, ...told)
      .as('base');
    return { rowsOf, base: rowsOf as unknown as Base };
  }
}

type Base = Record<string, SQLWrapper> & { veces: SQLWrapper };

/** The first day of the period of an instant. Cut as a moment of La Paz: of a day, the database would make an instant again. */
const periodOf = (column: SQLWrapper, unit: Unit) =>
  sql<string>`date_trunc(${sql.raw(unit === 'mes' ? `'month'` : `'week'`)}, ${column}::timestamptz at time zone 'America/La_Paz')::date`;

const total = (times: SQLWrapper) => sql<number>`coalesce(sum(${times}), 0)::int`;

const totalWhere = (times: SQLWrapper, condition: SQL) =>
  sql<number>`coalesce(sum(${times}) filter (where ${condition}), 0)::int`;

/** One set for each key, and one of all rows when there is none of them to tell apart. */
const setsOf = (base: Base, keys: readonly string[]) =>
  sql`grouping sets (${sql.join(
    keys.map((key) => sql`(${base[key]})`),
    sql`, `,
  )}, ())`;

/** Which key a line is grouped by: its place among them; none of them, one past the last. */
const groupingOf = (base: Base, keys: readonly string[]): SQL<number> =>
  sql<number>`case ${sql.join(
    keys.map((key, at) => sql`when grouping(${base[key]}) = 0 then ${sql.raw(String(at))}`),
    sql` `,
  )} else ${sql.raw(String(keys.length))} end`;

const groupedBy = (base: Base, keys: readonly string[]): SQL<string | null> =>
  sql<string | null>`coalesce(${sql.join(
    keys.map((key) => sql`${base[key]}::text`),
    sql`, `,
  )})`;
