import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { sectionList } from '@coop/domain';
import type { FormAnswer, Leer, VistaPrevia } from '@coop/domain/answers';
import type { Entidad } from '@coop/domain/entidad';
import { trailOf } from '@coop/domain/navigation';
import { pageOfSharePicture } from '@coop/domain/sharePicture';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { isUnavailable } from '../platform/database/isUnavailable.js';
import { isLeft } from '../platform/database/pool/asker.js';
import { EntidadInForce } from '../platform/entidad/entidad-in-force.js';
import { RequestBudget } from '../platform/http/budget/request-budget.js';
import { canonicalAddress } from '../platform/http/canonicalAddress.js';
import { RETRY_AFTER_S } from '../platform/http/problem.filter.js';
import { putInFront } from '../platform/http/ready/putInFront.js';
import { makeReady, type Ready, send } from '../platform/http/ready/ready.js';
import { RequestTurns } from '../platform/http/turns/request-turns.js';
import { Log } from '../platform/logging/log.js';
import { ownerOf } from '../publishing/seo/ownerOf.js';
import { LostAddresses } from './addresses/lost-addresses.js';
import { Redirections } from './addresses/redirections.js';
import { requireClaimed } from './addresses/requireClaimed.js';
import { requireServed } from './addresses/requireServed.js';
import { WrittenPages } from './addresses/written-pages.js';
import { adminPage } from './admin-page.js';
import { BrandFiles } from './brand/brand-files.js';
import { createDocument } from './createDocument.js';
import { excuseFor } from './excuseFor.js';
import { PageCache } from './page-cache.js';
import { loadPageRenderer, type PageRenderer } from './page-renderer.js';
import { leerDe, PublishedReader } from './published-reader.js';
import { fixedHeaders } from './security-headers.js';
import { type SharedPage, SharePictures } from './sharing/share-pictures.js';
import { SITE_OPTIONS, type SiteOptions } from './site-options.js';
import { StaticFiles } from './static-files.js';

/** What Nest answers: the API, files, previews, what machines read, what is searched for, the demonstration's sign-in. */
const BEHIND =
  /^\/((api|archivos|documentos|vista-previa|[a-z]+\.googleapis\.com)(\/|$)|(robots\.txt|sitemap\.xml|novedades\/rss\.xml)(\?|$)|buscar\?)/;
/** Specification §2: whatever starts so is the sign-in page or the panel. */
const ADMIN = /^\/(login|admin)/;
/** Public addresses are slugs: any other spelling of one (`%6Eovedades`) would be a page of its own in the cache. */
const PLAIN = /^\/[a-z0-9/-]*$/;
const HTML = 'text/html; charset=utf-8';
const NOT_FOR_INDEXES = '<meta name="robots" content="noindex, nofollow">';

/** Until somebody has said who the entity is, every page is the one that says so. */
const IN_PREPARATION = { 'Retry-After': '3600', 'X-Robots-Tag': 'noindex, nofollow' };

/** What to draw, and whether it is drawn once for everybody. */
type Wanted = { target: string; kept: boolean };

/** Serves everything that is not the API: public pages, the panel, and the files of both builds. */
@Injectable()
export class SiteService implements OnModuleInit {
  private readonly log = new Log(SiteService.name);
  private readonly cache = new PageCache();
  private readonly headers: Record<string, string>;
  private readonly files: StaticFiles;
  private readonly pictures: SharePictures;
  private readonly document: ReturnType<typeof createDocument>;
  private readonly admin: ReturnType<typeof adminPage> | undefined;
  private renderer!: PageRenderer;

  constructor(
    @Inject(SITE_OPTIONS) private readonly options: SiteOptions,
    private readonly reader: PublishedReader,
    private readonly budget: RequestBudget,
    private readonly turns: RequestTurns,
    private readonly entidad: EntidadInForce,
    private readonly brand: BrandFiles,
    private readonly redirections: Redirections,
    private readonly written: WrittenPages,
    private readonly lost: LostAddresses,
  ) {
    const { origin, publicDist, adminDist, admin } = options;
    const client = path.join(publicDist, 'client');
    const withAdmin = existsSync(path.join(adminDist, 'index.html'));
    this.headers = fixedHeaders({ https: origin.startsWith('https://') });
    this.files = new StaticFiles([client, ...(withAdmin ? [adminDist] : [])], this.headers);
    this.pictures = new SharePictures(brand, this.headers);
    this.document = createDocument(publicDist);
    this.admin = withAdmin ? adminPage(adminDist, admin) : undefined;
  }

  async onModuleInit() {
    this.renderer = await loadPageRenderer(this.options.publicDist);
    requireServed(sectionList, (path) => this.renderer.parametersOf(path) !== null);
    requireClaimed(this.renderer.paths, (address) => trailOf(address).length > 0 || ownerOf(address) !== undefined);
  }

  /** The content changed: every page is made anew at its next request. `withdrawn`: what pages said is not to be said any more. */
  invalidate(withdrawn: boolean): void {
    this.cache.invalidate(withdrawn);
    this.pictures.forget();
  }

  /** Answers before Nest whatever is the site's. */
  putInFront(server: Server): void {
    putInFront(server, (request, response) => this.answer(request, response));
  }

  /** Sends the page that `make` gives; where there is none, a few words that say so, and when to try again. */
  sendPage(request: IncomingMessage, response: ServerResponse, make: () => Promise<Ready>): Promise<void> {
    return this.orExcuse(response, async () => send(await make(), request, response));
  }

  /**
   * The page of a form that was posted without JavaScript, with what came of it: `actionData` reaches the page as its
   * action's data.
   */
  renderPage(address: string, answer: FormAnswer, request: IncomingMessage): Promise<Ready> {
    return this.render(address, request, answer);
  }

  /** The page at an address as somebody asked for it. */
  async renderAsked(request: IncomingMessage): Promise<Ready> {
    const [address = '/', query = ''] = (request.url ?? '/').split('?', 2);
    return this.pageOf(await this.wantedAt(address, query), request);
  }

  /**
   * What is not published, as it would stand at that address: for whoever has the link, kept nowhere, without scripts. Spoken
   * in the name of `entidad`, where it is the entity that is not published.
   */
  async renderPreview(
    address: string,
    reader: PublishedReader,
    preview: VistaPrevia & { entidad: Entidad | undefined },
    request: IncomingMessage,
  ): Promise<Ready> {
    const { entidad = await this.entidad.latest(), venceEn } = preview;
    const leer = leerDe(reader, this.speaker(entidad), { venceEn });
    await this.budget.take(request, 'page');
    const drawn = await this.turns.draw(request, () => this.draw(address, leer));
    if ('location' in drawn) return this.renderNotFound(request);
    const { html, csp } = this.document({ ...drawn, head: drawn.head + NOT_FOR_INDEXES }, this.brand.looksOf(entidad), {
      still: true,
    });
    return makeReady(Buffer.from(html), {
      status: drawn.status,
      type: HTML,
      headers: {
        ...this.headers,
        'Cache-Control': 'no-store',
        'Content-Security-Policy': csp,
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex, nofollow',
      },
    });
  }

  renderNotFound(request: IncomingMessage): Promise<Ready> {
    return this.pageOf({ target: '/404', kept: true }, request);
  }

  private draw = (address: string, leer: Leer, answer?: FormAnswer) =>
    this.renderer.render(new Request(new URL(this.options.origin + address)), leer, answer);

  /** Who speaks, and from where. */
  private speaker(entidad: Entidad) {
    return { entidad, origen: this.options.origin };
  }

  private answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const page = this.cache.find(url);
    if (page) {
      send(page, request, response);
      return true;
    }
    if (BEHIND.test(url)) return false;
    void this.orExcuse(response, () => this.answerSlowly(url, request, response));
    return true;
  }

  private async orExcuse(response: ServerResponse, answer: () => Promise<void>): Promise<void> {
    try {
      await answer();
    } catch (error) {
      // Nobody is there to be answered.
      if (isLeft(error)) return void response.destroy();
      const { status, wait, html } = excuseFor(error);
      if (status >= 500) this.log.error('A page could not be answered', { err: error });
      const headers = { 'Content-Type': HTML, 'Cache-Control': 'no-store', 'Retry-After': String(wait) };
      if (!response.headersSent) response.writeHead(status, this.headersOf(headers));
      response.end(html);
    }
  }

  private async answerSlowly(url: string, request: IncomingMessage, response: ServerResponse) {
    const [address = '/', query = ''] = url.split('?', 2);
    if (this.files.has(address)) return send(await this.files.get(address), request, response);
    if (this.brand.has(address)) return send(await this.brand.get(address, this.headers), request, response);
    if (/^\/(assets|panel)\//.test(address)) {
      response.writeHead(404, this.headersOf({ 'Content-Type': 'text/plain; charset=utf-8' })).end('No encontrado');
      return;
    }
    // Costs nothing: whoever works here gets to the panel, however much is asked from their address.
    if (ADMIN.test(address) && this.admin) return this.sendAdmin(request, response);
    // Finding out what is at an address takes time, also where nothing is.
    await this.turns.arrive(request);
    await this.budget.take(request, 'answer');
    const shared = pageOfSharePicture(address);
    if (shared) return send(await this.pictureOf(shared, request), request, response);
    const canonical = canonicalAddress(address);
    if (canonical !== address) {
      response.writeHead(301, this.headersOf({ Location: canonical + (query && `?${query}`) })).end();
      return;
    }
    const page = await this.renderAsked(request);
    const elsewhere = page.status === 404 ? await this.redirections.find(address) : undefined;
    if (elsewhere) {
      response.writeHead(301, this.headersOf({ Location: elsewhere, 'Cache-Control': 'no-cache' })).end();
      return;
    }
    if (page.status === 404) this.lost.note(address);
    send(page, request, response);
  }

  /**
   * Only addresses without a query are kept, and those of no form; and only parameters that the page knows reach it:
   * nobody can fill the cache.
   */
  private async wantedAt(address: string, query: string): Promise<Wanted> {
    const known = PLAIN.test(address) ? await this.parametersOf(address) : null;
    const target = known ? address : '/404';
    const asked = [...new URLSearchParams(query)].filter(([name]) => known?.includes(name));
    if (asked.length > 0) return { target: `${target}?${new URLSearchParams(asked)}`, kept: false };
    return { target, kept: !this.renderer.hasForm(target) };
  }

  /** The site's own pages come first: what staff write stands where none of them does. */
  private async parametersOf(address: string): Promise<string[] | null> {
    return this.renderer.parametersOf(address) ?? ((await this.written.has(address)) ? [] : null);
  }

  private async pageOf({ target, kept }: Wanted, request: IncomingMessage): Promise<Ready> {
    if (!kept) return this.render(target, request);
    const found = this.cache.find(target);
    if (found) return found;
    if (this.cache.findBeingMade(target)) return this.remake(target);
    const { giveBack } = await this.budget.take(request, 'keptPage');
    // Meanwhile somebody else may have begun: they are joined.
    const page = await this.remake(target);
    // A full cache keeps a page for another: whoever goes round them all pays for each.
    if (this.cache.find(target) && !this.cache.isFull) await giveBack();
    return page;
  }

  /** What stands for a page where it is shared. */
  private async pictureOf(page: string, request: IncomingMessage): Promise<Ready> {
    const known = this.pictures.find(page);
    if (known) return known;
    await this.budget.take(request, 'page');
    return this.pictures.make(page, () => this.turns.draw(undefined, () => this.sharedPage(page)));
  }

  private async sharedPage(page: string): Promise<SharedPage> {
    if ((await this.parametersOf(page)) === null) return undefined;
    const entidad = await this.entidad.latest();
    const drawn = await this.draw(page, leerDe(this.reader, this.speaker(entidad)));
    return 'location' in drawn || drawn.status !== 200 ? undefined : { head: drawn.head, entidad };
  }

  private remake(address: string): Promise<Ready> {
    return this.cache.put(
      address,
      () => this.makeOrLastGood(address),
      ({ status }) => status === 200 || address === '/404',
    );
  }

  private async makeOrLastGood(address: string): Promise<Ready> {
    const drawn = this.turns.draw(undefined, () => this.make(address));
    const page = await drawn.catch((error: unknown) => this.lastGood(address, error));
    return page.status >= 500 ? this.lastGood(address, undefined, page) : page;
  }

  /** The copy of before is better than an excuse. */
  private lastGood(address: string, error?: unknown, excuse?: Ready): Ready {
    const page = this.cache.findLastGood(address) ?? excuse;
    if (!page) throw error;
    if (error) this.log.error('A page could not be made anew: its last good copy stays', { err: error });
    return page;
  }

  /** What is drawn for one visitor. */
  private async render(address: string, request: IncomingMessage, answer?: FormAnswer): Promise<Ready> {
    await this.budget.take(request, 'page');
    return this.turns.draw(request, () => this.make(address, { answer, visitante: this.budget.addressOf(request) }));
  }

  /** Of what is drawn for everybody there is no visitor. */
  private async make(
    address: string,
    { answer, visitante }: { answer?: FormAnswer | undefined; visitante?: string } = {},
  ): Promise<Ready> {
    const entidad = await this.entidad.latest();
    const leer = leerDe(this.reader, { ...this.speaker(entidad), visitante });
    const page = await this.draw(address, leer, answer);
    if ('location' in page)
      return makeReady(Buffer.alloc(0), {
        status: page.status,
        type: HTML,
        compress: false,
        headers: { ...this.headers, Location: page.location },
      });
    const left = page.failures.find(isLeft);
    if (left) throw left;
    for (const err of page.failures) this.log.error('A part of a page could not be made', { err });
    const isAway = page.status >= 500 && page.failures.some(isUnavailable);
    const widget = this.renderer.hasForm(address.split('?')[0] as string) ? this.options.widget : undefined;
    const { html, csp } = this.document(page, this.brand.looksOf(entidad), { widget });
    const lasting = page.status === 200 && !address.includes('?');
    return makeReady(Buffer.from(html), {
      status: isAway ? 503 : page.status,
      type: HTML,
      headers: {
        ...this.headers,
        ...(isAway && { 'Retry-After': String(RETRY_AFTER_S) }),
        ...(entidad.enPreparacion && IN_PREPARATION),
        'Cache-Control': lasting ? 'no-cache' : 'no-store',
        'Content-Security-Policy': csp,
      },
    });
  }

  private async sendAdmin(request: IncomingMessage, response: ServerResponse) {
    const { html, csp } = (this.admin as ReturnType<typeof adminPage>)(await this.entidad.latest());
    const headers = { 'Content-Type': HTML, 'Cache-Control': 'no-store', 'Content-Security-Policy': csp };
    response.writeHead(200, this.headersOf(headers)).end(request.method === 'HEAD' ? undefined : html);
  }

  private headersOf(headers: Record<string, string>) {
    return { ...this.headers, ...headers };
  }
}
