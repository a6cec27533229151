import { type AnySection, todayInLaPaz } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { whileAsked } from '../../platform/database/pool/onPool.js';
import { VisitorReads } from '../../platform/database/replica/visitor-reads.js';
import { publicado, retirado } from '../../platform/database/schema/publicado.js';
import { isAfter } from '../../platform/database/tables/isAfter.js';
import { hasBegun, readable } from '../../platform/database/tables/readable.js';

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

  /** What was withdrawn after that, oldest first. */
  findWithdrawn(section: AnySection, after: After, most: number): Promise<{ id: string; en: string }[]> {
    const { id, retiradoEn } = retirado;
    return this.reads.ask((database) =>
      whileAsked(database)
        .select({ id, en: retiradoEn })
        .from(retirado)
        .where(and(eq(retirado.seccion, section.name), isAfter(retiradoEn, id, after)))
        .orderBy(asc(retiradoEn), asc(id))
        .limit(most),
    );
  }

  /** What nobody wrote since then, and is read now but was not on that day, or the other way round: it began, or ended. */
  findTurned(section: AnySection, day: string, since: string, most: number): Promise<Copy[]> {
    const turned = sql`${isReadOn(section, day)} <> ${isReadOn(section)}`;
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
