import type { Action, AnyRow, AnySection } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, desc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Staff } from '../auth/staff.js';
import { DATABASE, type Database } from '../database/database.js';
import type { StoredFile } from '../database/schema/files.js';
import { historial } from '../database/schema/historial.js';

export type HistoryEntry = typeof historial.$inferSelect;

/** Lines of history. They are added and read; nothing here changes or erases one. */
@Injectable()
export class HistoryRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** In the transaction of the change itself, so that neither exists without the other. */
  async add(section: AnySection, row: AnyRow, action: Action, staff: Staff | undefined, tx: Database) {
    await tx.insert(historial).values({
      id: uuidv7(),
      seccion: section.name,
      registro: row.id,
      version: row.version,
      accion: action,
      titulo: section.title(row),
      uid: staff?.uid ?? null,
      email: staff?.email ?? null,
      en: new Date().toISOString(),
      datos: row,
    });
  }

  /** Something that happened to a section as a whole, or outside its rows. */
  async addEvent(
    section: AnySection,
    accion: Action,
    titulo: string,
    staff: Staff,
    datos: Record<string, unknown>,
    tx = this.database,
  ) {
    const { uid, email } = staff;
    const en = new Date().toISOString();
    const event = {
      id: uuidv7(),
      seccion: section.name,
      registro: uuidv7(),
      version: 1,
      accion,
      titulo,
      uid,
      email,
      en,
    };
    await tx.insert(historial).values({ ...event, datos });
  }

  /** Something that was done to a file, under the name of its section. */
  async addFileEvent(
    file: StoredFile,
    accion: Action,
    { uid, email }: Staff,
    datos: Record<string, unknown>,
    tx: Database,
  ) {
    await tx.insert(historial).values({
      id: uuidv7(),
      seccion: file.seccion,
      registro: file.id,
      version: file.version,
      accion,
      titulo: `Archivo ${file.nombreOriginal}`,
      uid,
      email,
      en: new Date().toISOString(),
      datos,
    });
  }

  /** The row as a version left it. Erasing and taking back are versions too. */
  async findVersion(section: AnySection, id: string, version: number): Promise<HistoryEntry | undefined> {
    const [entry] = await this.database
      .select()
      .from(historial)
      .where(and(eq(historial.seccion, section.name), eq(historial.registro, id), eq(historial.version, version)))
      .orderBy(desc(historial.en), desc(historial.id))
      .limit(1);
    return entry;
  }

  /** Newest first. */
  find(section: AnySection, id: string): Promise<HistoryEntry[]> {
    return this.database
      .select()
      .from(historial)
      .where(and(eq(historial.seccion, section.name), eq(historial.registro, id)))
      .orderBy(desc(historial.en), desc(historial.id))
      .limit(500);
  }
}
