import { sections, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { alternatesIn, type Edicion } from '@coop/domain/idiomas';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.js';
import { type Config, originOf } from '../../platform/config/settings.js';
import { EntidadInForce } from '../../platform/entidad.js';
import { PublishedService } from '../published/published.service.js';
import { editionsOf, menu, pageOf } from './pages.js';
import { SeoRepository, type SitemapEntry } from './seo.repository.js';

const NEWEST = 30;
/** Pages read for their easy-to-read versions. */
const MOST_PAGES = 1_000;
/** Validity of security.txt in days. */
const SECURITY_DAYS = 180;
const EMPTY_MAP =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';
/** Paths disallowed for robots: panel, API, personal links and search results. */
const notIndexed = ['/administrador', '/login', '/api/', '/vista-previa/', '/buscar'];

/** Builds the sitemap, RSS feed, robots.txt and security.txt. */
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

  /** Returns robots.txt; a site in preparation disallows all. */
  async robots(): Promise<string> {
    if (await this.isInPreparation()) return 'User-agent: *\nDisallow: /\n';
    const rules = notIndexed.map((path) => `Disallow: ${path}`);
    return ['User-agent: *', ...rules, '', `Sitemap: ${this.origin}/sitemap.xml`, ''].join('\n');
  }

  /** Returns security.txt (RFC 9116). The contact is the entity's email, or the consultas page without one. */
  async security(): Promise<string> {
    await this.entidad.latest();
    const { correo } = this.entidad.forPeople();
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

  /** Returns the sitemap: menu pages and rows with their own page. */
  async sitemap(): Promise<Buffer> {
    if (await this.isInPreparation()) return Buffer.from(EMPTY_MAP);
    const { EnumChangefreq, SitemapStream, streamToPromise } = await import('sitemap');
    const stream = new SitemapStream({ hostname: this.origin });
    const changes = new Map((await this.placed.findPlaced()).flatMap(changeOf));
    const editions = editionsOf(await this.placed.findWritten());
    for (const path of menu) if (!changes.has(path)) stream.write({ url: path, changefreq: EnumChangefreq.WEEKLY });
    for (const [url, lastmod] of changes) stream.write({ url, lastmod, links: alternatesOf(editions.get(url) ?? []) });
    for (const url of await this.findEasy()) stream.write({ url, changefreq: EnumChangefreq.WEEKLY });
    stream.end();
    return streamToPromise(stream);
  }

  /** Returns the paths of the easy-to-read pages. */
  private async findEasy(): Promise<string[]> {
    const pages = await this.published.findRows(sections['sitio/paginas'], { range: [0, MOST_PAGES - 1] });
    return pages.flatMap(({ ruta, lecturaFacil }) =>
      lecturaFacil ? [`/lectura-facil${ruta === '/' ? '' : ruta}`] : [],
    );
  }

  private async isInPreparation(): Promise<boolean> {
    return (await this.entidad.latest()).enPreparacion;
  }

  /** Returns the latest news as RSS 2.0. */
  async news(): Promise<string> {
    await this.entidad.latest();
    const { nombre, lema } = this.entidad.forPeople();
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
      // 16:00 UTC is noon in La Paz, so the date is the same in most time zones.
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

/** Escapes `]]>` for CDATA; the library escapes only the first one. */
function inCdata(text: string): string {
  const first = text.indexOf(']]>');
  return text.replaceAll(']]>', (end, at: number) => (at === first ? end : ']] >'));
}

/** Returns the page path of a row and its last change. */
function changeOf(row: SitemapEntry): [string, string][] {
  const path = pageOf(row);
  return path ? [[path, row.cambiado]] : [];
}

/** Returns the hreflang alternates of a page for the sitemap. */
const alternatesOf = (editions: readonly Edicion[]) =>
  alternatesIn(editions).map(({ hreflang, ruta }) => ({ lang: hreflang, url: ruta }));
