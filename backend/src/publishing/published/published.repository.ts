import {
  type AnyRow,
  type AnySection,
  type Field,
  findSection,
  isPhase,
  openedBy,
  openValues,
  publicFields,
  sectionList,
  todayInLaPaz,
  traitsOf,
} from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, asc, count, desc, eq, gte, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { archivosPublicados, publicado } from '../../platform/database/schema/publicado.js';
import { comingFirst, currencyFirst } from '../../platform/database/tables/orderParts.js';
import { dayOf, phaseOf } from '../../platform/database/tables/phaseOf.js';
import type { Page, RowQuery } from '../../platform/database/tables/row-query.js';
import { escapedForLike, withoutAccents, wordsOf } from '../../platform/database/tables/textSearch.js';
import { LARGEST_PAGE } from '../../resource/rows/api/listQuery.js';
import { filesOf } from '../../resource/rows/filesOf.js';

type PublicData = Record<string, unknown>;

/** Copies of what is published: the only table that public doors read. */
@Injectable()
export class PublishedRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Puts, or puts anew, the public copy of a row. */
  async put(section: AnySection, row: AnyRow, tx: Database) {
    const datos = openValues(section, row);
    const copy = {
      seccion: section.name,
      slug: row.slug as string,
      version: row.version,
      datos,
      vigenteDesde: (row.vigenteDesde ?? null) as string | null,
      vigenteHasta: (row.vigenteHasta ?? null) as string | null,
      publicadoEn: row.publicadoEn as string,
    };
    await tx
      .insert(publicado)
      .values({ id: row.id, ...copy })
      .onConflictDoUpdate({ target: publicado.id, set: copy });
    await tx.delete(archivosPublicados).where(eq(archivosPublicados.publicado, row.id));
    const files = [...new Set(filesOf(publicFields(section.fields), datos).map(({ id }) => id))];
    if (files.length > 0)
      await tx.insert(archivosPublicados).values(files.map((archivo) => ({ archivo, publicado: row.id })));
  }

  /** Brings into the public copy what an order changed besides the editorial state: «reservado», a result. */
  async patch(section: AnySection, row: AnyRow, names: readonly string[], tx: Database) {
    const open = openValues(section, row);
    const written = openedBy(section, names).filter((name) => Object.hasOwn(open, name));
    const changed = Object.fromEntries(written.map((name) => [name, open[name]]));
    await tx
      .update(publicado)
      .set({
        datos: sql`${publicado.datos} || ${JSON.stringify(changed)}::jsonb`,
        ...('vigenteHasta' in changed && { vigenteHasta: changed.vigenteHasta as string | null }),
      })
      .where(eq(publicado.id, row.id));
  }

  /** The public copy of a row, as it stands in the transaction. */
  async findCopy(id: string, tx: Database): Promise<AnyRow | undefined> {
    const [copy] = await tx.select({ datos: publicado.datos }).from(publicado).where(eq(publicado.id, id));
    return copy?.datos as AnyRow | undefined;
  }

  /** Whether another row of the section is public with these very values. */
  async hasOther(section: AnySection, row: AnyRow, names: readonly string[], tx: Database): Promise<boolean> {
    const [other] = await tx
      .select({ id: publicado.id })
      .from(publicado)
      .where(
        and(
          eq(publicado.seccion, section.name),
          ne(publicado.id, row.id),
          ...names.map((name) => eq(sql`${publicado.datos} ->> ${name}`, String(row[name]))),
        ),
      )
      .limit(1);
    return other !== undefined;
  }

  async remove(id: string, tx: Database) {
    await tx.delete(publicado).where(eq(publicado.id, id));
  }

  /** `section` is its public view: what it can't filter or sort by, nobody can. */
  async findPage(section: AnySection, query: RowQuery): Promise<Page<PublicData>> {
    const where = and(readable(section, asksForEnded(section, query)), conditionOf(section, query));
    const [first, last] = query.range ?? [0, LARGEST_PAGE - 1];
    const rows = await this.database
      .select({ datos: publicado.datos })
      .from(publicado)
      .where(where)
      .orderBy(...orderOf(section, query))
      .offset(first)
      .limit(last - first + 1);
    const [counted] = await this.database.select({ total: count() }).from(publicado).where(where);
    return { rows: rows.map(({ datos }) => datos), first, total: counted?.total ?? 0 };
  }

  async findBySlug(section: AnySection, slug: string): Promise<PublicData | undefined> {
    const [row] = await this.database
      .select({ datos: publicado.datos })
      .from(publicado)
      .where(and(readable(section, staysAfterEnd(section)), eq(publicado.slug, slug)));
    return row?.datos;
  }

  /** What visitors may read now of a row, as it stands in the transaction; undefined when they may not. */
  async findReadable(section: AnySection, id: string, tx: Database): Promise<AnyRow | undefined> {
    const [copy] = await tx
      .select({ datos: publicado.datos })
      .from(publicado)
      .where(and(readable(section, false), eq(publicado.id, id)));
    return copy?.datos as AnyRow | undefined;
  }

  /** Whether something that visitors may read now shows the file. Files are brought for one section, and only it shows them. */
  async shows({ id, seccion }: { id: string; seccion: string }): Promise<boolean> {
    const section = findSection(seccion);
    if (!section) return false;
    const [row] = await this.database
      .select({ id: publicado.id })
      .from(archivosPublicados)
      .innerJoin(publicado, eq(publicado.id, archivosPublicados.publicado))
      .where(and(eq(archivosPublicados.archivo, id), readable(section, staysAfterEnd(section))))
      .limit(1);
    return row !== undefined;
  }
}

const hasBegun = () => or(isNull(publicado.vigenteDesde), lte(publicado.vigenteDesde, todayInLaPaz()));
const hasNotEnded = () => or(isNull(publicado.vigenteHasta), gte(publicado.vigenteHasta, todayInLaPaz()));

const staysAfterEnd = ({ publication }: AnySection) => publication?.afterEnd !== undefined;
const asksForEnded = ({ publication }: AnySection, { equals }: RowQuery) =>
  publication?.afterEnd !== undefined && Object.hasOwn(equals, publication.afterEnd);

/** Of every section: what is published, in force, and not kept from visitors by its own description. */
export const readableNow = (): SQL =>
  or(
    ...(sectionList as readonly AnySection[])
      .filter(({ kind }) => kind === 'publication')
      .map((section) => readable(section, false)),
  ) as SQL;

/** Published, within its dates, and as the section itself limits it: by a state, or some days after an event. */
const readable = (section: AnySection, alsoEnded: boolean) =>
  and(
    eq(publicado.seccion, section.name),
    hasBegun(),
    alsoEnded ? undefined : hasNotEnded(),
    ...Object.entries<readonly unknown[]>(section.publication?.when ?? {}).map(([name, values]) =>
      inArray(copied(section, name), values.map(String)),
    ),
    ...(section.publication?.daysAfter ? [notLongAfter(section, ...section.publication.daysAfter)] : []),
  );

function notLongAfter(section: AnySection, name: string, days: number) {
  const event = dayOf(copied(section, name), (section.fields[name] as Field).kind);
  return or(isNull(copied(section, name)), sql`${event} + ${days}::int >= ${todayInLaPaz()}::date`);
}

const isNumber = (field: Field) => traitsOf(field).holds === 'number';

/** A field inside the copy, as what it is: names come from the section's own description, never from the asker. */
function copied(section: AnySection, name: string): SQL {
  const field = section.fields[name] as Field;
  if (isPhase(field)) return phaseOf(field, section, (other) => copied(section, other));
  const text = sql`(${publicado.datos} ->> ${name})`;
  return isNumber(field) ? sql`${text}::numeric` : text;
}

function conditionOf(section: AnySection, { equals, between, text, searchIn }: RowQuery): SQL | undefined {
  return and(
    ...Object.entries(equals).map(([name, values]) =>
      or(
        sql`false`,
        ...values.map((value) =>
          value === null ? isNull(copied(section, name)) : eq(copied(section, name), String(value)),
        ),
      ),
    ),
    ...Object.entries(between).flatMap(([name, { from, to }]) => [
      from === undefined ? undefined : gte(copied(section, name), from),
      to === undefined ? undefined : lte(copied(section, name), to),
    ]),
    ...wordsOf(text).map((word) =>
      or(
        sql`false`,
        ...searchIn.map((name) => sql`${withoutAccents(copied(section, name))} like ${`%${escapedForLike(word)}%`}`),
      ),
    ),
  );
}

/** What is equal in the order asked for keeps the section's own, and the identifier makes it total: pages never overlap. */
function orderOf(section: AnySection, query: RowQuery): SQL[] {
  const { sort } = query;
  const column = (name: string) => copied(section, name);
  const ordered = [sort, section.table.sort].map(([name, direction]) => {
    const value = copied(section, name);
    const isText = !isNumber(section.fields[name] as Field);
    return sql`${towards(direction)(isText ? sql`${value} collate "und-x-icu"` : value)} nulls last`;
  });
  return [
    ...comingFirst(query, column),
    ...currencyFirst(section, sort[0], column),
    ...ordered,
    towards(sort[1])(publicado.id),
  ];
}

const towards = (direction: 'ASC' | 'DESC') => (direction === 'ASC' ? asc : desc);
