import { Inject, Injectable } from '@nestjs/common';
import { and, arrayContains, asc, count, desc, eq, inArray, like, notExists, or, type SQL, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { abortableByClient } from '../../platform/database/pool/onPool.js';
import { archivos, type StoredFile, storedFile } from '../../platform/database/schema/files.js';
import { escapedForLike, searchWords, withoutAccents } from '../../platform/database/tables/textSearch.js';
import { FileUsesRepository } from './file-uses.repository.js';
import type { LibraryQuery } from './libraryQuery.js';

export type Shelf = { seccion: string; campos: readonly string[] };

const { creadoEn, nombreOriginal, tamano, id } = archivos;
const columns = { creadoEn, nombreOriginal, tamano, id };

@Injectable()
export class LibraryRepository {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly uses: FileUsesRepository,
  ) {}

  async findPage(shelves: readonly Shelf[], { filter, range: [first, last], sort: [by, toward] }: LibraryQuery) {
    const where = and(
      eq(archivos.privado, false),
      or(sql`false`, ...shelves.map(onShelf)),
      filter.id === undefined ? undefined : inArray(archivos.id, [filter.id].flat()),
      ...searchWords(filter.q).map(named),
      filter.seccion ? eq(archivos.seccion, filter.seccion) : undefined,
      filter.campo ? eq(archivos.campo, filter.campo) : undefined,
      filter.tipo ? (filter.tipo === 'imagen' ? isImage : sql`not ${isImage}`) : undefined,
      filter.etiqueta ? arrayContains(archivos.etiquetas, [filter.etiqueta]) : undefined,
      filter.sinUso ? this.unused() : undefined,
    );
    const order = toward === 'ASC' ? asc : desc;
    const database = abortableByClient(this.database);
    const rows: StoredFile[] = await database
      .select(storedFile)
      .from(archivos)
      .where(where)
      .orderBy(order(columns[by]), order(archivos.id))
      .offset(first)
      .limit(last - first + 1);
    const [counted] = await database.select({ total: count() }).from(archivos).where(where);
    return { rows, first, total: counted?.total ?? 0 };
  }

  async findLabels(shelves: readonly Shelf[]): Promise<string[]> {
    const found = await abortableByClient(this.database)
      .selectDistinct({ etiqueta: sql<string>`unnest(${archivos.etiquetas})` })
      .from(archivos)
      .where(and(eq(archivos.privado, false), or(sql`false`, ...shelves.map(onShelf))));
    return found.map(({ etiqueta }) => etiqueta).sort((a, b) => a.localeCompare(b, 'es'));
  }

  private unused(): SQL {
    const all = this.uses.all();
    return notExists(this.database.select().from(all).where(eq(all.archivo, archivos.id)));
  }
}

const isImage = like(archivos.mime, 'image/%');

const onShelf = ({ seccion, campos }: Shelf) =>
  and(eq(archivos.seccion, seccion), or(sql`false`, ...campos.map((campo) => eq(archivos.campo, campo))));

const named = (word: string) => {
  const pattern = `%${escapedForLike(word)}%`;
  const alternative = sql`coalesce(${archivos.alternativo}, '')`;
  return or(like(withoutAccents(archivos.nombreOriginal), pattern), like(withoutAccents(alternative), pattern));
};
