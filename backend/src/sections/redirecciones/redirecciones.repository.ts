import { type AnyRow } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { tables } from '../../platform/database/tables/tables.js';

const table = tables['sitio/redirecciones'];
/** Where one leads, without what is asked of the page or where in it. */
const path = sql`split_part(split_part(${table.hacia}, '#', 1), '?', 1)`;

/** Redirections by the addresses that they join. */
@Injectable()
export class RedireccionesRepository {
  /** The one of that address. */
  async findFrom(address: string, tx: Database): Promise<AnyRow | undefined> {
    const [row] = await tx.select().from(table).where(eq(table.desde, address)).limit(1);
    return row;
  }

  /** Those that lead to that page. */
  findTo(address: string, tx: Database): Promise<AnyRow[]> {
    return tx.select().from(table).where(eq(path, address));
  }
}
