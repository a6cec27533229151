import type { Row, SectionName, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { publicado } from '../database/schema/publicado.js';
import { tables } from '../database/tables.js';

export type Tarifario = Row<(typeof sections)['institucional/tarifario']>;

const rated: SectionName[] = ['productos/simulador-creditos', 'productos/caja-ahorro'];
const table = tables['institucional/tarifario'];

/** The published versions as they stand in a transaction. */
@Injectable()
export class TarifarioRepository {
  /** Until the transaction ends nobody else publishes or archives a version: each looks at all the others. */
  async lock(tx: Database): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tarifario'))`);
  }

  /** What published loans and savings accounts are called: their rates stand in their own sections alone. */
  async findRatedProducts(tx: Database): Promise<string[]> {
    const rows = await tx
      .select({ nombre: sql<string>`${publicado.datos} ->> 'nombre'` })
      .from(publicado)
      .where(inArray(publicado.seccion, rated));
    return rows.map(({ nombre }) => nombre);
  }

  async findPublishedBut(id: string, tx: Database): Promise<Tarifario[]> {
    const rows = await tx
      .select()
      .from(table)
      .where(and(eq(table.estado, 'publicado'), ne(table.id, id)));
    return rows as unknown as Tarifario[];
  }
}
