import { type Published, sections, todayInLaPaz } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, desc, eq, lte } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { publicado } from '../../platform/database/schema/publicado.js';

const section = sections['sitio/tasas-de-referencia'];

/** Published reference rates of a month. */
export type ReferenceRatesOfMonth = Published<typeof section>;

/** Published reference rates: past, current and future. */
@Injectable()
export class ReferenceRatesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Returns the rates in force today, or null when none are published. */
  async findInForce(tx = this.database): Promise<ReferenceRatesOfMonth | null> {
    const [row] = await tx
      .select({ datos: publicado.datos })
      .from(publicado)
      .where(and(eq(publicado.seccion, section.name), lte(publicado.vigenteDesde, todayInLaPaz())))
      .orderBy(desc(publicado.vigenteDesde))
      .limit(1);
    // The generic table loses the section's type.
    return (row?.datos as ReferenceRatesOfMonth | undefined) ?? null;
  }
}
