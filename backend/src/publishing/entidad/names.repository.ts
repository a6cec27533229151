import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { tables } from '../../platform/database/tables/tables.js';
import type { Names } from '../../platform/entidad.js';

const table = tables['sitio/entidad'];

/** Names of the entity in the panel, published or not. */
@Injectable()
export class NamesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async find(tx: Database = this.database): Promise<Names | undefined> {
    const names = { nombre: table.nombre, nombreCorto: table.nombreCorto };
    const [written] = await tx.select(names).from(table).limit(1);
    return written;
  }
}
