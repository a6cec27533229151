import { type Row, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { keyOf } from '../../platform/database/ground/keyOf.js';
import { publicado } from '../../platform/database/schema/publicado.js';

export type Tarifario = Row<(typeof sections)['institucional/tarifario']>;

const rated = [sections['productos/simulador-creditos'], sections['productos/caja-ahorro']] as const;

/** Fields common to all rated products. */
const fields: (typeof rated)[number]['fields'] = rated[0].fields;

/** Published products with rates of their own. */
@Injectable()
export class RatedProductsRepository {
  /** Returns the names of published loans and savings accounts, whose rates belong to their own sections. */
  async findNames(tx: Database): Promise<string[]> {
    const rows = await tx
      .select({ nombre: sql<string>`${publicado.datos} ->> ${keyOf(fields, 'nombre')}` })
      .from(publicado)
      .where(
        inArray(
          publicado.seccion,
          rated.map(({ name }) => name),
        ),
      );
    return rows.map(({ nombre }) => nombre);
  }
}
