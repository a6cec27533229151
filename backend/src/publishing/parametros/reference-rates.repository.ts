import { type Published, sections, todayInLaPaz } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, desc, eq, lte } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { publicado } from '../../platform/database/schema/publicado.js';

const section = sections['sitio/tasas-de-referencia'];

/** The rates of reference of a month as they were published. */
export type ReferenceRatesOfMonth = Published<typeof section>;

/** The rates of reference that hold, held or will. */
@Injectable()
export class ReferenceRatesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Those in force today; null where none was published. */
  async findInForce(tx = this.database): Promise<ReferenceRatesOfMonth | null> {
    const [row] = await tx
      .select({ datos: publicado.datos })
      .from(publicado)
      .where(and(eq(publicado.seccion, section.name), lte(publicado.vigenteDesde, todayInLaPaz())))
      .orderBy(desc(publicado.vigenteDesde))
      .limit(1);
    // Copies of that section are what its description says, which no type of a generic table follows.
    return (row?.datos as ReferenceRatesOfMonth | undefined) ?? null;
  }
}
