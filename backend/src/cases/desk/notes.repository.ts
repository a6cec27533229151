import type { Action, AnyRow, AnySection } from '@coop/domain';
import type { Note } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import { and, desc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Staff } from '../../platform/auth/staff.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { notasInternas } from '../../platform/database/schema/cases.js';

/** A note on a case. `order`: the action that includes it; without `staff`, the system wrote it. */
export type NewNote = {
  section: AnySection;
  row: Pick<AnyRow, 'id'>;
  texto: string;
  staff?: Pick<Staff, 'uid' | 'email'>;
  order?: Action;
};

@Injectable()
export class NotesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async add({ section, row, texto, staff, order }: NewNote, tx = this.database): Promise<Note> {
    const note = {
      id: uuidv7(),
      accion: order ?? null,
      texto,
      uid: staff?.uid ?? null,
      email: staff?.email ?? null,
      en: new Date().toISOString(),
    };
    await tx.insert(notasInternas).values({ ...note, seccion: section.name, registro: row.id });
    return note;
  }

  async find({ name }: AnySection, id: string): Promise<Note[]> {
    const rows = await this.database
      .select()
      .from(notasInternas)
      .where(and(eq(notasInternas.seccion, name), eq(notasInternas.registro, id)))
      .orderBy(desc(notasInternas.en), desc(notasInternas.id));
    return rows.map(({ seccion: _, registro: __, ...note }) => note);
  }
}
