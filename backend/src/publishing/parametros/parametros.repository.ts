import { type Published, sections } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, desc, eq, lte } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { publicado } from '../../platform/database/schema/publicado.js';
import { tables } from '../../platform/database/tables/tables.js';

const section = sections['sitio/parametros'];
const table = tables['sitio/parametros'];

/** A published parameter set. */
export type Parametros = Published<typeof section>;

/** Published parameter sets: past, current and future. */
@Injectable()
export class ParametrosRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Returns the set in force on a day (`YYYY-MM-DD`), past or future included. */
  async findOn(day: string, tx = this.database): Promise<Parametros | undefined> {
    const [row] = await tx
      .select({ datos: publicado.datos })
      .from(publicado)
      .where(and(eq(publicado.seccion, section.name), lte(publicado.vigenteDesde, day)))
      .orderBy(desc(publicado.vigenteDesde))
      .limit(1);
    // The generic table loses the section's type.
    return row?.datos as Parametros | undefined;
  }

  /** Returns whether any set exists, published or not. */
  async hasAny(tx = this.database): Promise<boolean> {
    return (await tx.select({ id: table.id }).from(table).limit(1)).length > 0;
  }
}
