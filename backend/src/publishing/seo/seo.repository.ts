import { sections } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, eq, or } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { publicado } from '../../platform/database/schema/publicado.js';
import { readable, readableNow } from '../../platform/database/tables/readable.js';
import { copies } from '../../platform/database/tables/tables.js';
import type { StaffPage } from './pages.js';

const paginas = copies['sitio/paginas'];

/** Sitemap data of a published row: its path parts and last change. */
export type SitemapEntry = { seccion: string; slug: string; ruta: string | null; cambiado: string };

const sitemapColumns = {
  seccion: publicado.seccion,
  slug: publicado.slug,
  ruta: paginas.ruta,
  cambiado: publicado.actualizadoEn,
};

@Injectable()
export class SeoRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Returns every row that visitors may read now. */
  findPlaced(): Promise<SitemapEntry[]> {
    return this.selectPlaced().where(readableNow()).orderBy(publicado.seccion, publicado.slug);
  }

  /** Returns the staff-written pages that visitors may read now. */
  findWritten(): Promise<StaffPage[]> {
    const { id, ruta, idioma, versionDe } = paginas;
    return this.database
      .select({ id, ruta, idioma, versionDe })
      .from(paginas)
      .where(readable(sections['sitio/paginas'], false));
  }

  /** Returns candidates for a path: readable rows with that `ruta`, or with a slug equal to its last segment. */
  findPlacedAt(address: string, tx: Database): Promise<SitemapEntry[]> {
    const slug = address.slice(address.lastIndexOf('/') + 1);
    return this.selectPlaced(tx).where(and(readableNow(), or(eq(publicado.slug, slug), eq(paginas.ruta, address))));
  }

  private selectPlaced(tx = this.database) {
    return tx.select(sitemapColumns).from(publicado).leftJoin(paginas, eq(paginas.id, publicado.id));
  }
}
