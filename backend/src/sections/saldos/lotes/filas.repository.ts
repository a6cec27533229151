import { Readable } from 'node:stream';
import type { CriterioSaldo } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { COPY_IN, DATABASE, type Database } from '../../../platform/database/database.js';
import { type CopyIn, copiedLine } from '../../../platform/database/ground/copyIn.js';
import { filasSaldos } from '../../../platform/database/schema/saldos.js';
import type { Fila } from '../file/checkedChunks.js';

type Values = Record<string, unknown>;

const columns = getTableColumns(filasSaldos) as Record<string, PgColumn>;
const fields = Object.keys(columns);
const place = `filas_saldos (${Object.values(columns)
  .map(({ name }) => `"${name}"`)
  .join(', ')})`;

/** Rows deleted at once: few enough for others to have their turn. */
const STEP = 5000;

/** The rows of batches of balances. */
@Injectable()
export class FilasRepository {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(COPY_IN) private readonly copyIn: CopyIn,
  ) {}

  /**
   * Adds rows to a batch, which nobody else does; gives those whose number of operation the batch already has. These are looked
   * for first: what the database has to refuse it would log, with the number.
   */
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

  /** Which of those numbers of operation the batch has. */
  private async findOperations(lote: string, operations: readonly string[]): Promise<Set<string>> {
    const { numeroOperacion } = filasSaldos;
    const found = await this.database
      .select({ numeroOperacion })
      .from(filasSaldos)
      .where(and(eq(filasSaldos.lote, lote), sql`${numeroOperacion} = any(${sql.param(operations)}::text[])`));
    return new Set(found.map((row) => String(row.numeroOperacion)));
  }

  /** Lets the database know how many rows each batch has: unless it does, it may look for a number through all of one. */
  async count(): Promise<void> {
    await this.database.execute(sql`analyze ${filasSaldos}`);
  }

  /**
   * Takes the rows of a batch out, some at a time: as many steps as rows ask for, however far apart their lines are. False where it
   * was told to end before.
   */
  async discard(lote: string, ending: AbortSignal): Promise<boolean> {
    if (ending.aborted) return false;
    // Of one that never came into force nobody let the database know; it may be busy with that already.
    await this.count().catch(() => undefined);
    let after: number | null = 0;
    while (after !== null && !ending.aborted) after = await this.discardSome(lote, after);
    return after === null;
  }

  /**
   * Those that come after a line; gives the last one that it took, or null where there was none. By where they begin and end: while
   * the database takes it that there is one row, it would compare each line with each.
   */
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
