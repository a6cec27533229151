import type { AnySection, Rol } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, asc, count, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { lockNamed } from '../../platform/database/locks.js';
import { causeOf, UNIQUE_VIOLATION } from '../../platform/database/problems.js';
import { vistasGuardadas } from '../../platform/database/schema/panel.js';
import { invalidData } from '../../platform/http/problem.js';

export type View = typeof vistasGuardadas.$inferSelect;
type Also = (tx: Database) => Promise<void>;

@Injectable()
export class ViewsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Returns a user's own views, then those of a role; `all` for those who share views. */
  find({ name }: AnySection, uid: string, rol: Rol | 'all'): Promise<View[]> {
    const own = and(isNull(vistasGuardadas.rol), eq(vistasGuardadas.uid, uid));
    const shared = rol === 'all' ? isNotNull(vistasGuardadas.rol) : eq(vistasGuardadas.rol, rol);
    return this.database
      .select()
      .from(vistasGuardadas)
      .where(and(eq(vistasGuardadas.seccion, name), or(own, shared)))
      .orderBy(isNotNull(vistasGuardadas.rol), asc(vistasGuardadas.nombre), asc(vistasGuardadas.id));
  }

  async findOne(id: string): Promise<View | undefined> {
    const [view] = await this.database.select().from(vistasGuardadas).where(eq(vistasGuardadas.id, id));
    return view;
  }

  /** Inserts a view. Returns false if its author already has `most` in those sections. */
  add(view: View, most: number, sections: readonly string[], also: Also): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      // Serializes concurrent inserts by the same author, so that the limit holds.
      await lockNamed(`vistas ${view.uid}`, tx);
      const [row] = await tx
        .select({ n: count() })
        .from(vistasGuardadas)
        .where(and(eq(vistasGuardadas.uid, view.uid), inArray(vistasGuardadas.seccion, [...sections])));
      if (row && row.n >= most) return false;
      await tx.insert(vistasGuardadas).values(view).catch(throwIfNameTaken);
      await also(tx);
      return true;
    });
  }

  /** Updates a view with an optimistic lock; returns false if the version changed. */
  replace(view: View, version: number, also: Also): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const written = await tx
        .update(vistasGuardadas)
        .set(view)
        .where(is(view.id, version))
        .returning({ id: vistasGuardadas.id })
        .catch(throwIfNameTaken);
      if (written.length === 0) return false;
      await also(tx);
      return true;
    });
  }

  remove({ id, version }: View, also: Also): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const removed = await tx.delete(vistasGuardadas).where(is(id, version)).returning({ id: vistasGuardadas.id });
      if (removed.length === 0) return false;
      await also(tx);
      return true;
    });
  }
}

const is = (id: string, version: number) => and(eq(vistasGuardadas.id, id), eq(vistasGuardadas.version, version));

function throwIfNameTaken(thrown: unknown): never {
  if (causeOf(thrown).code === UNIQUE_VIOLATION) throw invalidData({ nombre: 'Ya hay una vista con ese nombre' });
  throw thrown;
}
