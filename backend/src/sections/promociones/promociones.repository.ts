import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { keyOf } from '../../platform/database/ground/keyOf.js';
import { publicado } from '../../platform/database/schema/publicado.js';
import type { Featured } from './crowding.js';

const { name, fields } = sections.promociones;

/** Published promotions, current and future. */
@Injectable()
export class PromocionesRepository {
  async findFeaturedBut(id: string, tx: Database): Promise<Featured[]> {
    return tx
      .select({
        titulo: sql<string>`${publicado.datos} ->> ${keyOf(fields, 'titulo')}`,
        vigenteDesde: sql<string>`${publicado.vigenteDesde}::text`,
        vigenteHasta: sql<string>`${publicado.vigenteHasta}::text`,
      })
      .from(publicado)
      .where(
        and(
          eq(publicado.seccion, name),
          ne(publicado.id, id),
          sql`${publicado.datos} ->> ${keyOf(fields, 'destacado')} = 'true'`,
        ),
      );
  }
}
