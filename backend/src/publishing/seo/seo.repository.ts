import { sections } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, eq, or, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { publicado } from '../../platform/database/schema/publicado.js';
import { readableNow } from '../published/published.repository.js';

/** What machines are told of a published row: where it is and when it last changed. */
export type Placed = { seccion: string; slug: string; ruta: string | null; cambiado: string };

const placed = {
  seccion: publicado.seccion,
  slug: publicado.slug,
  ruta: sql<string | null>`${publicado.datos} ->> 'ruta'`,
  cambiado: sql<string>`coalesce(${publicado.datos} ->> 'actualizadoEn', ${publicado.publicadoEn}::text)`,
};

@Injectable()
export class SeoRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Everything that visitors may read now. */
  findPlaced(): Promise<Placed[]> {
    return this.database.select(placed).from(publicado).where(readableNow()).orderBy(publicado.seccion, publicado.slug);
  }

  /** Addresses that published pages of staff's own have, whatever day they hold. */
  async findWritten(): Promise<string[]> {
    const rows = await this.database
      .select({ ruta: placed.ruta })
      .from(publicado)
      .where(eq(publicado.seccion, sections['sitio/paginas'].name));
    return rows.flatMap(({ ruta }) => ruta ?? []);
  }

  /** What of it may have its page at that address: what says so itself, or ends like it. */
  findPlacedAt(address: string, tx: Database): Promise<Placed[]> {
    const slug = address.slice(address.lastIndexOf('/') + 1);
    return tx
      .select(placed)
      .from(publicado)
      .where(and(readableNow(), or(eq(publicado.slug, slug), eq(placed.ruta, address))));
  }
}
