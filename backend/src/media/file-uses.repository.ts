import type { AnySection } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, count, eq, inArray } from 'drizzle-orm';
import { DATABASE, type Database } from '../database/database.js';
import { archivosUsos } from '../database/schema/files.js';
import type { FileUse } from '../sections/filesOf.js';

export type StoredUse = typeof archivosUsos.$inferSelect;

/** Which rows name which files. */
@Injectable()
export class FileUsesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** What a row names now, in the place of what it named. */
  async put({ name }: AnySection, registro: string, uses: readonly FileUse[], tx: Database): Promise<void> {
    await tx.delete(archivosUsos).where(and(eq(archivosUsos.seccion, name), eq(archivosUsos.registro, registro)));
    const lines = uses.map(({ id, campo }) => ({ archivo: id, seccion: name, registro, campo }));
    if (lines.length > 0) await tx.insert(archivosUsos).values(lines).onConflictDoNothing();
  }

  find(archivo: string): Promise<StoredUse[]> {
    return this.database.select().from(archivosUsos).where(eq(archivosUsos.archivo, archivo)).limit(200);
  }

  /** How many rows name each file; those that none names are left out. */
  async countByFile(archivos: readonly string[]): Promise<Map<string, number>> {
    if (archivos.length === 0) return new Map();
    const counted = await this.database
      .select({ archivo: archivosUsos.archivo, total: count() })
      .from(archivosUsos)
      .where(inArray(archivosUsos.archivo, [...archivos]))
      .groupBy(archivosUsos.archivo);
    return new Map(counted.map(({ archivo, total }) => [archivo, total]));
  }

  async isEmpty(): Promise<boolean> {
    return (await this.database.select({ archivo: archivosUsos.archivo }).from(archivosUsos).limit(1)).length === 0;
  }
}
