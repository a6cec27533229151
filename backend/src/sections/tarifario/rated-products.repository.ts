import type { Row, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.js';
import { copies } from '../../platform/database/tables/tables.js';

export type Tarifario = Row<(typeof sections)['institucional/tarifario']>;

const creditos = copies['productos/simulador-creditos'];
const cuentas = copies['productos/caja-ahorro'];

@Injectable()
export class RatedProductsRepository {
  /** Returns the names of published loans and savings accounts, whose rates belong to their own sections. */
  async findNames(tx: Database): Promise<string[]> {
    const rows = await union(
      tx.select({ nombre: creditos.nombre }).from(creditos),
      tx.select({ nombre: cuentas.nombre }).from(cuentas),
    );
    return rows.map(({ nombre }) => nombre);
  }
}
