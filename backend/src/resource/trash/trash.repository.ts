import type { AnyRow, AnySection } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { abortableByClient } from '../../platform/database/pool/onPool.js';
import { papelera } from '../../platform/database/schema/history.js';
import { isAfter } from '../../platform/database/tables/isAfter.js';

@Injectable()
export class TrashRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async add(section: AnySection, row: AnyRow, uid: string | null, tx: Database): Promise<void> {
    const eliminadoEn = new Date().toISOString();
    await tx.insert(papelera).values({
      id: row.id,
      seccion: section.name,
      titulo: section.title(row),
      datos: row,
      eliminadoEn,
      eliminadoPor: uid,
    });
  }

  async findPage(section: AnySection, [first, last]: readonly [number, number]) {
    const own = eq(papelera.seccion, section.name);
    const { id, titulo, datos, eliminadoEn, eliminadoPor } = papelera;
    const database = abortableByClient(this.database);
    const rows = await database
      .select({ id, titulo, datos, eliminadoEn, eliminadoPor })
      .from(papelera)
      .where(own)
      .orderBy(desc(eliminadoEn), desc(id))
      .offset(first)
      .limit(last - first + 1);
    const [counted] = await database.select({ total: count() }).from(papelera).where(own);
    return { rows, first, total: counted?.total ?? 0 };
  }

  /** Returns rows deleted after a cursor (time, id), oldest first. */
  async findErased(section: AnySection, after: { en: string; id: string | null }, most: number) {
    const { id, eliminadoEn } = papelera;
    return this.database
      .select({ id, eliminadoEn })
      .from(papelera)
      .where(and(eq(papelera.seccion, section.name), isAfter(eliminadoEn, id, after)))
      .orderBy(asc(eliminadoEn), asc(id))
      .limit(most);
  }

  async find(section: AnySection, id: string): Promise<AnyRow | undefined> {
    const [found] = await this.database
      .select({ datos: papelera.datos })
      .from(papelera)
      .where(and(eq(papelera.seccion, section.name), eq(papelera.id, id)));
    return found?.datos as AnyRow | undefined;
  }

  /** Removes a row from the trash. Returns false when another request removed it first. */
  async remove(id: string, tx: Database): Promise<boolean> {
    const taken = await tx.delete(papelera).where(eq(papelera.id, id)).returning({ id: papelera.id });
    return taken.length > 0;
  }
}
