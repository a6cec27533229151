import { type Published, sections } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, desc, eq, lte } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { publicado } from '../../platform/database/schema/publicado.js';
import { tables } from '../../platform/database/tables/tables.js';

const section = sections['sitio/parametros'];
const table = tables['sitio/parametros'];

/** A set of parameters as it was published. */
export type Parametros = Published<typeof section>;

/** The sets of parameters that hold, held or will. */
@Injectable()
export class ParametrosRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** The set that was in force on a day (`YYYY-MM-DD`), whichever is today. */
  async findOn(day: string, tx = this.database): Promise<Parametros | undefined> {
    const [row] = await tx
      .select({ datos: publicado.datos })
      .from(publicado)
      .where(and(eq(publicado.seccion, section.name), lte(publicado.vigenteDesde, day)))
      .orderBy(desc(publicado.vigenteDesde))
      .limit(1);
    // Copies of that section are what its description says, which no type of a generic table follows.
    return row?.datos as Parametros | undefined;
  }

  /** Whether one was ever written, published or not. */
  async hasAny(tx = this.database): Promise<boolean> {
    return (await tx.select({ id: table.id }).from(table).limit(1)).length > 0;
  }
}
