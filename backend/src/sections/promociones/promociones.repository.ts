import { Injectable } from '@nestjs/common';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { copies } from '../../platform/database/tables/tables.js';
import type { FeaturedPromotion } from './promociones.policy.js';

const promociones = copies.promociones;

@Injectable()
export class PromocionesRepository {
  async findFeaturedBut(id: string, tx: Database): Promise<FeaturedPromotion[]> {
    const { titulo, vigenteDesde, vigenteHasta, destacado } = promociones;
    const found = await tx
      .select({ titulo, vigenteDesde, vigenteHasta })
      .from(promociones)
      .where(and(ne(promociones.id, id), eq(destacado, true)));
    // A promotion needs both days to be published.
    return found as FeaturedPromotion[];
  }
}
