import { Inject, Injectable } from '@nestjs/common';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import {
  archivos,
  archivosVersiones,
  type FileVersion,
  type ReadFile,
  type StoredFile,
  storedFile,
} from '../../platform/database/schema/files.js';

export type FileMetadata = Partial<Pick<StoredFile, 'alternativo' | 'foco' | 'etiquetas'>>;

@Injectable()
export class FilesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async insert(file: StoredFile, tx: Database): Promise<boolean> {
    const made = await tx
      .insert(archivos)
      .values(file)
      .onConflictDoNothing({ target: archivos.slug })
      .returning({ id: archivos.id });
    return made.length > 0;
  }

  async findTaken(slugs: readonly string[], tx: Database): Promise<ReadonlySet<string | null>> {
    const found = await tx
      .select({ slug: archivos.slug })
      .from(archivos)
      .where(inArray(archivos.slug, [...slugs]));
    return new Set(found.map(({ slug }) => slug));
  }

  async find(id: string, tx = this.database): Promise<StoredFile | undefined> {
    const [file] = await tx.select(storedFile).from(archivos).where(eq(archivos.id, id));
    return file;
  }

  async findBySlug(slug: string): Promise<StoredFile | undefined> {
    const [file] = await this.database.select(storedFile).from(archivos).where(eq(archivos.slug, slug));
    return file;
  }

  async findMany(ids: readonly string[]): Promise<StoredFile[]> {
    if (ids.length === 0) return [];
    return this.database
      .select(storedFile)
      .from(archivos)
      .where(inArray(archivos.id, [...ids]));
  }

  /** Claims a document for text extraction; its text is empty until then. Returns false when another process has it. */
  async claimText({ id, clave }: Pick<StoredFile, 'id' | 'clave'>): Promise<boolean> {
    const claimed = await this.database
      .update(archivos)
      .set({ texto: '' })
      .where(and(eq(archivos.id, id), eq(archivos.clave, clave), isNull(archivos.texto)))
      .returning({ id: archivos.id });
    return claimed.length > 0;
  }

  /** Stores the extracted text without a new version. Returns false when the bytes were replaced meanwhile. */
  async storeText({ id, clave }: Pick<StoredFile, 'id' | 'clave'>, values: ReadFile): Promise<boolean> {
    const updated = await this.database
      .update(archivos)
      .set(values)
      .where(and(eq(archivos.id, id), eq(archivos.clave, clave)))
      .returning({ id: archivos.id });
    return updated.length > 0;
  }

  /** Updates a file's metadata as a new version. Returns false on a version conflict. */
  async describe({ id, version }: StoredFile, metadata: FileMetadata, tx: Database): Promise<boolean> {
    const written = await tx
      .update(archivos)
      .set({ ...metadata, version: version + 1 })
      .where(and(eq(archivos.id, id), eq(archivos.version, version)))
      .returning({ id: archivos.id });
    return written.length > 0;
  }

  /** Replaces the bytes and archives the old version. Returns false on a version conflict. */
  async replace(
    { alternativo: _, foco: __, etiquetas: ___, ...file }: StoredFile,
    before: FileVersion,
    tx: Database,
  ): Promise<boolean> {
    const written = await tx
      .update(archivos)
      .set({ ...file, texto: null })
      .where(and(eq(archivos.id, file.id), eq(archivos.version, before.version)))
      .returning({ id: archivos.id });
    if (written.length > 0) await tx.insert(archivosVersiones).values(before);
    return written.length > 0;
  }

  async findVersions(id: string): Promise<FileVersion[]> {
    return this.database.select().from(archivosVersiones).where(eq(archivosVersiones.archivo, id));
  }

  /** Returns the storage keys of those files, earlier versions included. */
  async findKeys(ids: readonly string[], tx: Database): Promise<string[]> {
    if (ids.length === 0) return [];
    const now = tx
      .select({ clave: archivos.clave })
      .from(archivos)
      .where(inArray(archivos.id, [...ids]));
    const earlier = tx
      .select({ clave: archivosVersiones.clave })
      .from(archivosVersiones)
      .where(inArray(archivosVersiones.archivo, [...ids]));
    return (await now.unionAll(earlier)).map(({ clave }) => clave);
  }

  findUnread(): Promise<Pick<StoredFile, 'id' | 'clave' | 'subidoPor'>[]> {
    return this.database
      .select({ id: archivos.id, clave: archivos.clave, subidoPor: archivos.subidoPor })
      .from(archivos)
      .where(and(eq(archivos.mime, 'application/pdf'), eq(archivos.privado, false), isNull(archivos.texto)));
  }

  /** Claims a document for cover rendering. Returns false when another process has it. */
  async claimCover({ id, clave }: Pick<StoredFile, 'id' | 'clave'>): Promise<boolean> {
    const claimed = await this.database
      .update(archivos)
      .set({ dibujado: true })
      .where(and(eq(archivos.id, id), eq(archivos.clave, clave), eq(archivos.dibujado, false)))
      .returning({ id: archivos.id });
    return claimed.length > 0;
  }

  async unclaimCover({ id, clave }: Pick<StoredFile, 'id' | 'clave'>): Promise<void> {
    await this.database
      .update(archivos)
      .set({ dibujado: false })
      .where(and(eq(archivos.id, id), eq(archivos.clave, clave)));
  }

  /** Stores the cover if the bytes are unchanged. The row lock makes a deletion wait and delete it too. */
  storeCover(
    { id, clave }: Pick<StoredFile, 'id' | 'clave'>,
    variantes: StoredFile['variantes'],
    put: () => Promise<void>,
  ): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const updated = await tx
        .update(archivos)
        .set({ variantes })
        .where(and(eq(archivos.id, id), eq(archivos.clave, clave)))
        .returning({ id: archivos.id });
      if (updated.length > 0) await put();
      return updated.length > 0;
    });
  }

  findUndrawn(): Promise<Pick<StoredFile, 'id' | 'clave' | 'subidoPor'>[]> {
    return this.database
      .select({ id: archivos.id, clave: archivos.clave, subidoPor: archivos.subidoPor })
      .from(archivos)
      .where(and(eq(archivos.mime, 'application/pdf'), eq(archivos.privado, false), eq(archivos.dibujado, false)));
  }

  async delete(ids: readonly string[], tx: Database): Promise<void> {
    if (ids.length > 0) await tx.delete(archivos).where(inArray(archivos.id, [...ids]));
  }

  /** Deletes a file. Returns false on a version conflict. */
  async remove({ id, version }: StoredFile, tx: Database): Promise<boolean> {
    const removed = await tx
      .delete(archivos)
      .where(and(eq(archivos.id, id), eq(archivos.version, version)))
      .returning({ id: archivos.id });
    return removed.length > 0;
  }
}
