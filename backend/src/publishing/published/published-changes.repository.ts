import { type AnySection, type Field, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { Inject, Injectable } from '@nestjs/common';
import { and, asc, eq, gt, gte, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { abortableByClient } from '../../platform/database/pool/onPool.js';
import { publicado, retirado } from '../../platform/database/schema/publicado.js';
import { isAfter } from '../../platform/database/tables/isAfter.js';
import { copiesIn, hasStarted, readable } from '../../platform/database/tables/readable.js';

type After = { en: string; id: string | null };
/** A public copy, its write time, and whether visitors can read it now. */
export type Copy = { id: string; en: string; datos: Record<string, unknown>; isRead: boolean };

/** Changes of public content, caused by a write or by the calendar. */
@Injectable()
export class PublishedChangesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Returns copies written after the cursor, oldest first. Copies that begin in the future are excluded. */
  findWritten(section: AnySection, after: After, most: number): Promise<Copy[]> {
    const written = and(isAfter(publicado.cambiadoEn, publicado.id, after), hasStarted(todayInLaPaz()));
    return this.find(section, written, most);
  }

  /**
   * Returns copies withdrawn after the cursor, oldest first. A postponed copy that has begun since is excluded:
   * findWritten reports it.
   */
  findWithdrawn(section: AnySection, after: After, most: number): Promise<{ id: string; en: string }[]> {
    const { id, retiradoEn } = retirado;
    const abortable = abortableByClient(this.database);
    const republished = abortable
      .select({ id: publicado.id })
      .from(publicado)
      .where(and(eq(publicado.id, id), hasStarted(todayInLaPaz())));
    return abortable
      .select({ id, en: retiradoEn })
      .from(retirado)
      .where(and(eq(retirado.seccion, section.name), isAfter(retiradoEn, id, after), notExists(republished)))
      .orderBy(asc(retiradoEn), asc(id))
      .limit(most);
  }

  /**
   * Returns unwritten copies whose readability differs between that day and now, because they began or ended. Includes
   * copies with a list item that began since.
   */
  findDateChanges(section: AnySection, day: string, since: string, most: number): Promise<Copy[]> {
    const differs = and(dateFilter(section, day), sql`${isReadOn(section, day)} <> ${isReadOn(section)}`);
    const hasTurned = or(differs, ...startedSince(section, day));
    return this.find(section, and(lte(publicado.cambiadoEn, since), hasTurned), most);
  }

  private find(section: AnySection, where: SQL | undefined, most: number): Promise<Copy[]> {
    const { id, cambiadoEn } = publicado;
    const { table, columns } = copiesIn(section);
    return abortableByClient(this.database)
      .select({ id, en: cambiadoEn, datos: { ...columns }, isRead: isReadOn(section) })
      .from(publicado)
      .innerJoin(table, eq(columns.id, id))
      .where(and(eq(publicado.seccion, section.name), where))
      .orderBy(asc(cambiadoEn), asc(id))
      .limit(most);
  }
}

/** Builds the condition that visitors can read a copy on that day (default: today). */
const isReadOn = (section: AnySection, day?: string) =>
  sql<boolean>`coalesce((${readable(section, false, day)}), false)`;

/**
 * Builds a cheap filter for copies that the calendar may have changed since that day, using the date indexes.
 * Readability is then computed per copy. Sections with `visibleWith` skip the filter: they are small, and another row
 * decides.
 */
function dateFilter(section: AnySection, day: string): SQL | undefined {
  const { visibleWith, hiddenDaysAfter } = section.publication ?? {};
  if (visibleWith) return undefined;
  const today = todayInLaPaz();
  const { vigenteDesde, vigenteHasta } = publicado;
  return or(
    and(gt(vigenteDesde, day), lte(vigenteDesde, today)),
    and(gte(vigenteHasta, day), lt(vigenteHasta, today)),
    ...(hiddenDaysAfter ? [isCounted(section, day, today, ...hiddenDaysAfter)] : []),
  );
}

/** Builds the condition that the period of `days` after the named date ends in between. */
function isCounted(section: AnySection, day: string, today: string, name: string, days: number): SQL | undefined {
  const key = copiesIn(section).keyOf(name);
  return and(gte(key, addDays(day, -days)), lt(key, addDays(today, 1 - days)));
}

/** Builds a condition per list field with start dates: the copy is readable, and an item with `vigenteDesde` began after that day. */
const startedSince = (section: AnySection, day: string): SQL[] =>
  Object.entries<Field>(section.fields).flatMap(([name, { fields }]) => {
    if (!fields?.vigenteDesde) return [];
    const startsWithin = sql.raw(`'$[*] ? (@.vigenteDesde > $dia && @.vigenteDesde <= $hoy)'`);
    const days = JSON.stringify({ dia: day, hoy: todayInLaPaz() });
    return [
      sql`(${isReadOn(section)} and jsonb_path_exists(${copiesIn(section).columns[name]}, ${startsWithin}, ${days}::jsonb))`,
    ];
  });
