import { sections, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { alternatesIn, type Edicion } from '@coop/domain/idiomas';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.js';
import { originOf } from '../../platform/config/originOf.js';
import type { Config } from '../../platform/config/settings.js';
import { EntidadInForce } from '../../platform/entidad/entidad-in-force.js';
import { PublishedService } from '../published/published.service.js';
import { editionsOf } from './editions.js';
import { menu, pageOf } from './pages.js';
import { type Placed, SeoRepository } from './seo.repository.js';

const NEWEST = 30;
/** For how long the address to tell of a fault of security is said to hold. */
const SECURITY_DAYS = 180;
const EMPTY_MAP =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';
/** What is for staff, for machines, for one person, or a list of what is elsewhere. */
const notIndexed = ['/administrador', '/login', '/api/', '/vista-previa/', '/buscar'];

/** What machines read of the site: where its pages are, and its news. */
@Injectable()
export class SeoService {
  private readonly origin: string;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly entidad: EntidadInForce,
    private readonly placed: SeoRepository,
    private readonly published: PublishedService,
  ) {
    this.origin = originOf(config);
  }

  /** A site that speaks for nobody yet is for no index. */
  async robots(): Promise<string> {
    if (await this.isInPreparation()) return 'User-agent: *\nDisallow: /\n';
    const rules = notIndexed.map((path) => `Disallow: ${path}`);
    return ['User-agent: *', ...rules, '', `Sitemap: ${this.origin}/sitemap.xml`, ''].join('\n');
  }

  /** Where to tell of a fault of security (RFC 9116): the entity's own address, or the page of queries where it has none. */
  async security(): Promise<string> {
    await this.entidad.latest();
    const { correo } = this.entidad.said();
    const lines = {
      Contact: correo ? `mailto:${correo}` : `${this.origin}/contactanos/consultas`,
      Expires: `${addDays(todayInLaPaz(), SECURITY_DAYS)}T00:00:00Z`,
      'Preferred-Languages': 'es',
      Canonical: `${this.origin}/.well-known/security.txt`,
    };
    return Object.entries(lines)
      .map(([name, value]) => `${name}: ${value}\n`)
      .join('');
  }

  /** Every page of the menu, and every row that has a page of its own. */
  async sitemap(): Promise<Buffer> {
    if (await this.isInPreparation()) return Buffer.from(EMPTY_MAP);
    const { EnumChangefreq, SitemapStream, streamToPromise } = await import('sitemap');
    const stream = new SitemapStream({ hostname: this.origin });
    const changes = new Map((await this.placed.findPlaced()).flatMap(changeOf));
    const editions = editionsOf(await this.placed.findWritten());
    for (const path of menu) if (!changes.has(path)) stream.write({ url: path, changefreq: EnumChangefreq.WEEKLY });
    for (const [url, lastmod] of changes) stream.write({ url, lastmod, links: alternatesOf(editions.get(url) ?? []) });
    stream.end();
    return streamToPromise(stream);
  }

  private async isInPreparation(): Promise<boolean> {
    return (await this.entidad.latest()).enPreparacion;
  }

  /** The newest news, as RSS 2.0. */
  async news(): Promise<string> {
    await this.entidad.latest();
    const { nombre, lema } = this.entidad.said();
    const { Feed } = await import('feed');
    const feed = new Feed({
      title: `Novedades de ${nombre}`,
      description: lema,
      id: `${this.origin}/novedades`,
      link: `${this.origin}/novedades`,
      language: 'es-BO',
      copyright: nombre,
      feedLinks: { rss: `${this.origin}/novedades/rss.xml` },
    });
    const sort: [keyof typeof sections.novedades.fields, 'DESC'] = ['fechaPublicacion', 'DESC'];
    const rows = await this.published.findRows(sections.novedades, { range: [0, NEWEST - 1], sort });
    for (const { titulo, slug, resumen, fechaPublicacion } of rows) {
      const link = `${this.origin}/novedades/${slug}`;
      // Noon in La Paz: the day is the same wherever it is read.
      feed.addItem({
        title: inCdata(titulo),
        id: link,
        link,
        description: inCdata(resumen ?? ''),
        date: new Date(`${fechaPublicacion}T16:00:00Z`),
      });
    }
    return feed.rss2();
  }
}

/** What would end the part of a feed that is only text: the library sees to the first alone. */
function inCdata(text: string): string {
  const first = text.indexOf(']]>');
  return text.replaceAll(']]>', (end, at: number) => (at === first ? end : ']] >'));
}

/** Where the page of a row is and when it changed. */
function changeOf(row: Placed): [string, string][] {
  const path = pageOf(row);
  return path ? [[path, row.cambiado]] : [];
}

/** Where else a page may be read, as the map of the site says it. */
const alternatesOf = (editions: readonly Edicion[]) =>
  alternatesIn(editions).map(({ hreflang, ruta }) => ({ lang: hreflang, url: ruta }));
