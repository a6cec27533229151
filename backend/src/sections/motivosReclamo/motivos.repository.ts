import type { Row, sections } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { asc, eq, exists, getTableColumns, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { tables } from '../../platform/database/tables/tables.js';

const table = tables['sitio/motivos-de-reclamo'];
const reclamos = tables['contactanos/reclamos'];

export type Motivo = Row<(typeof sections)['sitio/motivos-de-reclamo']>;

@Injectable()
export class MotivosRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async hasAny(tx = this.database): Promise<boolean> {
    return (await tx.select({ id: table.id }).from(table).limit(1)).length > 0;
  }

  async findAll(tx: Database): Promise<(Motivo & { enUso: boolean })[]> {
    const named = tx.select({ one: sql`1` }).from(reclamos).where(eq(reclamos.motivo, table.clave));
    const rows = await tx
      .select({ ...getTableColumns(table), enUso: sql<boolean>`${exists(named)}` })
      .from(table)
      .orderBy(asc(table.orden), asc(table.id));
    return rows as unknown as (Motivo & { enUso: boolean })[];
  }
}
