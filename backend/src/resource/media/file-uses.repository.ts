import type { AnySection } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, countDistinct, eq, inArray, isNull, lt, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { causeOf, FOREIGN_KEY_VIOLATION } from '../../platform/database/problems.js';
import { archivos, archivosUsos } from '../../platform/database/schema/files.js';
import { archivosPublicados, publicado } from '../../platform/database/schema/publicado.js';
import { invalidData } from '../../platform/http/problem.js';
import type { FileUse } from '../rows/filesOf.js';

export type StoredUse = typeof archivosUsos.$inferSelect;

@Injectable()
export class FileUsesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Replaces the uses of a row. */
  async put(
    section: Pick<AnySection, 'name'>,
    registro: string,
    uses: readonly FileUse[],
    tx: Database,
  ): Promise<void> {
    const statements = this.putting(section, registro, uses, tx);
    await tx
      .with(...statements)
      .select({ done: sql`1` })
      .from(sql`(values (1)) as one`)
      .catch(deletedFileProblem(uses));
  }

  /**
   * CTEs that replace the uses of a row and mark its files as used once (`nombrado`), for the statement that writes
   * beside them. That statement must catch `deletedFileProblem`.
   */
  putting({ name }: Pick<AnySection, 'name'>, registro: string, uses: readonly FileUse[], tx: Database) {
    const { archivo, seccion, campo } = archivosUsos;
    const own = and(eq(seccion, name), eq(archivosUsos.registro, registro));
    const current = uses.map((use) => and(eq(archivo, use.id), eq(campo, use.campo)));
    const removed = tx.$with('quitados').as(
      tx
        .delete(archivosUsos)
        .where(current.length > 0 ? and(own, not(or(...current) as SQL)) : own)
        .returning({ archivo }),
    );
    return uses.length > 0 ? [removed, ...this.adding({ name }, registro, uses, tx)] : [removed];
  }

  /** CTEs like those of `putting` for a new row, which has no uses yet. */
  adding({ name }: Pick<AnySection, 'name'>, registro: string, uses: readonly FileUse[], tx: Database) {
    if (uses.length === 0) return [];
    const ids = uses.map(({ id }) => id);
    const named = tx.$with('nombrados').as(
      tx
        .update(archivos)
        .set({ nombrado: true })
        .where(and(inArray(archivos.id, ids), eq(archivos.nombrado, false)))
        .returning({ id: archivos.id }),
    );
    const lines = uses.map(({ id, campo }) => ({ archivo: id, seccion: name, registro, campo }));
    const { archivo } = archivosUsos;
    const added = tx
      .$with('usados')
      .as(tx.insert(archivosUsos).values(lines).onConflictDoNothing().returning({ archivo }));
    return [named, added];
  }

  async find(archivo: string, tx = this.database): Promise<StoredUse[]> {
    const all = this.all();
    return tx.select().from(all).where(eq(all.archivo, archivo)).limit(200);
  }

  /**
   * Returns up to 1,000 ids of unused private files. Visitors' uploads must be older than `visitors`; staff's older
   * than `staff` and never used by a row. Files once used stay for the row's history.
   */
  async findAbandoned(before: { visitors: string; staff: string }): Promise<string[]> {
    const { id, privado, subidoPor, creadoEn, nombrado } = archivos;
    const all = this.all();
    const named = this.database.select().from(all).where(eq(all.archivo, id));
    const found = await this.database
      .select({ id })
      .from(archivos)
      .where(
        and(
          eq(privado, true),
          or(
            and(isNull(subidoPor), lt(creadoEn, before.visitors)),
            and(eq(nombrado, false), lt(creadoEn, before.staff)),
          ),
          notExists(named),
        ),
      )
      .limit(1_000);
    return found.map((file) => file.id);
  }

  /** Counts the rows that use each file; unused files are left out. */
  async countByFile(archivos: readonly string[], tx = this.database): Promise<Map<string, number>> {
    if (archivos.length === 0) return new Map();
    const all = this.all();
    const counted = await tx
      .select({ archivo: all.archivo, total: countDistinct(all.registro) })
      .from(all)
      .where(inArray(all.archivo, [...archivos]))
      .groupBy(all.archivo);
    return new Map(counted.map(({ archivo, total }) => [archivo, total]));
  }

  /** Returns the uses in current rows and in public copies: both keep a file. */
  all() {
    const drafted = this.database.select().from(archivosUsos);
    const published = this.database
      .select({
        archivo: archivosPublicados.archivo,
        seccion: publicado.seccion,
        registro: sql<string>`${publicado.id}::text`.as('registro'),
        campo: archivos.campo,
      })
      .from(archivosPublicados)
      .innerJoin(publicado, eq(publicado.id, archivosPublicados.publicado))
      .innerJoin(archivos, eq(archivos.id, archivosPublicados.archivo));
    return union(drafted, published).as('usos');
  }

  async isEmpty(): Promise<boolean> {
    return (await this.database.select({ archivo: archivosUsos.archivo }).from(archivosUsos).limit(1)).length === 0;
  }
}

/** Maps the foreign key violated by a concurrent deletion of a file, in either order, to a Problem of its field. */
export const deletedFileProblem = (uses: readonly FileUse[]) => (thrown: unknown) => {
  if (causeOf(thrown).code !== FOREIGN_KEY_VIOLATION) throw thrown;
  const fields = uses.map(({ campo }) => campo.split('.')[0] as string);
  throw invalidData(Object.fromEntries(fields.map((name) => [name, 'El archivo ya no existe: elija otro'])));
};
