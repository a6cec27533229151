import { Inject, Injectable } from '@nestjs/common';
import { and, eq, gte, lte, ne } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { tables } from '../../platform/database/tables/tables.js';

const ausencias = tables['sitio/ausencias'];

export type Absence = typeof ausencias.$inferSelect;

@Injectable()
export class AbsencesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  findOn(day: string, tx = this.database): Promise<Absence[]> {
    return tx
      .select()
      .from(ausencias)
      .where(and(lte(ausencias.desde, day), gte(ausencias.hasta, day)));
  }

  async findOverlapping({ id, persona, desde, hasta }: Absence, tx: Database): Promise<Absence | undefined> {
    const [found] = await tx
      .select()
      .from(ausencias)
      .where(
        and(
          ne(ausencias.id, id),
          eq(ausencias.persona, persona),
          lte(ausencias.desde, hasta),
          gte(ausencias.hasta, desde),
        ),
      );
    return found;
  }
}
