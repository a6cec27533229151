import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sectionList } from '@coop/domain';
import type { FormAnswer, Leer, RenderedPage, VistaPrevia } from '@coop/domain/answers';
import type { Entidad } from '@coop/domain/entidad';
import { trailOf } from '@coop/domain/navigation';
import { isUnavailable } from '../platform/database/errors.js';
import { isClientDisconnect } from '../platform/database/pool/onPool.js';
import type { EntidadInForce } from '../platform/entidad.js';
import { RETRY_AFTER_S } from '../platform/http/problem.js';
import { type PreparedResponse, prepareResponse } from '../platform/http/responses/prepareResponse.js';
import { Log } from '../platform/logging/log.js';
import { ownerOf } from '../publishing/seo/public-addresses.js';
import { requireClaimed, requireServed, type StaffPages } from './addresses/staff-pages.js';
import type { BrandFiles } from './brand/brand-files.js';
import { createDocument } from './createDocument.js';
import { leerDe, type PublishedReader } from './published-reader.js';
import type { SharedPage } from './sharing/share-pictures.js';
import type { SiteOptions } from './site-options.js';

const HTML = 'text/html; charset=utf-8';
const NOT_FOR_INDEXES = '<meta name="robots" content="noindex, nofollow">';

/** Until the entity's data is published, every page is a placeholder. */
const IN_PREPARATION = { 'Retry-After': '3600', 'X-Robots-Tag': 'noindex, nofollow' };

type Materials = {
  options: SiteOptions;
  reader: PublishedReader;
  entidad: EntidadInForce;
  brand: BrandFiles;
  written: StaffPages;
  headers: Record<string, string>;
};

/** Renders pages of published content in the entity's name. The caller decides on caching. */
export class PageMaker {
  private readonly log = new Log(PageMaker.name);
  private readonly document: ReturnType<typeof createDocument>;
  private renderer!: PageRenderer;

  constructor(private readonly of: Materials) {
    this.document = createDocument(of.options.publicDist);
  }

  /** Loads the bundle first. Throws if it lacks a section's page or staff could claim one. */
  async load(): Promise<void> {
    this.renderer = await loadPageRenderer(this.of.options.publicDist);
    requireServed(sectionList, (path) => this.renderer.parametersOf(path) !== null);
    requireClaimed(this.renderer.paths, (address) => trailOf(address).length > 0 || ownerOf(address) !== undefined);
  }

  /** Returns the page's query parameters, or null; the site's routes precede staff's pages. */
  async parametersOf(address: string): Promise<string[] | null> {
    return this.renderer.parametersOf(address) ?? ((await this.of.written.has(address)) ? [] : null);
  }

  /** Returns whether the page has a form: its render is then specific to one visitor. */
  hasForm(path: string): boolean {
    return this.renderer.hasForm(path);
  }

  /** Renders the page at an address with its query. `visitante` is undefined for shared renders. */
  async make(
    address: string,
    { answer, visitante }: { answer?: FormAnswer | undefined; visitante?: string } = {},
  ): Promise<PreparedResponse> {
    const entidad = await this.of.entidad.latest();
    const leer = leerDe(this.of.reader, { ...this.speaker(entidad), visitante });
    const page = await this.draw(address, leer, answer);
    if ('location' in page)
      return prepareResponse(Buffer.alloc(0), {
        status: page.status,
        type: HTML,
        compress: false,
        headers: { ...this.of.headers, Location: page.location },
      });
    const disconnect = page.failures.find(isClientDisconnect);
    if (disconnect) throw disconnect;
    for (const err of page.failures) this.log.error('A part of a page could not be rendered', { err });
    const isAway = page.status >= 500 && page.failures.some(isUnavailable);
    const widget = this.renderer.hasForm(address.split('?')[0] as string) ? this.of.options.widget : undefined;
    const { html, csp } = this.document(page, this.of.brand.looksOf(entidad), { widget });
    // Responses with form results or a query are personal: browsers must not store them.
    const lasting = page.status === 200 && !answer && !address.includes('?');
    return prepareResponse(html, {
      status: isAway ? 503 : page.status,
      type: HTML,
      headers: {
        ...this.of.headers,
        ...(isAway && { 'Retry-After': String(RETRY_AFTER_S) }),
        ...(entidad.enPreparacion && IN_PREPARATION),
        'Cache-Control': lasting ? 'no-cache' : 'no-store',
        'Content-Security-Policy': csp,
      },
    });
  }

  /** Renders unpublished content without scripts; with `venceEn` null the panel may frame it. */
  async makePreview(
    address: string,
    reader: PublishedReader,
    preview: VistaPrevia & { entidad: Entidad | undefined },
  ): Promise<PreparedResponse | undefined> {
    const { entidad = await this.of.entidad.latest(), venceEn } = preview;
    const leer = leerDe(reader, this.speaker(entidad), { venceEn });
    const drawn = await this.draw(address, leer);
    if ('location' in drawn) return undefined;
    const pieces = { ...drawn, head: drawn.head + NOT_FOR_INDEXES };
    const framed = venceEn === null;
    const { html, csp } = this.document(pieces, this.of.brand.looksOf(entidad), { still: true, framed });
    return prepareResponse(html, {
      status: drawn.status,
      type: HTML,
      headers: {
        ...this.of.headers,
        'Cache-Control': 'no-store',
        'Content-Security-Policy': csp,
        ...(framed && { 'X-Frame-Options': 'SAMEORIGIN' }),
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex, nofollow',
      },
    });
  }

  /** Returns the head of a page and the entity; undefined if there is no page. */
  async makeHead(page: string): Promise<SharedPage> {
    if ((await this.parametersOf(page)) === null) return undefined;
    const entidad = await this.of.entidad.latest();
    const drawn = await this.draw(page, leerDe(this.of.reader, this.speaker(entidad)));
    return 'location' in drawn || drawn.status !== 200 ? undefined : { head: drawn.head, entidad };
  }

  private draw = (address: string, leer: Leer, answer?: FormAnswer) =>
    this.renderer.render(new Request(new URL(this.of.options.origin + address)), leer, answer);

  private speaker(entidad: Entidad) {
    return { entidad, origen: this.of.options.origin };
  }
}

type PageRenderer = {
  render(request: Request, leer: Leer, answer?: FormAnswer): Promise<RenderedPage>;
  /** All route patterns of the site, such as `novedades/:slug`. */
  paths: readonly string[];
  /** Returns the query parameters that change the page; null if there is no page. */
  parametersOf(path: string): string[] | null;
  hasForm(path: string): boolean;
};

/** Imports the built bundle. Throws if public-site has not been built. */
const loadPageRenderer = async (dist: string): Promise<PageRenderer> =>
  import(pathToFileURL(path.join(dist, 'server/entry-server.js')).href);
