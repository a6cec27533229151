import { Inject, Injectable } from '@nestjs/common';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { DATABASE, type Database } from '../database/database.js';
import { archivos, archivosVersiones, type FileVersion, type StoredFile } from '../database/schema/files.js';

@Injectable()
export class FilesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** False when another document took the same address first. */
  async insert(file: StoredFile): Promise<boolean> {
    const made = await this.database
      .insert(archivos)
      .values(file)
      .onConflictDoNothing({ target: archivos.slug })
      .returning({ id: archivos.id });
    return made.length > 0;
  }

  async find(id: string): Promise<StoredFile | undefined> {
    const [file] = await this.database.select().from(archivos).where(eq(archivos.id, id));
    return file;
  }

  async findBySlug(slug: string): Promise<StoredFile | undefined> {
    const [file] = await this.database.select().from(archivos).where(eq(archivos.slug, slug));
    return file;
  }

  async findMany(ids: readonly string[]): Promise<StoredFile[]> {
    if (ids.length === 0) return [];
    return this.database
      .select()
      .from(archivos)
      .where(inArray(archivos.id, [...ids]));
  }

  /** What was said of a file: its alternative text, its focus, what it reads. */
  async change(
    id: string,
    values: Partial<Pick<StoredFile, 'alternativo' | 'foco' | 'paginas' | 'texto'>>,
    tx = this.database,
  ) {
    await tx.update(archivos).set(values).where(eq(archivos.id, id));
  }

  /** Puts other bytes behind the same file, keeping what it was and what is said of it. False when it was replaced meanwhile. */
  async replace(
    { alternativo: _, foco: __, ...file }: StoredFile,
    before: FileVersion,
    tx: Database,
  ): Promise<boolean> {
    const written = await tx
      .update(archivos)
      .set(file)
      .where(and(eq(archivos.id, file.id), eq(archivos.version, before.version)))
      .returning({ id: archivos.id });
    if (written.length > 0) await tx.insert(archivosVersiones).values(before);
    return written.length > 0;
  }

  findVersions(id: string): Promise<FileVersion[]> {
    return this.database.select().from(archivosVersiones).where(eq(archivosVersiones.archivo, id));
  }

  /** Documents whose text was not read yet: identifiers and the keys of their bytes. */
  findUnread(): Promise<Pick<StoredFile, 'id' | 'clave'>[]> {
    return this.database
      .select({ id: archivos.id, clave: archivos.clave })
      .from(archivos)
      .where(and(eq(archivos.mime, 'application/pdf'), eq(archivos.privado, false), isNull(archivos.texto)));
  }

  async delete(ids: readonly string[], tx = this.database): Promise<StoredFile[]> {
    if (ids.length === 0) return [];
    return tx
      .delete(archivos)
      .where(inArray(archivos.id, [...ids]))
      .returning();
  }
}
