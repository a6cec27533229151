import type { Row, SectionName, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { publicado } from '../../platform/database/schema/publicado.js';

export type Tarifario = Row<(typeof sections)['institucional/tarifario']>;

const rated: SectionName[] = ['productos/simulador-creditos', 'productos/caja-ahorro'];

/** Products that say their own rates, as they stand published. */
@Injectable()
export class RatedProductsRepository {
  /** What published loans and savings accounts are called: their rates stand in their own sections alone. */
  async findNames(tx: Database): Promise<string[]> {
    const rows = await tx
      .select({ nombre: sql<string>`${publicado.datos} ->> 'nombre'` })
      .from(publicado)
      .where(inArray(publicado.seccion, rated));
    return rows.map(({ nombre }) => nombre);
  }
}
