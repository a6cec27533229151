import type { Unit } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
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
    const { rowsOf, base } = this.plainRows(asked, unit, names);
    const keys = ['periodo', ...names];
    const rows = await whileAsked(this.database)
      .select({ juego: groupingOf(base, keys), valor: groupedBy(base, keys), cantidad: sql<number>`count(*)::int` })
      .from(rowsOf)
      .groupBy(setsOf(base, keys));
    return rows.map(({ juego, ...row }) => ({ ...row, por: keys[juego] ?? 'todas' }));
  }

  /** How many rows came in each period, of all of them and of each value of each field. One pass, whatever the fields. */
  async crossBy(asked: Asked, unit: Unit, names: readonly string[]): Promise<Crossed[]> {
    const { rowsOf, base } = this.plainRows(asked, unit, names);
    const sets = names.map((name) => sql`(${base.periodo}, ${base[name]})`);
    const rows = await whileAsked(this.database)
      .select({
        juego: groupingOf(base, names),
        periodo: sql<string>`${base.periodo}::text`,
        valor: groupedBy(base, names),
        cantidad: sql<number>`count(*)::int`,
      })
      .from(rowsOf)
      .groupBy(sql`grouping sets (${sql.join([...sets, sql`(${base.periodo})`], sql`, `)})`);
    return rows.map(({ juego, ...row }) => ({ ...row, por: names[juego] }));
  }

  /** The answered cases of a section with a term. */
  async findAnswered({ section, query }: Asked): Promise<Answered[]> {
    const { table, columns } = partsOf(section);
    const answered = dayOf(columns.respondidoEn as SQLWrapper, 'dateTime');
    const oportunidad = expressionOf(section, columns, 'oportunidad');
    const base = this.database
      .select({
        recibido: sql<string>`${columns.fechaRecepcion}::text`.as('recibido'),
        respondido: sql<string>`${answered}::text`.as('respondido'),
        aTiempo: sql<boolean | null>`case ${oportunidad} when 'oportuna' then true when 'tardia' then false end`.as(
          'a_tiempo',
        ),
        departamento: agencias.departamento,
      })
      .from(table)
      .leftJoin(agencias, eq(columns[section.submission?.term?.agency ?? ''] as never, agencias.id))
      .where(conditionOf(section, columns, query))
      .as('base');
    return whileAsked(this.database)
      .select({
        recibido: base.recibido,
        respondido: base.respondido,
        aTiempo: base.aTiempo,
        departamento: base.departamento,
        cantidad: sql<number>`count(*)::int`,
      })
      .from(base)
      .groupBy(base.recibido, base.respondido, base.aTiempo, base.departamento);
  }

  async sumRatings(asked: Asked, unit: Unit): Promise<Rated[]> {
    const { rowsOf, base } = this.plainRows(asked, unit, ['puntaje', 'agencia', 'recomendaria']);
    const keys = ['puntaje', 'agencia', 'periodo'] as const;
    const rows = await whileAsked(this.database)
      .select({
        juego: groupingOf(base, keys),
        valor: groupedBy(base, keys),
        cantidad: sql<number>`count(*)::int`,
        suma: sql<number>`coalesce(sum(${base.puntaje}::int), 0)::int`,
        recomiendan: sql<number>`count(${base.recomendaria})::int`,
        promotores: sql<number>`(count(*) filter (where ${base.recomendaria} >= 9))::int`,
        detractores: sql<number>`(count(*) filter (where ${base.recomendaria} <= 6))::int`,
      })
      .from(rowsOf)
      .groupBy(setsOf(base, keys));
    return rows.map(({ juego, ...row }) => ({ ...row, por: keys[juego] ?? 'todas' }));
  }

  /** Those fields of the rows, and the period in which each came; `base` has its columns by name. */
  private plainRows({ section, query }: Asked, unit: Unit, names: readonly string[]) {
    const { table, columns } = partsOf(section);
    const rowsOf = this.database
      .select({
        ...Object.fromEntries(names.map((name) => [name, columns[name] as never])),
        periodo: periodOf(columns.creadoEn as SQLWrapper, unit).as('periodo'),
      })
      .from(table)
      .where(conditionOf(section, columns, query))
      .as('base');
    return { rowsOf, base: rowsOf as unknown as Base };
  }
}

type Base = Record<string, SQLWrapper>;

/** The first day of the period of an instant. */
const periodOf = (column: SQLWrapper, unit: Unit) =>
  sql<string>`date_trunc(${sql.raw(unit === 'mes' ? `'month'` : `'week'`)}, ${dayOf(column, 'dateTime')})::date::text`;

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
