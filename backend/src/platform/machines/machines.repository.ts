import { Inject, Injectable } from '@nestjs/common';
import { and, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../database/database.js';
import { clavesMaquina, usosDeSistemas } from '../database/schema/systems.js';
import { tables } from '../database/tables/tables.js';

const accesosDeSistemas = tables['sitio/accesos-de-sistemas'];
/** Update interval of the last use, to avoid a write per request. */
const USED_MS = 5 * 60_000;

export type Machine = typeof accesosDeSistemas.$inferSelect & { claveDe: string | null };

@Injectable()
export class MachinesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  findByPrint(huella: string): Promise<Machine | undefined> {
    return this.findBy(eq(clavesMaquina.huella, huella), this.database);
  }

  find(id: string, tx = this.database): Promise<Machine | undefined> {
    return this.findBy(eq(accesosDeSistemas.id, id), tx);
  }

  private async findBy(condition: SQL, on: Database): Promise<Machine | undefined> {
    const [found] = await on
      .select({ maquina: accesosDeSistemas, claveDe: clavesMaquina.creadoPor })
      .from(clavesMaquina)
      .innerJoin(accesosDeSistemas, eq(accesosDeSistemas.id, clavesMaquina.maquina))
      .where(condition);
    return found && { ...found.maquina, claveDe: found.claveDe };
  }

  async findMaker(id: string): Promise<string | undefined> {
    const [found] = await this.database
      .select({ uid: clavesMaquina.creadoPor })
      .from(clavesMaquina)
      .where(eq(clavesMaquina.maquina, id));
    return found?.uid ?? undefined;
  }

  /** Stores the key's hash; a previous key becomes invalid. */
  async storeHash(id: string, huella: string, creadoPor: string, tx: Database): Promise<void> {
    const creadoEn = new Date().toISOString();
    await tx
      .insert(clavesMaquina)
      .values({ maquina: id, huella, creadoEn, creadoPor })
      .onConflictDoUpdate({ target: clavesMaquina.maquina, set: { huella, creadoEn, creadoPor } });
    await tx.update(accesosDeSistemas).set({ claveCreadaEn: creadoEn }).where(eq(accesosDeSistemas.id, id));
  }

  /** Records the last use, at intervals; the version stays. */
  async recordUse({ id, ultimoUso }: Machine): Promise<void> {
    const now = Date.now();
    const before = new Date(now - USED_MS).toISOString();
    if (ultimoUso !== null && ultimoUso > before) return;
    await this.database
      .update(accesosDeSistemas)
      .set({ ultimoUso: new Date(now).toISOString() })
      .where(
        and(
          eq(accesosDeSistemas.id, id),
          or(isNull(accesosDeSistemas.ultimoUso), lt(accesosDeSistemas.ultimoUso, before)),
        ),
      );
  }

  async addRequests(counted: ReadonlyMap<string, number>, dia: string): Promise<void> {
    await this.database
      .insert(usosDeSistemas)
      .values([...counted].map(([maquina, peticiones]) => ({ maquina, dia, peticiones })))
      .onConflictDoUpdate({
        target: [usosDeSistemas.maquina, usosDeSistemas.dia],
        set: { peticiones: sql`${usosDeSistemas.peticiones} + excluded.peticiones` },
      });
  }

  async findRequests(maquina: string, desde: string): Promise<ReadonlyMap<string, number>> {
    const found = await this.database
      .select()
      .from(usosDeSistemas)
      .where(and(eq(usosDeSistemas.maquina, maquina), gte(usosDeSistemas.dia, desde)));
    return new Map(found.map(({ dia, peticiones }) => [dia, peticiones]));
  }

  async forgetRequestsBefore(dia: string): Promise<void> {
    await this.database.delete(usosDeSistemas).where(lt(usosDeSistemas.dia, dia));
  }
}
