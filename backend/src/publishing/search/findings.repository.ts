import { Inject, Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, isNull, like, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { abortableByClient } from '../../platform/database/pool/onPool.js';
import { archivos } from '../../platform/database/schema/files.js';
import { publicado } from '../../platform/database/schema/publicado.js';
import { busqueda } from '../../platform/database/schema/search.js';
import { readableNow } from '../../platform/database/tables/readable.js';
import { allOf, prefixQuery } from '../../platform/database/tables/spanishText.js';
import { copies } from '../../platform/database/tables/tables.js';
import { escapedForLike } from '../../platform/database/tables/textSearch.js';
import type { ParsedQuery, SearchTerm } from './parseQuery.js';
import type { RankedHit } from './ranking.js';

/** Highlight markers: control characters that stored text can't contain. */
export const FOUND = { from: '\u0002', to: '\u0003' } as const;

/** A search hit as read from the database. */
export type IndexRow = {
  id: string;
  seccion: string;
  slug: string;
  ruta: string | null;
  documento: string | null;
  titulo: string;
  fragmento: string;
  /** Language of a page written by staff, if its copy has one. */
  idioma: string | null;
  /** When it was last published. */
  publicadoEn: string;
  /** Date of the row, in sections sorted by a date field. */
  dia: string | null;
};

/** Characters that highlighting reads: more than an excerpt shows. */
const MAX_FRAGMENT_INPUT = 500;
/** Limit of ranked candidates per query: the newest with every word, and the newest with any. */
export const MAX_RANKED = 250;
/** Candidates read per suggestion shown. */
const SUGGESTED_FROM = 10;
const paginas = copies['sitio/paginas'];

/** Queries the search index. */
@Injectable()
export class FindingsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /**
   * Returns unordered candidates: up to `MAX_RANKED` newest with all words, and as many with any word. Adds the pages
   * that staff chose as answers.
   */
  findRanked(understood: ParsedQuery, seccion: string | undefined): Promise<RankedHit[]> {
    return rankedOf(this.database, understood, seccion);
  }

  /** Returns whether any readable text contains all these words, in any inflection. */
  async isReadable(words: readonly string[]): Promise<boolean> {
    const found = await abortableByClient(this.database)
      .select({ id: busqueda.id })
      .from(busqueda)
      .innerJoin(...onCopy)
      .where(and(matching(allOf(words)), readableNow()))
      .limit(1);
    return found.length > 0;
  }

  /** Returns the hits by id, in that order, with their highlighted text. */
  async findLines(ids: readonly string[], { terms }: ParsedQuery): Promise<IndexRow[]> {
    if (ids.length === 0) return [];
    const lines = await linesOf(this.database, { fragmento: fragmentOf(any(terms.map(markOf))) }).where(
      and(inArray(busqueda.id, [...ids]), readableNow()),
    );
    return ids.flatMap((id) => lines.find((line) => line.id === id) ?? []);
  }

  /**
   * Returns rows whose title contains words with all these prefixes; titles that start with the query first, then
   * newest.
   */
  async suggest(words: readonly string[], most: number): Promise<IndexRow[]> {
    const has = words.map((word) => like(busqueda.tituloBuscado, `% ${escapedForLike(word)}%`));
    const begins = like(busqueda.tituloBuscado, ` ${escapedForLike(words.join(' '))}%`);
    const [beginning, having] = [[begins], has].map((where) =>
      newest(this.database, and(isNull(busqueda.archivo), ...where), most * SUGGESTED_FROM),
    ) as [Newest, Newest];
    const candidates = unionAll(
      this.database.select({ id: beginning.id }).from(beginning),
      this.database.select({ id: having.id }).from(having),
    );
    return linesOf(this.database, { fragmento: sql<string>`''` })
      .where(and(readableNow(), ...has, inArray(busqueda.id, candidates)))
      .orderBy(desc(begins), desc(busqueda.publicadoEn), desc(busqueda.id))
      .limit(most);
  }
}

/** Selects the candidates of `findRanked` with their rank. */
function rankedOf(
  database: Database,
  { terms, pages }: ParsedQuery,
  seccion: string | undefined,
): Promise<RankedHit[]> {
  const questions = terms.map(questionOf);
  const within = seccion ? eq(busqueda.seccion, seccion) : undefined;
  const lists = [every(questions), any(questions)].map((question) =>
    newest(database, and(matching(question), within), MAX_RANKED),
  ) as [Newest, Newest];
  const candidates = unionAll(
    database.select({ id: lists[0].id }).from(lists[0]),
    database.select({ id: lists[1].id }).from(lists[1]),
    database
      .select({ id: busqueda.id })
      .from(busqueda)
      .innerJoin(...onPage)
      .where(and(isNull(busqueda.archivo), within, inArray(paginas.ruta, Object.keys(pages)))),
  );
  const vector = sql`one.vector`;
  const ranks = sql.join(
    questions.map((question) => sql`ts_rank('{0.05, 0.2, 0.4, 1}', ${vector}, ${question})`),
    sql`, `,
  );
  return (
    abortableByClient(database)
      .select({
        id: busqueda.id,
        publicado: busqueda.publicado,
        archivo: busqueda.archivo,
        seccion: publicado.seccion,
        ruta: paginas.ruta,
        idioma: paginas.idioma,
        dia: publicado.dia,
        ranks: sql<number[]>`json_build_array(${ranks})`,
      })
      .from(busqueda)
      .innerJoin(...onCopy)
      .leftJoin(...onPage)
      // Reads the TOASTed vector once per row, not once per word.
      .innerJoin(sql`lateral (select ${busqueda.vector} || ''::tsvector as vector offset 0) as one`, sql`true`)
      .where(and(inArray(busqueda.id, candidates), readableNow()))
  );
}

/** Selects the newest matches. The order lets PostgreSQL scan the date index for common words. */
function newest(database: Database, where: SQL | undefined, most: number) {
  return database
    .select({ id: busqueda.id })
    .from(busqueda)
    .where(where)
    .orderBy(desc(busqueda.publicadoEn), desc(busqueda.id))
    .limit(most)
    .as('newest');
}

function linesOf<T extends { fragmento: SQL<string> }>(database: Database, more: T) {
  return abortableByClient(database)
    .select({
      id: busqueda.id,
      seccion: publicado.seccion,
      slug: publicado.slug,
      ruta: paginas.ruta,
      idioma: paginas.idioma,
      documento: archivos.slug,
      titulo: busqueda.titulo,
      publicadoEn: publicado.publicadoEn,
      dia: publicado.dia,
      ...(more as { fragmento: SQL<string> }),
    })
    .from(busqueda)
    .innerJoin(...onCopy)
    .leftJoin(...onPage)
    .leftJoin(archivos, eq(archivos.id, busqueda.archivo));
}

type Newest = ReturnType<typeof newest>;

const onCopy = [publicado, eq(publicado.id, busqueda.publicado)] as const;
const onPage = [paginas, eq(paginas.id, busqueda.publicado)] as const;

const questionOf = ({ word, isWhole, same }: SearchTerm): SQL =>
  any([allOf([word]), ...(isWhole ? [] : [prefixQuery(word)]), ...same.map(allOf)]);

/** Returns the query that marks a word: highlighting reads the text as it is, where ñ is a letter. */
const markOf = (term: SearchTerm): SQL =>
  term.written ? any([sql`to_tsquery('spanish', ${term.written})`, ...term.same.map(allOf)]) : questionOf(term);

const any = (questions: readonly SQL[]): SQL => sql`(${sql.join([...questions], sql` || `)})`;
const every = (questions: readonly SQL[]): SQL => sql`(${sql.join([...questions], sql` && `)})`;

const matching = (question: SQL) => sql`${busqueda.vector} @@ ${question}`;

/** Selects the summary of a row, the first line of its text, with the matches marked; that of a document's row too. */
const fragmentOf = (question: SQL) => {
  const row = sql`(select own.texto from ${busqueda} own where own.publicado = ${publicado.id} and own.archivo is null)`;
  return sql<string>`ts_headline('spanish',
    left(split_part(coalesce(${row}, ''), ${'\n'}, 1), ${sql.raw(String(MAX_FRAGMENT_INPUT))}), ${question},
    ${`StartSel=${FOUND.from}, StopSel=${FOUND.to}, HighlightAll=true`})`;
};
