import { Readable } from 'node:stream';
import type { CriterioSaldo } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { COPY_IN, DATABASE, type Database } from '../../../platform/database/database.js';
import { type CopyIn, copiedLine } from '../../../platform/database/ground/ground.js';
import { filasSaldos } from '../../../platform/database/schema/saldos.js';
import type { Fila } from '../file/checkedChunks.js';

type Values = Record<string, unknown>;

const columns = getTableColumns(filasSaldos) as Record<string, PgColumn>;
const fields = Object.keys(columns);
const place = `filas_saldos (${Object.values(columns)
  .map(({ name }) => `"${name}"`)
  .join(', ')})`;

/** Batch size of deletions, so that other queries get their turn. */
const STEP = 5000;

@Injectable()
export class FilasRepository {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(COPY_IN) private readonly copyIn: CopyIn,
  ) {}

  /** Adds rows, returns repeated ones. Checks first: PostgreSQL would log the number. */
  async add(lote: string, filas: readonly Fila[]): Promise<Fila[]> {
    const known = await this.findOperations(
      lote,
      filas.map(({ values }) => String(values.numeroOperacion)),
    );
    const [added, repeated]: [Fila[], Fila[]] = [[], []];
    for (const fila of filas) {
      const operation = String(fila.values.numeroOperacion);
      (known.has(operation) ? repeated : added).push(fila);
      known.add(operation);
    }
    const lines = added.map(({ linea, values }) => {
      const row: Values = { ...values, lote, linea };
      return copiedLine(fields.map((name) => row[name]));
    });
    if (lines.length > 0) await this.copyIn(place, Readable.from([lines.join('')]));
    return repeated;
  }

  private async findOperations(lote: string, operations: readonly string[]): Promise<Set<string>> {
    const { numeroOperacion } = filasSaldos;
    const found = await this.database
      .select({ numeroOperacion })
      .from(filasSaldos)
      .where(and(eq(filasSaldos.lote, lote), sql`${numeroOperacion} = any(${sql.param(operations)}::text[])`));
    return new Set(found.map((row) => String(row.numeroOperacion)));
  }

  /** Updates the table's statistics: without them the planner may scan a whole batch. */
  async count(): Promise<void> {
    await this.database.execute(sql`analyze ${filasSaldos}`);
  }

  /** Deletes a batch's rows in steps. Returns false if aborted. */
  async discard(lote: string, ending: AbortSignal): Promise<boolean> {
    if (ending.aborted) return false;
    // A batch that never came into force has no statistics. Another ANALYZE may be running, so failure is ignored.
    await this.count().catch(() => undefined);
    let after: number | null = 0;
    while (after !== null && !ending.aborted) after = await this.discardSome(lote, after);
    return after === null;
  }

  /** Deletes after a line, by range: with stale statistics the planner compares every pair. */
  private async discardSome(lote: string, after: number): Promise<number | null> {
    const { rows } = (await this.database.execute(sql`
      with step as (
        select linea from ${filasSaldos} where lote = ${lote} and linea > ${after} order by linea limit ${STEP}
      ), gone as (
        delete from ${filasSaldos}
        where lote = ${lote} and linea > ${after} and linea <= (select max(linea) from step)
      )
      select max(linea) as last from step`)) as unknown as { rows: { last: number | null }[] };
    return rows[0]?.last ?? null;
  }

  async find(
    lote: string,
    criterio: CriterioSaldo,
    valor: string,
    productos: readonly string[] | undefined,
    most: number,
    tx: Database,
  ): Promise<Values[]> {
    const where = [
      eq(filasSaldos.lote, lote),
      eq(columns[criterio] as PgColumn, valor),
      productos && inArray(columns.productoTipo as PgColumn, [...productos]),
    ];
    return tx
      .select()
      .from(filasSaldos)
      .where(and(...where))
      .orderBy(asc(filasSaldos.linea))
      .limit(most);
  }
}
