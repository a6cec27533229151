import type { Aprobacion } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import { and, asc, desc, eq, inArray, or } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { aprobaciones } from '../../platform/database/schema/publishing.js';

export type Approval = typeof aprobaciones.$inferSelect;
type Estado = Aprobacion['estado'];

/** Row limit of the queue query; excess rows stay in the database. */
const MAX_ROWS = 200;

/** Approval requests and their outcomes. */
@Injectable()
export class ApprovalsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async add(approval: Approval, tx: Database): Promise<void> {
    await tx.insert(aprobaciones).values(approval);
  }

  async find(id: string): Promise<Approval | undefined> {
    const [found] = await this.database.select().from(aprobaciones).where(eq(aprobaciones.id, id));
    return found;
  }

  /** Returns the pending request of a row. */
  async findPending(registro: string, tx = this.database): Promise<Approval | undefined> {
    const [found] = await tx
      .select()
      .from(aprobaciones)
      .where(and(eq(aprobaciones.registro, registro), eq(aprobaciones.estado, 'pendiente')));
    return found;
  }

  /**
   * Returns the pending requests of the sections, plus one user's own returned or lost ones; newest first within each
   * state.
   */
  findOpen(sections: readonly string[], uid: string): Promise<Approval[]> {
    return this.database
      .select()
      .from(aprobaciones)
      .where(
        and(
          inArray(aprobaciones.seccion, [...sections]),
          or(
            eq(aprobaciones.estado, 'pendiente'),
            and(inArray(aprobaciones.estado, ['devuelta', 'perdida']), eq(aprobaciones.pedidaPor, uid)),
          ),
        ),
      )
      .orderBy(asc(aprobaciones.estado), desc(aprobaciones.pedidaEn))
      .limit(MAX_ROWS);
  }

  /** Resolves a row's pending request. Returns false when none is pending: the first resolution wins. */
  async settle(
    registro: string,
    how: { estado: Estado; resueltaPor: string | null; respuesta?: string },
    tx: Database,
  ): Promise<boolean> {
    const settled = await tx
      .update(aprobaciones)
      .set({ ...how, resueltaEn: new Date().toISOString() })
      .where(and(eq(aprobaciones.registro, registro), eq(aprobaciones.estado, 'pendiente')))
      .returning({ id: aprobaciones.id });
    return settled.length > 0;
  }

  /** Closes a row's returned and lost requests, which need no further attention. */
  async close(registro: string, tx: Database): Promise<void> {
    await tx
      .update(aprobaciones)
      .set({ estado: 'cerrada' })
      .where(and(eq(aprobaciones.registro, registro), inArray(aprobaciones.estado, ['devuelta', 'perdida'])));
  }
}
