import {
  type AnyRow,
  type AnySection,
  findSection,
  openedBy,
  openValues,
  publicFields,
  publicView,
  todayInLaPaz,
} from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { whileAsked } from '../../platform/database/pool/onPool.js';
import { VisitorReads } from '../../platform/database/replica/visitor-reads.js';
import { archivosPublicados, publicado, retirado } from '../../platform/database/schema/publicado.js';
import { askedFields } from '../../platform/database/tables/copyKeys.js';
import {
  asksForEnded,
  isNamed,
  isOpen,
  keysFor,
  readable,
  staysAfterEnd,
} from '../../platform/database/tables/readable.js';
import { MOST_COUNTED, readPage } from '../../platform/database/tables/readPage.js';
import type { Page, RowQuery } from '../../platform/database/tables/row-query.js';
import { segmentsOf, wholeOrder } from '../../platform/database/tables/segments.js';
import { hasWord, isIndexed, withoutAccents, wordsOf } from '../../platform/database/tables/textSearch.js';
import { LARGEST_PAGE } from '../../resource/rows/api/listQuery.js';
import { filesOf } from '../../resource/rows/filesOf.js';
import { counting, filterOf, findingNamed, readFirst } from './copies.repository.js';

type PublicData = Record<string, unknown>;

/** Title and validity period of a published row. */
export type InForce = { titulo: string; desde: string | null; hasta: string | null };

/** Public copies of published rows: the only table that public endpoints read. */
@Injectable()
export class PublishedRepository {
  constructor(private readonly reads: VisitorReads) {}

  /** Upserts the public copy of a row. */
  async put(section: AnySection, row: AnyRow, tx: Database) {
    const datos = openValues(section, row);
    const copy = {
      seccion: section.name,
      slug: row.slug as string,
      version: row.version,
      datos,
      ...keptApart(section, datos),
      vigenteDesde: (row.vigenteDesde ?? null) as string | null,
      vigenteHasta: (row.vigenteHasta ?? null) as string | null,
      publicadoEn: row.publicadoEn as string,
      cambiadoEn: now(),
    };
    await this.noteUnread(section, row, copy.vigenteDesde, tx);
    await tx
      .insert(publicado)
      .values({ id: row.id, ...copy })
      .onConflictDoUpdate({ target: publicado.id, set: copy });
    await tx.delete(archivosPublicados).where(eq(archivosPublicados.publicado, row.id));
    const files = [...new Set(filesOf(publicFields(section.fields), datos).map(({ id }) => id))];
    if (files.length > 0)
      await tx.insert(archivosPublicados).values(files.map((archivo) => ({ archivo, publicado: row.id })));
    await this.noteReadWith(section, row.id, tx);
  }

  /** Copies to the public copy the fields that a non-editorial order wrote: «reservado», a result. */
  async patch(section: AnySection, row: AnyRow, names: readonly string[], tx: Database) {
    const copy = await this.findCopy(row.id, tx);
    if (!copy) return;
    const open = openValues(section, row);
    const written = openedBy(section, names).filter((name) => Object.hasOwn(open, name));
    const changed = Object.fromEntries(written.map((name) => [name, open[name]]));
    const datos = { ...copy, ...changed };
    await tx
      .update(publicado)
      .set({
        datos,
        ...keptApart(section, datos),
        cambiadoEn: now(),
        ...('vigenteHasta' in changed && { vigenteHasta: changed.vigenteHasta as string | null }),
      })
      .where(eq(publicado.id, row.id));
    await this.noteReadWith(section, row.id, tx);
  }

  /** Returns and locks the public copy of a row. */
  async findCopy(id: string, tx: Database): Promise<AnyRow | undefined> {
    const [copy] = await tx
      .select({ datos: publicado.datos })
      .from(publicado)
      .where(eq(publicado.id, id))
      .for('update');
    return copy?.datos as AnyRow | undefined;
  }

  /** Returns whether another public copy of the section has the same values. */
  async hasOther(section: AnySection, row: AnyRow, names: readonly string[], tx: Database): Promise<boolean> {
    const [other] = await tx
      .select({ id: publicado.id })
      .from(publicado)
      .where(
        and(
          eq(publicado.seccion, section.name),
          ne(publicado.id, row.id),
          ...names.map((name) => eq(keysFor(section).of(name) as SQL, String(row[name]))),
        ),
      )
      .limit(1);
    return other !== undefined;
  }

  async remove(section: AnySection, id: string, tx: Database) {
    const [copy] = await tx.delete(publicado).where(eq(publicado.id, id)).returning();
    if (copy && hasCome(copy.vigenteDesde)) await this.noteWithdrawn(section, id, tx);
    await this.noteReadWith(section, id, tx);
  }

  /**
   * Keeps the tombstones: adds one when a readable copy is postponed, and deletes it when the copy is readable again.
   */
  private async noteUnread(section: AnySection, { id }: AnyRow, vigenteDesde: string | null, tx: Database) {
    if (hasCome(vigenteDesde)) return void (await tx.delete(retirado).where(eq(retirado.id, id)));
    const [copy] = await tx.select({ desde: publicado.vigenteDesde }).from(publicado).where(eq(publicado.id, id));
    if (copy && hasCome(copy.desde)) await this.noteWithdrawn(section, id, tx);
  }

  private async noteWithdrawn({ name: seccion }: AnySection, id: string, tx: Database) {
    const when = { seccion, retiradoEn: now() };
    await tx
      .insert(retirado)
      .values({ id, ...when })
      .onConflictDoUpdate({ target: retirado.id, set: when });
  }

  /** Touches the copies that are readable only while this row is, so the change feed reports them. */
  private async noteReadWith(section: AnySection, id: string, tx: Database) {
    const { onlyWith } = section.publication ?? {};
    if (!onlyWith) return;
    await tx
      .update(publicado)
      .set({ cambiadoEn: now() })
      .where(and(eq(publicado.seccion, section.name), isNamed(section, onlyWith, id)));
  }

  /** Returns a page of copies. `section` is its public view, so internal fields can't filter or sort. */
  async findPage(section: AnySection, query: RowQuery): Promise<Page<PublicData>> {
    const keys = keysFor(section);
    const text = textOf(section, query);
    const order = [section, query, keys, publicado.id, section.table.sort] as const;
    const asked = {
      table: publicado,
      id: publicado.id,
      where: and(readable(section, asksForEnded(section, query)), filterOf(section, query)),
      text: text && { where: text, isIndexed: isIndexed(query.text) },
      segments: segmentsOf(...order),
      order: wholeOrder(...order),
      range: query.range ?? ([0, LARGEST_PAGE - 1] as const),
    };
    const page = await this.reads.ask((one) => {
      const database = whileAsked(one);
      return readPage(database, asked, ({ where, order, offset, limit }) =>
        database
          .select({ id: publicado.id, datos: publicado.datos })
          .from(publicado)
          .where(where)
          .orderBy(...order)
          .offset(offset)
          .limit(limit),
      );
    });
    return { ...page, rows: page.rows.map(({ datos }) => datos) };
  }

  /** Returns the first rows of the same list without a total. */
  async findRows(section: AnySection, query: RowQuery): Promise<PublicData[]> {
    const [first, last] = query.range ?? [0, LARGEST_PAGE - 1];
    if (query.text || first > 0) return (await this.findPage(section, query)).rows;
    return this.reads.ask((database) => readFirst(database, section, query, last + 1));
  }

  /** Counts the rows that visitors may read now, up to MOST_COUNTED. */
  async count(section: AnySection): Promise<Pick<Page<unknown>, 'total' | 'more'>> {
    const [row] = await this.reads.ask((database) => counting(section)(database).execute());
    const total = row?.total ?? 0;
    return total <= MOST_COUNTED ? { total } : { total: MOST_COUNTED, more: true };
  }

  async findBySlug(section: AnySection, slug: string, tx?: Database): Promise<PublicData | undefined> {
    const [row] = await this.inside(tx, (database) => findingNamed(section)(database).execute({ slug }));
    return row?.datos;
  }

  /** Returns the public copy by id (or the field `by`) in the transaction; undefined when visitors may not read it. */
  async findReadable(section: AnySection, id: string, tx: Database, by = 'id'): Promise<AnyRow | undefined> {
    const [copy] = await tx
      .select({ datos: publicado.datos })
      .from(publicado)
      .where(and(readable(section, false), isNamed(section, by, id)));
    return copy?.datos as AnyRow | undefined;
  }

  /** Returns the title and validity period of a published row, found by a key field. */
  async findNamed(section: AnySection, by: string, key: string, tx: Database): Promise<InForce | undefined> {
    const [copy] = await tx
      .select({ datos: publicado.datos, desde: publicado.vigenteDesde, hasta: publicado.vigenteHasta })
      .from(publicado)
      .where(and(isOpen(section), isNamed(section, by, key)));
    return copy && { titulo: section.title(copy.datos as AnyRow), desde: copy.desde, hasta: copy.hasta };
  }

  /** Returns whether a readable copy of the file's own section shows it. A file belongs to one section. */
  async shows({ id, seccion }: { id: string; seccion: string }, tx?: Database): Promise<boolean> {
    const section = findSection(seccion);
    if (!section) return false;
    const [row] = await this.inside(tx, (database) =>
      database
        .select({ id: publicado.id })
        .from(archivosPublicados)
        .innerJoin(publicado, eq(publicado.id, archivosPublicados.publicado))
        .where(and(eq(archivosPublicados.archivo, id), readable(section, staysAfterEnd(section))))
        .limit(1),
    );
    return row !== undefined;
  }

  /** Runs the query in the transaction, or on the visitors' read connections without one. */
  private inside<T>(tx: Database | undefined, question: (database: Database) => Promise<T>): Promise<T> {
    return tx ? question(tx) : this.reads.ask(question);
  }
}

const now = () => new Date().toISOString();

const hasCome = (day: string | null) => day === null || day <= todayInLaPaz();

/** Returns the columns derived from a copy: its filter and sort keys, and its search text. */
function keptApart(section: AnySection, datos: PublicData) {
  const searched = publicView(section)
    .table.search.map((name) => textIn(datos[name]))
    .join(' ');
  return {
    claves: Object.fromEntries(askedFields(section).map((name) => [name, datos[name] ?? null])),
    texto: withoutAccents(sql`${searched}`),
  };
}

const textIn = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

function textOf(section: AnySection, { text }: RowQuery): SQL | undefined {
  const words = wordsOf(text);
  if (words.length > 0 && section.table.search.length === 0) return sql`false`;
  return and(...words.map((word) => hasWord(publicado.texto, word)));
}
