import type { CriterioSaldo } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DATABASE, type Database } from '../../../platform/database/database.js';
import { filasSaldos, type TotalesLote } from '../../../platform/database/schema/saldos.js';

type Values = Record<string, unknown>;
export type Fila = { linea: number; values: Values };

const { lote: _, ...columns } = getTableColumns(filasSaldos) as Record<string, PgColumn>;
const names = sql.raw(
  Object.values(columns)
    .map(({ name }) => `"${name}"`)
    .join(', '),
);
const typed = sql.raw(
  Object.values(columns)
    .map((column) => `"${column.name}" ${column.getSQLType()}`)
    .join(', '),
);

/** Rows deleted at once: few enough for others to have their turn. */
const STEP = 5000;

/** The rows of batches of balances. */
@Injectable()
export class FilasRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Adds rows to a batch in one statement; gives those whose number of operation the batch already has. */
  async add(lote: string, filas: readonly Fila[]): Promise<Fila[]> {
    const json = JSON.stringify(
      filas.map(({ linea, values }) =>
        Object.fromEntries(
          Object.entries(columns).map(([name, column]) => [column.name, name === 'linea' ? linea : values[name]]),
        ),
      ),
    );
    const { rows } = (await this.database.execute(sql`
      insert into ${filasSaldos} ("lote", ${names})
      select ${lote}::uuid, fila.* from json_to_recordset(${json}::json) as fila(${typed})
      on conflict do nothing returning "linea"`)) as unknown as { rows: { linea: number }[] };
    const added = new Set(rows.map(({ linea }) => linea));
    return filas.filter(({ linea }) => !added.has(linea));
  }

  /** Rows and sums by product and currency. */
  async totals(lote: string): Promise<TotalesLote> {
    const { rows } = (await this.database.execute(sql`
      select producto_tipo as producto, moneda, count(*)::int as filas, sum(saldo)::text as saldo
      from ${filasSaldos} where lote = ${lote} group by 1, 2 order by 1, 2`)) as unknown as {
      rows: { producto: string; moneda: string; filas: number; saldo: string }[];
    };
    const totals: TotalesLote = {};
    for (const { producto, moneda, filas, saldo } of rows)
      totals[producto] = { ...totals[producto], [moneda]: { filas, saldo } };
    return totals;
  }

  /** Takes the rows of a batch out, some at a time. */
  async discard(lote: string): Promise<void> {
    const { rows } = (await this.database.execute(
      sql`select coalesce(max(linea), 0)::int as last from ${filasSaldos} where lote = ${lote}`,
    )) as unknown as { rows: { last: number }[] };
    for (let from = 0; from <= (rows[0]?.last ?? 0); from += STEP)
      await this.database.execute(
        sql`delete from ${filasSaldos} where lote = ${lote} and linea >= ${from} and linea < ${from + STEP}`,
      );
  }

  /** The rows of a batch with exactly that number, of the products given. */
  async find(
    lote: string,
    criterio: CriterioSaldo,
    valor: string,
    only: Readonly<Record<string, readonly unknown[]>>,
    most: number,
    tx: Database,
  ): Promise<Values[]> {
    const where: (SQL | undefined)[] = [
      eq(filasSaldos.lote, lote),
      eq(columns[criterio] as PgColumn, valor),
      ...Object.entries(only).map(([name, values]) => sql`${columns[name]} in ${values}`),
    ];
    return tx
      .select()
      .from(filasSaldos)
      .where(and(...where))
      .orderBy(asc(filasSaldos.linea))
      .limit(most);
  }
}
