import type { Aprobacion } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import { and, asc, desc, eq, inArray, or } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { aprobaciones } from '../../platform/database/schema/aprobaciones.js';

export type Approval = typeof aprobaciones.$inferSelect;
type Estado = Aprobacion['estado'];

/** As many as a queue shows: beyond it nobody reads, and everything stays where it is. */
const MOST = 200;

/** Requests to publish, and what became of them. */
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

  /** The one of a row that waits. */
  async findPending(registro: string, tx = this.database): Promise<Approval | undefined> {
    const [found] = await tx
      .select()
      .from(aprobaciones)
      .where(and(eq(aprobaciones.registro, registro), eq(aprobaciones.estado, 'pendiente')));
    return found;
  }

  /** Those that wait in those sections, the oldest first, and of one person those that came back or were lost. */
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
      .limit(MOST);
  }

  /** How the one of a row that waits ended. The first that ends it has the word: false when none waits. */
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

  /** Nobody has to look any more at what came back or was lost of a row. */
  async close(registro: string, tx: Database): Promise<void> {
    await tx
      .update(aprobaciones)
      .set({ estado: 'cerrada' })
      .where(and(eq(aprobaciones.registro, registro), inArray(aprobaciones.estado, ['devuelta', 'perdida'])));
  }
}
