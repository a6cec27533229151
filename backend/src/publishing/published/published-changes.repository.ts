import { type AnySection, type Field, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { Injectable } from '@nestjs/common';
import { and, asc, eq, gt, gte, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { whileAsked } from '../../platform/database/pool/onPool.js';
import { VisitorReads } from '../../platform/database/replica/visitor-reads.js';
import { publicado, retirado } from '../../platform/database/schema/publicado.js';
import { isAfter } from '../../platform/database/tables/isAfter.js';
import { hasBegun, keysFor, readable } from '../../platform/database/tables/readable.js';

type After = { en: string; id: string | null };
/** A public copy, when it was written, and whether visitors read it now. */
export type Copy = { id: string; en: string; datos: Record<string, unknown>; isRead: boolean };

/** What changed of what visitors read, by those who wrote it and by the calendar. */
@Injectable()
export class PublishedChangesRepository {
  constructor(private readonly reads: VisitorReads) {}

  /** Copies that were written after that, oldest first. Of what has not begun nobody hears. */
  findWritten(section: AnySection, after: After, most: number): Promise<Copy[]> {
    const written = and(isAfter(publicado.cambiadoEn, publicado.id, after), hasBegun(todayInLaPaz()));
    return this.find(section, written, most);
  }

  /** What was withdrawn after that, oldest first. What was put off and has come since tells of itself: its copy is there. */
  findWithdrawn(section: AnySection, after: After, most: number): Promise<{ id: string; en: string }[]> {
    const { id, retiradoEn } = retirado;
    return this.reads.ask((database) => {
      const asked = whileAsked(database);
      const come = asked
        .select({ id: publicado.id })
        .from(publicado)
        .where(and(eq(publicado.id, id), hasBegun(todayInLaPaz())));
      return asked
        .select({ id, en: retiradoEn })
        .from(retirado)
        .where(and(eq(retirado.seccion, section.name), isAfter(retiradoEn, id, after), notExists(come)))
        .orderBy(asc(retiradoEn), asc(id))
        .limit(most);
    });
  }

  /**
   * What nobody wrote since then, and is read now but was not on that day, or the other way round: it began, or ended. Also what is
   * read otherwise, for something that it lists began.
   */
  findTurned(section: AnySection, day: string, since: string, most: number): Promise<Copy[]> {
    const differs = and(mayTurn(section, day), sql`${isReadOn(section, day)} <> ${isReadOn(section)}`);
    const turned = or(differs, ...begunSince(section, day));
    return this.find(section, and(lte(publicado.cambiadoEn, since), turned), most);
  }

  private find(section: AnySection, where: SQL | undefined, most: number): Promise<Copy[]> {
    const { id, cambiadoEn, datos } = publicado;
    return this.reads.ask((database) =>
      whileAsked(database)
        .select({ id, en: cambiadoEn, datos, isRead: isReadOn(section) })
        .from(publicado)
        .where(and(eq(publicado.seccion, section.name), where))
        .orderBy(asc(cambiadoEn), asc(id))
        .limit(most),
    );
  }
}

/** Whether visitors read it on that day; today, where none is said. */
const isReadOn = (section: AnySection, day?: string) =>
  sql<boolean>`coalesce((${readable(section, false, day)}), false)`;

/**
 * What the calendar alone may have brought or taken since that day: a date of its own is in between. Asked first, for the dates have an
 * index, and whether it is read is worked out of each copy. What goes by another row is of small sections, and is read as it stands.
 */
function mayTurn(section: AnySection, day: string): SQL | undefined {
  const { onlyWith, daysAfter } = section.publication ?? {};
  if (onlyWith) return undefined;
  const today = todayInLaPaz();
  const { vigenteDesde, vigenteHasta } = publicado;
  return or(
    and(gt(vigenteDesde, day), lte(vigenteDesde, today)),
    and(gte(vigenteHasta, day), lt(vigenteHasta, today)),
    ...(daysAfter ? [isCounted(section, day, today, ...daysAfter)] : []),
  );
}

/** Whether so many days after that one end in between. */
function isCounted(section: AnySection, day: string, today: string, name: string, days: number): SQL | undefined {
  const key = keysFor(section).of(name) as SQL;
  return and(gte(key, addDays(day, -days)), lt(key, addDays(today, 1 - days)));
}

/** For each list whose records say when they begin: whether visitors read it, and one of them did after that day. */
const begunSince = (section: AnySection, day: string): SQL[] =>
  Object.entries<Field>(section.fields).flatMap(([name, { begins }]) => {
    if (!begins) return [];
    const begun = sql.raw(`'$."${name}"[*] ? (@."${begins}" > $dia && @."${begins}" <= $hoy)'`);
    const days = JSON.stringify({ dia: day, hoy: todayInLaPaz() });
    return [sql`(${isReadOn(section)} and jsonb_path_exists(${publicado.datos}, ${begun}, ${days}::jsonb))`];
  });
