import type { Unit } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { abortableByClient } from '../../platform/database/pool/onPool.js';
import { dayOf } from '../../platform/database/tables/isInPhase.js';
import { conditionOf, expressionOf, partsOf } from '../../platform/database/tables/sectionQuery.js';
import { tables } from '../../platform/database/tables/tables.js';
import type { CountQuery } from '../counts.repository.js';

const agencias = tables['sitio/agencias'];

/** Answered cases by day received and answered (La Paz); `aTiempo` is null without a deadline. */
export type AnsweredCount = {
  recibido: string;
  respondido: string;
  departamento: string | null;
  aTiempo: boolean | null;
  cantidad: number;
};

/** Row count of a period by a field's value (`por`); without a field, of the whole period. */
export type CrossCount = { por: string | undefined; periodo: string; valor: string | null; cantidad: number };

export type RatingCount = {
  por: 'puntaje' | 'agencia' | 'periodo' | 'todas';
  valor: string | null;
  cantidad: number;
  suma: number;
  recomiendan: number;
  promotores: number;
  detractores: number;
};

@Injectable()
export class TrendsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Counts rows by each value of each field and by period of creation (`periodo`). */
  async countBy(query: CountQuery, unit: Unit, names: readonly string[]) {
    const { rowsOf, base } = this.groupEqualRows(query, unit, names);
    const keys = ['periodo', ...names];
    const rows = await abortableByClient(this.database)
      .select({ juego: groupingOf(base, keys), valor: groupedBy(base, keys), cantidad: total(base.veces) })
      .from(rowsOf)
      .groupBy(setsOf(base, keys));
    return rows.map(({ juego, ...row }) => ({ ...row, por: keys[juego] ?? 'todas' }));
  }

  /** Counts rows by period, in total and by each value of each field, in one pass. */
  async crossBy(query: CountQuery, unit: Unit, names: readonly string[]): Promise<CrossCount[]> {
    const { rowsOf, base } = this.groupEqualRows(query, unit, names);
    const sets = names.map((name) => sql`(${base.periodo}, ${base[name]})`);
    const rows = await abortableByClient(this.database)
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

  async findAnswered({ section, query }: CountQuery): Promise<AnsweredCount[]> {
    const { table, columns } = partsOf(section);
    const oportunidad = expressionOf(section, columns, 'oportunidad');
    const rows = this.database
      .select({
        recibido: sql<string>`${columns.fechaRecepcion}::date`.as('recibido'),
        respondido: sql<string>`${dayOf(columns.respondidoEn as SQLWrapper, 'dateTime')}`.as('respondido'),
        oportunidad: sql<string>`${oportunidad}`.as('oportunidad_dicha'),
        agencia: sql<string | null>`${columns.agencia}`.as('donde'),
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
    return abortableByClient(this.database)
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

  async sumRatings(query: CountQuery, unit: Unit): Promise<RatingCount[]> {
    const { rowsOf, base } = this.groupEqualRows(query, unit, ['puntaje', 'agencia', 'recomendaria']);
    const keys = ['puntaje', 'agencia', 'periodo'] as const;
    const rows = await abortableByClient(this.database)
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

  /** Groups equal rows with their count (`veces`), so that the grouping sets aggregate few rows. */
  private groupEqualRows({ section, query }: CountQuery, unit: Unit, names: readonly string[]) {
    const { table, columns } = partsOf(section);
    const period = periodOf(columns.creadoEn as SQLWrapper, unit);
    const dimensions = names.map((name) => columns[name] as PgColumn);
    const rowsOf = this.database
      .select({
        ...Object.fromEntries(names.map((name, at) => [name, dimensions[at] as never])),
        periodo: period.as('periodo'),
        veces: sql<number>`count(*)`.as('veces'),
      })
      .from(table)
      .where(conditionOf(section, columns, query))
      .groupBy(period, ...dimensions)
      .as('base');
    return { rowsOf, base: rowsOf as unknown as Base };
  }
}

type Base = Record<string, SQLWrapper> & { veces: SQLWrapper };

/** Returns the first day of a period. Truncates local time, since a date would become an instant again. */
const periodOf = (column: SQLWrapper, unit: Unit) =>
  sql<string>`date_trunc(${sql.raw(unit === 'mes' ? `'month'` : `'week'`)}, ${column}::timestamptz at time zone 'America/La_Paz')::date`;

const total = (times: SQLWrapper) => sql<number>`coalesce(sum(${times}), 0)::int`;

const totalWhere = (times: SQLWrapper, condition: SQL) =>
  sql<number>`coalesce(sum(${times}) filter (where ${condition}), 0)::int`;

const setsOf = (base: Base, keys: readonly string[]) =>
  sql`grouping sets (${sql.join(
    keys.map((key) => sql`(${base[key]})`),
    sql`, `,
  )}, ())`;

/** Returns the index of a line's grouping key; for the total, the number of keys. */
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
