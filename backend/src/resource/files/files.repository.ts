import { Inject, Injectable } from '@nestjs/common';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { preparedOn } from '../../platform/database/pool/preparedOn.js';
import {
  archivos,
  archivosVersiones,
  type FileVersion,
  type ReadFile,
  type StoredFile,
  storedFile,
} from '../../platform/database/schema/files.js';

/** What staff say of a file. */
export type Said = Partial<Pick<StoredFile, 'alternativo' | 'foco' | 'etiquetas'>>;

/** Each page of a list and each write asks it. */
const findingMany = preparedOn('find files', (on, name) =>
  on
    .select(storedFile)
    .from(archivos)
    .where(sql`${archivos.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare(name),
);

@Injectable()
export class FilesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** False when another document took the same address first. */
  async insert(file: StoredFile, tx: Database): Promise<boolean> {
    const made = await tx
      .insert(archivos)
      .values(file)
      .onConflictDoNothing({ target: archivos.slug })
      .returning({ id: archivos.id });
    return made.length > 0;
  }

  /** Which of those addresses have a document. */
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
    return findingMany(this.database).execute({ ids: `{${ids.join()}}` });
  }

  /** Takes a document that nobody has read to be read: until it was, it counts as empty. False when somebody else has it. */
  async claimText({ id, clave }: Pick<StoredFile, 'id' | 'clave'>): Promise<boolean> {
    const claimed = await this.database
      .update(archivos)
      .set({ texto: '' })
      .where(and(eq(archivos.id, id), eq(archivos.clave, clave), isNull(archivos.texto)))
      .returning({ id: archivos.id });
    return claimed.length > 0;
  }

  /** What was read of those bytes, which is no change of the file: its version stays. False when others stand there now. */
  async keepText({ id, clave }: Pick<StoredFile, 'id' | 'clave'>, values: ReadFile): Promise<boolean> {
    const kept = await this.database
      .update(archivos)
      .set(values)
      .where(and(eq(archivos.id, id), eq(archivos.clave, clave)))
      .returning({ id: archivos.id });
    return kept.length > 0;
  }

  /** Writes what is said of a file, as its next version. False when it changed meanwhile. */
  async describe({ id, version }: StoredFile, said: Said, tx: Database): Promise<boolean> {
    const written = await tx
      .update(archivos)
      .set({ ...said, version: version + 1 })
      .where(and(eq(archivos.id, id), eq(archivos.version, version)))
      .returning({ id: archivos.id });
    return written.length > 0;
  }

  /** Puts other bytes, which are still to be read, behind the same file, keeping what it was and what is said of it. False when it changed meanwhile. */
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

  /** The keys of all bytes that files have, or had before they were replaced. */
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

  /** Documents whose text was not read yet: identifiers, the keys of their bytes, and who brought them. */
  findUnread(): Promise<Pick<StoredFile, 'id' | 'clave' | 'subidoPor'>[]> {
    return this.database
      .select({ id: archivos.id, clave: archivos.clave, subidoPor: archivos.subidoPor })
      .from(archivos)
      .where(and(eq(archivos.mime, 'application/pdf'), eq(archivos.privado, false), isNull(archivos.texto)));
  }

  /** Takes a document whose first page nobody has drawn. False when somebody else has it. */
  async claimCover({ id, clave }: Pick<StoredFile, 'id' | 'clave'>): Promise<boolean> {
    const claimed = await this.database
      .update(archivos)
      .set({ dibujado: true })
      .where(and(eq(archivos.id, id), eq(archivos.clave, clave), eq(archivos.dibujado, false)))
      .returning({ id: archivos.id });
    return claimed.length > 0;
  }

  /** Gives it back, to be drawn at another time. */
  async unclaimCover({ id, clave }: Pick<StoredFile, 'id' | 'clave'>): Promise<void> {
    await this.database
      .update(archivos)
      .set({ dibujado: false })
      .where(and(eq(archivos.id, id), eq(archivos.clave, clave)));
  }

  /**
   * What was drawn of those bytes, which is no change of the file: its version stays. False, and nothing is put, when others stand
   * there now; whoever erases them waits until it is put, and finds it.
   */
  keepCover(
    { id, clave }: Pick<StoredFile, 'id' | 'clave'>,
    variantes: StoredFile['variantes'],
    put: () => Promise<void>,
  ): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const kept = await tx
        .update(archivos)
        .set({ variantes })
        .where(and(eq(archivos.id, id), eq(archivos.clave, clave)))
        .returning({ id: archivos.id });
      if (kept.length > 0) await put();
      return kept.length > 0;
    });
  }

  /** Documents whose first page was not drawn yet: identifiers, the keys of their bytes, and who brought them. */
  findUndrawn(): Promise<Pick<StoredFile, 'id' | 'clave' | 'subidoPor'>[]> {
    return this.database
      .select({ id: archivos.id, clave: archivos.clave, subidoPor: archivos.subidoPor })
      .from(archivos)
      .where(and(eq(archivos.mime, 'application/pdf'), eq(archivos.privado, false), eq(archivos.dibujado, false)));
  }

  async delete(ids: readonly string[], tx: Database): Promise<void> {
    if (ids.length > 0) await tx.delete(archivos).where(inArray(archivos.id, [...ids]));
  }

  /** Erases a file as it was seen. False when it changed meanwhile. */
  async remove({ id, version }: StoredFile, tx: Database): Promise<boolean> {
    const removed = await tx
      .delete(archivos)
      .where(and(eq(archivos.id, id), eq(archivos.version, version)))
      .returning({ id: archivos.id });
    return removed.length > 0;
  }
}
