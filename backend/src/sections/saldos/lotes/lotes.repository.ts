import type { EstadoLote } from '@coop/domain/sections/saldos/estadosLote';
import { Inject, Injectable } from '@nestjs/common';
import { and, asc, count, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../../platform/database/database.js';
import { locks } from '../../../platform/database/locks.js';
import { abortableByClient } from '../../../platform/database/pool/onPool.js';
import { erroresSaldos, lotesSaldos } from '../../../platform/database/schema/saldos.js';
import type { LoteFault } from '../file/checkedChunks.js';
import type { LotesQuery } from './loteSchemas.js';

export type Lote = typeof lotesSaldos.$inferSelect;

@Injectable()
export class LotesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Blocks other additions, activations and annulments until commit; before any row lock. */
  async lockAll(tx: Database): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.balancesBatches})`);
  }

  /** Returns false if another batch is being validated. */
  async add(lote: typeof lotesSaldos.$inferInsert, tx: Database): Promise<boolean> {
    const added = await tx.insert(lotesSaldos).values(lote).onConflictDoNothing().returning();
    return added.length > 0;
  }

  async find(id: string): Promise<Lote | undefined> {
    const [lote] = await this.database.select().from(lotesSaldos).where(eq(lotesSaldos.id, id));
    return lote;
  }

  /** Returns the batch, locked until the transaction ends. */
  async lock(id: string, tx: Database): Promise<Lote | undefined> {
    const [lote] = await tx.select().from(lotesSaldos).where(eq(lotesSaldos.id, id)).for('update');
    return lote;
  }

  async findInForce(tx = this.database): Promise<Lote | undefined> {
    const [lote] = await tx.select().from(lotesSaldos).where(eq(lotesSaldos.estado, 'vigente'));
    return lote;
  }

  async findPage({ filter, range: [first, last], sort: [by, toward] }: LotesQuery) {
    const where = and(
      filter.id === undefined ? undefined : inArray(lotesSaldos.id, [filter.id].flat()),
      filter.estado === undefined ? undefined : inArray(lotesSaldos.estado, [filter.estado].flat()),
      filter.fechaCorte === undefined ? undefined : eq(lotesSaldos.fechaCorte, filter.fechaCorte),
    );
    const order = toward === 'ASC' ? asc : desc;
    const database = abortableByClient(this.database);
    const rows = await database
      .select()
      .from(lotesSaldos)
      .where(where)
      .orderBy(order(lotesSaldos[by]), order(lotesSaldos.id))
      .offset(first)
      .limit(last - first + 1);
    const [counted] = await database.select({ total: count() }).from(lotesSaldos).where(where);
    return { rows, first, total: counted?.total ?? 0 };
  }

  /** Returns a usable batch made from the same file. */
  async findByHash(huella: string, tx: Database): Promise<Lote | undefined> {
    const [lote] = await tx
      .select()
      .from(lotesSaldos)
      .where(
        and(
          eq(lotesSaldos.huella, huella),
          inArray(lotesSaldos.estado, ['validando', 'por_confirmar', 'vigente', 'reemplazado']),
        ),
      )
      .limit(1);
    return lote;
  }

  findRetained(tx = this.database): Promise<Lote[]> {
    return tx
      .select()
      .from(lotesSaldos)
      .where(and(inArray(lotesSaldos.estado, ['vigente', 'reemplazado']), eq(lotesSaldos.conservado, true)))
      .orderBy(desc(lotesSaldos.fechaCorte), desc(lotesSaldos.cargadoEn));
  }

  /** Returns annulled or faulty batches that still have rows, after an interrupted import. */
  findUseless(): Promise<Lote[]> {
    return this.database
      .select()
      .from(lotesSaldos)
      .where(and(inArray(lotesSaldos.estado, ['con_errores', 'anulado']), eq(lotesSaldos.conservado, true)));
  }

  /** Updates the batch if it is still in that state; otherwise returns false. */
  async change(id: string, from: EstadoLote, values: Partial<Lote>, tx = this.database): Promise<boolean> {
    const changed = await tx
      .update(lotesSaldos)
      .set(values)
      .where(and(eq(lotesSaldos.id, id), eq(lotesSaldos.estado, from)))
      .returning({ id: lotesSaldos.id });
    return changed.length > 0;
  }

  async abandon(since: string, values: Partial<Lote>): Promise<void> {
    await this.database
      .update(lotesSaldos)
      .set(values)
      .where(and(eq(lotesSaldos.estado, 'validando'), lt(lotesSaldos.latidoEn, since)));
  }

  /** Supersedes the batch in force, because another comes into force, and annuls and returns those awaiting confirmation. */
  async supersede(id: string, tx: Database): Promise<Lote[]> {
    await tx.update(lotesSaldos).set({ estado: 'reemplazado' }).where(eq(lotesSaldos.estado, 'vigente'));
    return tx
      .update(lotesSaldos)
      .set({ estado: 'anulado', motivo: 'Otro archivo entró en vigor antes de que este se confirmara.' })
      .where(and(eq(lotesSaldos.estado, 'por_confirmar'), ne(lotesSaldos.id, id)))
      .returning();
  }

  async forgetRows(id: string): Promise<void> {
    await this.database.update(lotesSaldos).set({ conservado: false }).where(eq(lotesSaldos.id, id));
  }

  async addFaults(lote: string, faults: readonly LoteFault[]): Promise<void> {
    if (faults.length > 0)
      await this.database.insert(erroresSaldos).values(faults.map((fault) => ({ lote, ...fault })));
  }

  /** Returns faults of a batch by id, for keyset pagination. */
  findFaults(lote: string, after: number, most: number) {
    return this.database
      .select()
      .from(erroresSaldos)
      .where(and(eq(erroresSaldos.lote, lote), sql`${erroresSaldos.id} > ${after}`))
      .orderBy(asc(erroresSaldos.id))
      .limit(most);
  }
}
