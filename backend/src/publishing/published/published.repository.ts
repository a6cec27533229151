import {
  type AnyRow,
  type AnySection,
  fieldsOpenedBy,
  findSection,
  openValues,
  publicFields,
  todayInLaPaz,
} from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { abortableByClient } from '../../platform/database/pool/onPool.js';
import { archivosPublicados, publicado, retirado } from '../../platform/database/schema/publicado.js';
import { copiesOf } from '../../platform/database/tables/copies.js';
import {
  copiesIn,
  includesEnded,
  isNamed,
  isOpen,
  readable,
  staysAfterEnd,
} from '../../platform/database/tables/readable.js';
import { readList, readRows } from '../../platform/database/tables/readList.js';
import { countUpTo, MAX_COUNTED } from '../../platform/database/tables/readPage.js';
import type { Page, RowQuery } from '../../platform/database/tables/row-query.js';
import { filesOf } from '../../resource/rows/filesOf.js';

/** Title and validity period of a published row. */
export type InForce = { titulo: string; desde: string | null; hasta: string | null };

/** Public copies of published rows: the only tables that public endpoints read. */
@Injectable()
export class PublishedRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  put = (section: AnySection, row: AnyRow, tx: Database) => this.write(section, openValues(section, row) as AnyRow, tx);

  /** Copies to the public copy the fields that a non-editorial order wrote: «reservado», a result. */
  async patch(section: AnySection, row: AnyRow, names: readonly string[], tx: Database) {
    const copy = await this.findCopy(section, row.id, tx);
    if (!copy) return;
    const open = openValues(section, row);
    const written = fieldsOpenedBy(section, names).filter((name) => Object.hasOwn(open, name));
    await this.write(section, { ...copy, ...Object.fromEntries(written.map((name) => [name, open[name]])) }, tx);
  }

  private async write(section: AnySection, copy: AnyRow, tx: Database) {
    const { id } = copy;
    const line = lineOf(section, copy);
    await this.noteUnread(section, id, line.vigenteDesde, tx);
    await tx
      .insert(publicado)
      .values({ id, ...line })
      .onConflictDoUpdate({ target: publicado.id, set: line });
    const { table, columns } = copiesIn(section);
    await tx.insert(table).values(copy).onConflictDoUpdate({ target: columns.id, set: copy });
    await tx.delete(archivosPublicados).where(eq(archivosPublicados.publicado, id));
    const files = [...new Set(filesOf(publicFields(section.fields), copy).map((file) => file.id))];
    if (files.length > 0)
      await tx.insert(archivosPublicados).values(files.map((archivo) => ({ archivo, publicado: id })));
    await this.touchDependents(section, id, tx);
  }

  /** Returns and locks the public copy of a row. */
  async findCopy(section: AnySection, id: string, tx: Database): Promise<AnyRow | undefined> {
    const { table, columns } = copiesIn(section);
    const [copy] = await tx.select().from(table).where(eq(columns.id, id)).for('update');
    return copy as AnyRow | undefined;
  }

  /** Returns whether another public copy of the section has the same values. */
  async hasOther(section: AnySection, row: AnyRow, names: readonly string[], tx: Database): Promise<boolean> {
    const { table, columns, keyOf } = copiesIn(section);
    const same = names.map((name) => eq(keyOf(name), row[name]));
    const [other] = await tx
      .select({ id: columns.id })
      .from(table)
      .where(and(ne(columns.id, row.id), ...same))
      .limit(1);
    return other !== undefined;
  }

  async remove(section: AnySection, id: string, tx: Database) {
    const [copy] = await tx.delete(publicado).where(eq(publicado.id, id)).returning();
    if (copy && hasCome(copy.vigenteDesde)) await this.noteWithdrawn(section, id, tx);
    await this.touchDependents(section, id, tx);
  }

  /**
   * Keeps the tombstones: adds one when a readable copy is postponed, and deletes it when the copy is readable again.
   */
  private async noteUnread(section: AnySection, id: string, vigenteDesde: string | null, tx: Database) {
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
  private async touchDependents(section: AnySection, id: string, tx: Database) {
    const { visibleWith } = section.publication ?? {};
    if (!visibleWith) return;
    const { table, columns } = copiesIn(section);
    const others = tx
      .select({ id: columns.id })
      .from(table)
      .where(isNamed(section, visibleWith, id));
    await tx.update(publicado).set({ cambiadoEn: now() }).where(inArray(publicado.id, others));
  }

  /** Returns a page of copies; the query is of their public fields. */
  findPage(section: AnySection, query: RowQuery): Promise<Page<AnyRow>> {
    return readList(abortableByClient(this.database), copiesOf(section), query, frameOf(section, query));
  }

  /** Returns the rows of the same page without a total. */
  findRows(section: AnySection, query: RowQuery): Promise<AnyRow[]> {
    return readRows(this.database, copiesOf(section), query, frameOf(section, query));
  }

  /** Counts the rows that visitors may read now, up to MOST_COUNTED. */
  async count(section: AnySection): Promise<Pick<Page<unknown>, 'total' | 'more'>> {
    const { table } = copiesIn(section);
    const total = await countUpTo(this.database, table, readable(section, false), MAX_COUNTED + 1);
    return total <= MAX_COUNTED ? { total } : { total: MAX_COUNTED, more: true };
  }

  findBySlug(section: AnySection, slug: string): Promise<AnyRow | undefined> {
    return this.findOne(section, and(readable(section, staysAfterEnd(section)), isNamed(section, 'slug', slug)));
  }

  /** Returns the public copy by id (or the field `by`) in the transaction; undefined when visitors may not read it. */
  findReadable(section: AnySection, id: string, tx: Database, by = 'id'): Promise<AnyRow | undefined> {
    return this.findOne(section, and(readable(section, false), isNamed(section, by, id)), tx);
  }

  /** Returns the title and validity period of a published row, found by a key field. */
  async findNamed(section: AnySection, by: string, key: string, tx: Database): Promise<InForce | undefined> {
    const copy = await this.findOne(section, and(isOpen(section), isNamed(section, by, key)), tx);
    const { vigenteDesde, vigenteHasta } = (copy ?? {}) as Record<string, string | null>;
    return copy && { titulo: section.title(copy), desde: vigenteDesde ?? null, hasta: vigenteHasta ?? null };
  }

  /** Returns whether a readable copy of the file's own section shows it. A file belongs to one section. */
  async shows({ id, seccion }: { id: string; seccion: string }, tx?: Database): Promise<boolean> {
    const section = findSection(seccion);
    if (section?.kind !== 'publication') return false;
    const { table, columns } = copiesIn(section);
    const [row] = await (tx ?? this.database)
      .select({ id: columns.id })
      .from(archivosPublicados)
      .innerJoin(table, eq(columns.id, archivosPublicados.publicado))
      .where(and(eq(archivosPublicados.archivo, id), readable(section, staysAfterEnd(section))))
      .limit(1);
    return row !== undefined;
  }

  private async findOne(
    section: AnySection,
    where: SQL | undefined,
    database = this.database,
  ): Promise<AnyRow | undefined> {
    const [copy] = await database.select().from(copiesIn(section).table).where(where);
    return copy as AnyRow | undefined;
  }
}

const now = () => new Date().toISOString();

const hasCome = (day: string | null) => day === null || day <= todayInLaPaz();

/** A list has the copies that visitors may read; equals are in the order of the section. */
const frameOf = (section: AnySection, query: RowQuery) => ({
  among: readable(section, includesEnded(section, query)),
  ties: copiesOf(section).table.sort,
});

function lineOf({ name, fields, table }: AnySection, copy: AnyRow) {
  const { slug, vigenteDesde, vigenteHasta, publicadoEn } = copy as Record<string, string>;
  const [sorted] = table.sort;
  return {
    seccion: name,
    slug: slug as string,
    dia: fields[sorted]?.kind === 'date' ? ((copy[sorted] ?? null) as string | null) : null,
    vigenteDesde: vigenteDesde ?? null,
    vigenteHasta: vigenteHasta ?? null,
    publicadoEn: publicadoEn as string,
    actualizadoEn: copy.actualizadoEn,
    cambiadoEn: now(),
  };
}
