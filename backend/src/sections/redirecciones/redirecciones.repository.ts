import { type AnyRow } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { tables } from '../../platform/database/tables/tables.js';

const table = tables['sitio/redirecciones'];
/** The target's path, without query and fragment. */
const path = sql`split_part(split_part(${table.hacia}, '#', 1), '?', 1)`;

@Injectable()
export class RedireccionesRepository {
  async findFrom(address: string, tx: Database): Promise<AnyRow | undefined> {
    const [row] = await tx.select().from(table).where(eq(table.desde, address)).limit(1);
    return row;
  }

  findTo(address: string, tx: Database): Promise<AnyRow[]> {
    return tx.select().from(table).where(eq(path, address));
  }
}
