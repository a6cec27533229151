import { everyRow, sections } from '@coop/domain';
import { IDIOMA, type Idioma } from '@coop/domain/idiomas';
import { Inject, Injectable } from '@nestjs/common';
import { and, eq, or, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { keyOf } from '../../platform/database/ground/keyOf.js';
import { publicado } from '../../platform/database/schema/publicado.js';
import { readable, readableNow } from '../../platform/database/tables/readable.js';
import type { Written } from './editions.js';

const paginas = sections['sitio/paginas'];

/** Sitemap data of a published row: its path parts and last change. */
export type Placed = { seccion: string; slug: string; ruta: string | null; cambiado: string };

const placed = {
  seccion: publicado.seccion,
  slug: publicado.slug,
  ruta: sql<string | null>`${publicado.datos} ->> ${keyOf(paginas.fields, 'ruta')}`,
  cambiado: sql<string>`coalesce(${publicado.datos} ->> ${keyOf(everyRow, 'actualizadoEn')}, ${publicado.publicadoEn}::text)`,
};

@Injectable()
export class SeoRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Returns every row that visitors may read now. */
  findPlaced(): Promise<Placed[]> {
    return this.database.select(placed).from(publicado).where(readableNow()).orderBy(publicado.seccion, publicado.slug);
  }

  /** Returns the staff-written pages that visitors may read now. */
  findWritten(): Promise<Written[]> {
    const { datos } = publicado;
    return this.database
      .select({
        id: publicado.id,
        ruta: sql<string>`${datos} ->> ${keyOf(paginas.fields, 'ruta')}`,
        idioma: sql<Idioma>`coalesce(${datos} ->> ${keyOf(paginas.fields, 'idioma')}, ${IDIOMA})`,
        versionDe: sql<string | null>`${datos} ->> ${keyOf(paginas.fields, 'versionDe')}`,
      })
      .from(publicado)
      .where(readable(paginas, false));
  }

  /** Returns candidates for a path: readable rows with that `ruta`, or with a slug equal to its last segment. */
  findPlacedAt(address: string, tx: Database): Promise<Placed[]> {
    const slug = address.slice(address.lastIndexOf('/') + 1);
    return tx
      .select(placed)
      .from(publicado)
      .where(and(readableNow(), or(eq(publicado.slug, slug), eq(placed.ruta, address))));
  }
}
