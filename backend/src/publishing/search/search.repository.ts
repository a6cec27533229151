import { type AnySection, findSection, publicFields, sectionList } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, isNull, like, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { busqueda } from '../../platform/database/schema/busqueda.js';
import { archivos } from '../../platform/database/schema/files.js';
import { publicado } from '../../platform/database/schema/publicado.js';
import { questionOf, stemsOf } from '../../platform/database/tables/spanishText.js';
import { escapedForLike } from '../../platform/database/tables/textSearch.js';
import { publications, readable, readableNow } from '../published/published.repository.js';

/** What is looked into for one published row: its prose, its other words, and the documents that it shows. */
export type Indexed = { id: string; titulo: string; texto: string; palabras: string; documentos: readonly string[] };

/** Marks around what was found, which no text that is stored may hold. */
export const FOUND = { from: '\u0002', to: '\u0003' } as const;

/** A line that was found, as the database knows it. */
export type Found = {
  seccion: string;
  slug: string;
  ruta: string | null;
  documento: string | null;
  titulo: string;
  fragmento: string;
  /** When it was last published. */
  publicadoEn: string;
  /** The day that it is of, where its section is told by days. */
  dia: string | null;
};

const MOST_FOR_FRAGMENT = 60_000;
/** Lines that are ranked and counted: of what has more, the newest. */
const MOST_FOUND = 500;
/** Lines among which a suggestion is looked for, for each that is shown. */
const SUGGESTED_FROM = 10;

/** The index of the search, beside the public copies. */
@Injectable()
export class SearchRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Writes anew what is looked into for a row. Its public copy must be there. */
  async put({ id, titulo, texto, palabras, documentos }: Indexed, tx: Database = this.database): Promise<void> {
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
  }

  /** Takes the text of a document into every line that stands for it; one that is not read yet says its title alone. */
  async readDocument(archivo: string, tx: Database = this.database): Promise<void> {
    const [file] = await tx.select({ texto: archivos.texto }).from(archivos).where(eq(archivos.id, archivo));
    const texto = file?.texto ?? '';
    const titulo = sql`${busqueda.titulo}`;
    await tx
      .update(busqueda)
      .set({ texto, vector: sql`${stemsOf(titulo, 'A')} || ${stems(texto, 'D')}` })
      .where(eq(busqueda.archivo, archivo));
  }

  /** The best of the newest that have the words, first. `words` hold letters and digits alone. */
  async find(words: readonly string[], seccion: string | undefined, [first, last]: readonly [number, number]) {
    const question = questionOf(words);
    const newest = this.newest(
      and(matching(question), seccion ? eq(busqueda.seccion, seccion) : undefined),
      MOST_FOUND + 1,
    );
    const rank = sql`ts_rank_cd(${busqueda.vector}, ${question}, 32)`;
    const [rows, [counted]] = await Promise.all([
      this.lines({ fragmento: fragmentOf(question) })
        .innerJoin(newest, eq(newest.id, busqueda.id))
        .where(readableNow())
        .orderBy(desc(rank), desc(busqueda.publicadoEn), desc(busqueda.id))
        .offset(first)
        .limit(last - first + 1),
      this.database
        .select({
          total: sql<number>`(count(*) filter (where ${readableNow()}))::int`,
          seen: sql<number>`count(*)::int`,
        })
        .from(newest)
        .innerJoin(publicado, eq(publicado.id, newest.publicado)),
    ]);
    const { total, seen } = counted ?? { total: 0, seen: 0 };
    const page = { rows: rows as Found[], first, total: Math.min(total, MOST_FOUND) };
    return seen > MOST_FOUND ? { ...page, more: true } : page;
  }

  /** How much was found in each section, up to a bound: each counts what its own visitors may read. */
  async countBySection(words: readonly string[]): Promise<{ seccion: string; total: number; more?: true }[]> {
    const question = questionOf(words);
    const counts = publications.map((section) => {
      const some = this.database
        .select({ one: sql`1`.as('one') })
        .from(busqueda)
        .innerJoin(...onCopy)
        .where(and(eq(busqueda.seccion, section.name), matching(question), readable(section, false)))
        .limit(MOST_FOUND + 1);
      return sql`select ${section.name}::text as seccion, count(*)::int as total from ${some} as matching`;
    });
    const found = await this.database
      .select({ seccion: sql<string>`seccion`, total: sql<number>`total` })
      .from(sql`(${sql.join(counts, sql` union all `)}) as counted`);
    return found
      .filter(({ total }) => total > 0)
      .sort((one, other) => other.total - one.total)
      .map(({ seccion, total }) =>
        total > MOST_FOUND ? { seccion, total: MOST_FOUND, more: true } : { seccion, total },
      );
  }

  /** Rows whose title has all the words, beginnings of words first, and of those the newest. */
  async suggest(words: readonly string[], most: number): Promise<Found[]> {
    const has = words.map((word) => like(busqueda.tituloBuscado, `% ${escapedForLike(word)}%`));
    const begins = like(busqueda.tituloBuscado, ` ${escapedForLike(words.join(' '))}%`);
    const [beginning, having] = [[begins], has].map((where) =>
      this.newest(and(isNull(busqueda.archivo), ...where), most * SUGGESTED_FROM),
    ) as [Newest, Newest];
    const candidates = unionAll(
      this.database.select({ id: beginning.id }).from(beginning),
      this.database.select({ id: having.id }).from(having),
    );
    return this.lines({ fragmento: sql<string>`''` })
      .where(and(readableNow(), ...has, inArray(busqueda.id, candidates)))
      .orderBy(desc(begins), desc(busqueda.publicadoEn), desc(busqueda.id))
      .limit(most);
  }

  /** Whether there is something published that nothing looks into: a database of before the search. */
  async isBehind(): Promise<boolean> {
    const [line] = await this.database.select({ id: busqueda.id }).from(busqueda).limit(1);
    const [copy] = await this.database.select({ id: publicado.id }).from(publicado).limit(1);
    return !line && copy !== undefined;
  }

  /** Every public copy, with the section it is of. */
  async findCopies() {
    const copies = await this.database.select({ seccion: publicado.seccion, datos: publicado.datos }).from(publicado);
    return copies.flatMap(({ seccion, datos }) => {
      const section = findSection(seccion);
      return section ? [{ section, datos }] : [];
    });
  }

  /** Lines that meet a condition, by an index: what is common by the order in which it was published. */
  private newest(where: SQL | undefined, most: number) {
    return this.database
      .select({ id: busqueda.id, publicado: busqueda.publicado })
      .from(busqueda)
      .where(where)
      .orderBy(desc(busqueda.publicadoEn), desc(busqueda.id))
      .limit(most)
      .as('newest');
  }

  private lines<T extends { fragmento: SQL<string> }>(more: T) {
    return this.database
      .select({
        seccion: publicado.seccion,
        slug: publicado.slug,
        ruta: sql<string | null>`${publicado.datos} ->> 'ruta'`,
        documento: archivos.slug,
        titulo: busqueda.titulo,
        publicadoEn: publicado.publicadoEn,
        dia: sql<string | null>`${publicado.datos} ->> (${daysBySection}::jsonb ->> ${publicado.seccion})`,
        ...(more as { fragmento: SQL<string> }),
      })
      .from(busqueda)
      .innerJoin(...onCopy)
      .leftJoin(archivos, eq(archivos.id, busqueda.archivo));
  }
}

/** The field by which a section is told, when it is a day: a piece of news is of its date, whenever it was published. */
const daysBySection = JSON.stringify(
  Object.fromEntries(
    sectionList.flatMap((section: AnySection) => {
      const [name] = section.table.sort;
      return publicFields(section.fields)[name]?.kind === 'date' ? [[section.name, name]] : [];
    }),
  ),
);

type Newest = ReturnType<SearchRepository['newest']>;

const onCopy = [publicado, eq(publicado.id, busqueda.publicado)] as const;

/** A vector holds a megabyte at most: of what is longer, its beginning is found. */
const MOST_INDEXED = 150_000;

const stems = (text: string, weight: 'A' | 'B' | 'C' | 'D') =>
  stemsOf(sql`${text.slice(0, MOST_INDEXED)}::text`, weight);

const matching = (question: SQL) => sql`${busqueda.vector} @@ ${question}`;

const fragmentOf = (question: SQL) =>
  sql<string>`ts_headline('spanish', left(${busqueda.texto}, ${sql.raw(String(MOST_FOR_FRAGMENT))}), ${question},
    ${`StartSel=${FOUND.from}, StopSel=${FOUND.to}, MaxFragments=1, MinWords=14, MaxWords=32`})`;
