import { type AnyRow, type AnySection, findSection, type Row, sections } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, asc, desc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { tables } from '../../platform/database/tables/tables.js';

export const releasesSection = sections['sitio/publicaciones-conjuntas'];
const table = tables['sitio/publicaciones-conjuntas'];

/** Drafts of several sections that are published together. */
export type Release = AnyRow & Row<typeof releasesSection>;

/** Section of a release's row; the schema accepts only existing ones. */
export const sectionOf = (name: string) => findSection(name) as AnySection;

/** States in which a release binds its rows. */
const BINDING = ['enviada', 'programada'] as const;

/** Upper bound of the notices about returned releases. */
const MAX_RETURNED = 20;

@Injectable()
export class ReleasesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Returns the release other than `own` that waits for approval or its time, and includes the row. `lock` locks it. */
  async findBinding(
    registro: string,
    tx = this.database,
    { own, lock = false }: { own?: string; lock?: boolean } = {},
  ): Promise<Release | undefined> {
    const names = sql`${table.registros} @> ${JSON.stringify([{ registro }])}::jsonb`;
    const query = tx
      .select()
      .from(table)
      .where(and(inArray(table.estado, [...BINDING]), names, own === undefined ? undefined : ne(table.id, own)))
      .limit(1);
    const [found] = lock ? await query.for('update') : await query;
    return found as unknown as Release | undefined;
  }

  async lock(id: string, tx: Database): Promise<Release | undefined> {
    const [found] = await tx.select().from(table).where(eq(table.id, id)).for('update');
    return found as unknown as Release | undefined;
  }

  /** Returns the releases that wait for approval or for their time, the next first. */
  async findBindings(): Promise<Release[]> {
    const found = await this.database
      .select()
      .from(table)
      .where(inArray(table.estado, [...BINDING]))
      .orderBy(asc(table.publicaEn), asc(table.enviadaEn));
    return found as unknown as Release[];
  }

  /** Returns the scheduled releases whose time has come. */
  async findDue(now: string): Promise<Release[]> {
    const due = and(eq(table.estado, 'programada'), lte(table.publicaEn, now));
    const found = await this.database.select().from(table).where(due).orderBy(asc(table.publicaEn));
    return found as unknown as Release[];
  }

  /** Returns the releases that came back to the user who sent them. */
  async findReturned(uid: string): Promise<Release[]> {
    const found = await this.database
      .select()
      .from(table)
      .where(and(eq(table.estado, 'borrador'), eq(table.enviadaPor, uid), isNotNull(table.respuesta)))
      .orderBy(desc(table.actualizadoEn))
      .limit(MAX_RETURNED);
    return found as unknown as Release[];
  }
}
