import type { Row, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { tables } from '../database/tables.js';

export type Tarifario = Row<(typeof sections)['institucional/tarifario']>;

const table = tables['institucional/tarifario'];

/** The published versions as they stand in a transaction. */
@Injectable()
export class TarifarioRepository {
  /** Until the transaction ends nobody else publishes or archives a version: each looks at all the others. */
  async lock(tx: Database): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tarifario'))`);
  }

  async findPublishedBut(id: string, tx: Database): Promise<Tarifario[]> {
    const rows = await tx
      .select()
      .from(table)
      .where(and(eq(table.estado, 'publicado'), ne(table.id, id)));
    return rows as unknown as Tarifario[];
  }
}
