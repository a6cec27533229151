import type { AnyRow } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { archivos } from '../../platform/database/schema/files.js';
import { publicado } from '../../platform/database/schema/publicado.js';
import { busqueda } from '../../platform/database/schema/search.js';
import { publications } from '../../platform/database/tables/copies.js';
import { copiesIn } from '../../platform/database/tables/readable.js';
import { stemsOf } from '../../platform/database/tables/spanishText.js';
import { VocabularyRepository } from './vocabulary.repository.js';

/** Searchable content of a published row: prose, other words, and document ids. */
export type IndexEntry = {
  id: string;
  titulo: string;
  texto: string;
  palabras: string;
  documentos: readonly string[];
  /** Written in another language: its words stay out of the Spanish spelling vocabulary. */
  isVersion: boolean;
};

/** Writes the search index, which sits beside the public copies. */
@Injectable()
export class SearchRepository {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly vocabulary: VocabularyRepository,
  ) {}

  /** Rewrites the index entries of a row. Its public copy must exist. */
  async put(
    { id, titulo, texto, palabras, documentos, isVersion }: IndexEntry,
    tx: Database = this.database,
  ): Promise<void> {
    await tx.delete(busqueda).where(eq(busqueda.publicado, id));
    const line = {
      publicado: id,
      titulo,
      seccion: sql`(select ${publicado.seccion} from ${publicado} where ${publicado.id} = ${id})`,
      publicadoEn: sql`(select ${publicado.publicadoEn} from ${publicado} where ${publicado.id} = ${id})`,
    };
    await tx.insert(busqueda).values({
      ...line,
      id: uuidv7(),
      texto,
      vector: sql`${stems(titulo, 'A')} || ${stems(texto, 'B')} || ${stems(palabras, 'C')}`,
    });
    for (const archivo of documentos)
      await tx.insert(busqueda).values({ ...line, id: uuidv7(), archivo, texto: '', vector: stems(titulo, 'A') });
    for (const archivo of documentos) await this.readDocument(archivo, tx);
    if (!isVersion) await this.vocabulary.add([titulo, texto, palabras], tx);
  }

  /** Updates every index entry of a document with its text; until text extraction, only the title is indexed. */
  async readDocument(archivo: string, tx: Database = this.database): Promise<void> {
    const [file] = await tx.select({ texto: archivos.texto }).from(archivos).where(eq(archivos.id, archivo));
    // Joins the lines: they end at the margin of the page, not of a sentence.
    const texto = (file?.texto ?? '').replace(/\s+/g, ' ');
    const titulo = sql`${busqueda.titulo}`;
    await tx
      .update(busqueda)
      .set({ texto, vector: sql`${stemsOf(titulo, 'A')} || ${stems(texto, 'D')}` })
      .where(eq(busqueda.archivo, archivo));
  }

  /** Returns whether published rows exist without any index entry, as in a database older than the search. */
  async isBehind(): Promise<boolean> {
    const [line] = await this.database.select({ id: busqueda.id }).from(busqueda).limit(1);
    const [copy] = await this.database.select({ id: publicado.id }).from(publicado).limit(1);
    return !line && copy !== undefined;
  }

  /** Returns every public copy with its section. */
  async findCopies() {
    const all = publications.map(async (section) => {
      const copies = await this.database.select().from(copiesIn(section).table);
      return copies.map((copy) => ({ section, copy: copy as AnyRow }));
    });
    return (await Promise.all(all)).flat();
  }
}

/** Characters indexed per text: a tsvector holds at most 1 MB, so longer texts are truncated. */
const MAX_INDEXED = 150_000;

const stems = (text: string, weight: 'A' | 'B' | 'C' | 'D') =>
  stemsOf(sql`${text.slice(0, MAX_INDEXED)}::text`, weight);
