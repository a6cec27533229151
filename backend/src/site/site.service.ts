import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import type { FormAnswer, VistaPrevia } from '@coop/domain/answers';
import type { Entidad } from '@coop/domain/entidad';
import { pageOfSharePicture } from '@coop/domain/sharePicture';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { withTimeout } from '../platform/clock.js';
import { ClientDisconnected, clientSignal, isClientDisconnect } from '../platform/database/pool/onPool.js';
import { EntidadInForce } from '../platform/entidad.js';
import { hasBody } from '../platform/http/body/unreadBody.js';
import { siteOf } from '../platform/http/budget/networkOf.js';
import { RequestBudget } from '../platform/http/budget/request-budget.js';
import { limitEach } from '../platform/http/limitEach.js';
import { canonicalAddress } from '../platform/http/paths.js';
import { type PreparedResponse, send } from '../platform/http/responses/prepareResponse.js';
import { prependHandler } from '../platform/http/responses/response-cache.js';
import { Log } from '../platform/logging/log.js';
import { Redirections } from '../publishing/seo/redirections.js';
import { MissingPages } from './addresses/missing-pages.js';
import { StaffPages } from './addresses/staff-pages.js';
import { BrandFiles } from './brand/brand-files.js';
import { errorPage } from './errorPage.js';
import { PageCache } from './page-cache.js';
import { PageMaker } from './page-maker.js';
import { PublishedReader } from './published-reader.js';
import { fixedHeaders } from './securityHeaders.js';
import { SharePictures } from './sharing/share-pictures.js';
import { adminPage, SITE_OPTIONS, type SiteOptions } from './site-options.js';
import { StaticFiles } from './static-files.js';

const BEHIND =
  /^\/((api|archivos|documentos|vista-previa|[a-z]+\.googleapis\.com)(\/|$)|(robots\.txt|\.well-known\/security\.txt|sitemap\.xml|novedades\/rss\.xml)(\?|$)|buscar\?)/;
/** Specification §2: every address with this prefix is the sign-in page or the panel. */
const ADMIN = /^\/(login|admin)/;
/** Public addresses are slugs: percent-encoded variants (`%6Eovedades`) would be separate cache entries. */
const PLAIN = /^\/[a-z0-9/-]*$/;
const HTML = 'text/html; charset=utf-8';
/** Far longer than any page takes: beyond it the last good copy, or a 503, is better. */
const PAGE_MS = 10_000;

/** Page to render; `cached`: whether it is cached for all visitors. */
type PageRequest = { target: string; cached: boolean };

@Injectable()
export class SiteService implements OnModuleInit {
  private readonly log = new Log(SiteService.name);
  private readonly cache = new PageCache();
  private readonly drawing = limitEach(2, 4);
  private readonly headers: Record<string, string>;
  private readonly files: StaticFiles;
  private readonly pages: PageMaker;
  private readonly pictures: SharePictures;
  private readonly admin: ReturnType<typeof adminPage> | undefined;

  constructor(
    @Inject(SITE_OPTIONS) options: SiteOptions,
    reader: PublishedReader,
    private readonly budget: RequestBudget,
    private readonly entidad: EntidadInForce,
    private readonly brand: BrandFiles,
    private readonly redirections: Redirections,
    written: StaffPages,
    private readonly lost: MissingPages,
  ) {
    const { origin, publicDist, adminDist, admin } = options;
    const client = path.join(publicDist, 'client');
    const withAdmin = existsSync(path.join(adminDist, 'index.html'));
    this.headers = fixedHeaders({ https: origin.startsWith('https://') });
    this.files = new StaticFiles([client, ...(withAdmin ? [adminDist] : [])], this.headers);
    this.pictures = new SharePictures(brand, this.headers);
    this.pages = new PageMaker({ options, reader, entidad, brand, written, headers: this.headers });
    this.admin = withAdmin ? adminPage(adminDist, admin) : undefined;
  }

  async onModuleInit() {
    await this.pages.load();
  }

  /** Invalidates all pages; each is rendered again at its next request. `withdrawn`: also drops the fallback copies. */
  invalidate(withdrawn: boolean): void {
    this.cache.invalidate(withdrawn);
    this.pictures.forget();
  }

  /** Handles the site's requests before Nest. */
  prependTo(server: Server): void {
    prependHandler(server, (request, response) => this.answer(request, response));
  }

  /** Sends the page from `make`; on failure, sends an error page with Retry-After. */
  sendPage(request: IncomingMessage, response: ServerResponse, make: () => Promise<PreparedResponse>): Promise<void> {
    return this.orExcuse(response, async () => send(await make(), request, response));
  }

  /** Renders a form's page after a post without JavaScript; `actionData` becomes the page's action data. */
  renderPage(address: string, answer: FormAnswer, request: IncomingMessage): Promise<PreparedResponse> {
    return this.render(address, request, answer);
  }

  async renderRequest(request: IncomingMessage): Promise<PreparedResponse> {
    const [address = '/', query = ''] = (request.url ?? '/').split('?', 2);
    return this.pageOf(await this.resolve(address, query), request);
  }

  /** Renders a preview without scripts or cache; `entidad`: if the entity is previewed. */
  async renderPreview(
    address: string,
    reader: PublishedReader,
    preview: VistaPrevia & { entidad: Entidad | undefined },
    request: IncomingMessage,
  ): Promise<PreparedResponse> {
    await this.budget.consumePage(request);
    const page = await this.draw(() => this.pages.makePreview(address, reader, preview), request);
    return page ?? this.renderNotFound(request);
  }

  renderNotFound(request: IncomingMessage): Promise<PreparedResponse> {
    return this.pageOf({ target: '/404', cached: true }, request);
  }

  private answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '/' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || hasBody(request)) return false;
    const page = this.cache.find(url);
    if (page) {
      void send(page, request, response);
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
      if (isClientDisconnect(error)) return void response.destroy();
      const { status, wait, html } = errorPage(error);
      if (status >= 500) this.log.error('A page could not be rendered', { err: error });
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
    // Not rate limited: staff reach the panel even if their address is over its limit.
    if (ADMIN.test(address) && this.admin) return this.sendAdmin(request, response);
    // Looking up an address costs queries, even if nothing is there.
    await this.budget.consume(request);
    const shared = pageOfSharePicture(address);
    if (shared) return send(await this.pictureOf(shared, request), request, response);
    const canonical = canonicalAddress(address);
    if (canonical !== address) {
      response.writeHead(301, this.headersOf({ Location: canonical + (query && `?${query}`) })).end();
      return;
    }
    const page = await this.renderRequest(request);
    const redirection = page.status === 404 ? await this.redirections.find(address) : undefined;
    if (redirection) {
      response.writeHead(301, this.headersOf({ Location: redirection, 'Cache-Control': 'no-cache' })).end();
      return;
    }
    if (page.status === 404) this.lost.note(address);
    await send(page, request, response);
  }

  /** Passes only known parameters; queries and forms aren't cached, so none can flood the cache. */
  private async resolve(address: string, query: string): Promise<PageRequest> {
    const known = PLAIN.test(address) ? await this.pages.parametersOf(address) : null;
    const target = known ? address : '/404';
    const parameters = [...new URLSearchParams(query)].filter(([name]) => known?.includes(name));
    if (parameters.length > 0) return { target: `${target}?${new URLSearchParams(parameters)}`, cached: false };
    return { target, cached: !this.pages.hasForm(target) };
  }

  private async pageOf({ target, cached }: PageRequest, request: IncomingMessage): Promise<PreparedResponse> {
    if (!cached) return this.render(target, request);
    const found = this.cache.find(target);
    if (found) return found;
    if (this.cache.findBeingMade(target)) return this.remake(target);
    await this.budget.consumePage(request);
    // Joins a render that another request has started since.
    const page = await this.remake(target);
    // In a full cache each page evicts another, so a crawler pays for each.
    if (this.cache.find(target) && !this.cache.isFull) await this.budget.refundPage(request);
    return page;
  }

  private async pictureOf(page: string, request: IncomingMessage): Promise<PreparedResponse> {
    const known = this.pictures.find(page);
    if (known) return known;
    await this.budget.consumePage(request);
    const inTurn = (work: () => Promise<PreparedResponse>) => this.draw(work);
    return this.pictures.make(page, () => this.pages.makeHead(page), inTurn);
  }

  private remake(address: string): Promise<PreparedResponse> {
    return this.cache.put(
      address,
      () => this.makeOrLastGood(address),
      ({ status }) => status === 200 || address === '/404',
    );
  }

  private async makeOrLastGood(address: string): Promise<PreparedResponse> {
    const drawn = this.draw(() => this.pages.make(address));
    const page = await drawn.catch((error: unknown) => this.lastGood(address, error));
    return page.status >= 500 ? this.lastGood(address, undefined, page) : page;
  }

  /** Prefers an older copy to an error page. */
  private lastGood(address: string, error?: unknown, excuse?: PreparedResponse): PreparedResponse {
    const page = this.cache.findLastGood(address) ?? excuse;
    if (!page) throw error;
    if (error) this.log.error('A page could not be rendered again: its last copy stays in use', { err: error });
    return page;
  }

  private async render(address: string, request: IncomingMessage, answer?: FormAnswer): Promise<PreparedResponse> {
    await this.budget.consumePage(request);
    return this.draw(() => this.pages.make(address, { answer, visitante: this.budget.addressOf(request) }), request);
  }

  /** Renders in the queue. A render for one visitor stops when they disconnect. */
  private draw<T>(act: () => Promise<T>, request?: IncomingMessage): Promise<T> {
    const made = () => withTimeout(PAGE_MS, act());
    // Cached pages are for everybody: together they count as one sender of the queue.
    if (!request) return this.drawing('everybody', made);
    return this.drawing(siteOf(this.budget.addressOf(request)), () => whileConnected(request, made));
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

/** Throws `ClientDisconnected` if the connection is already closed. */
async function whileConnected<T>({ socket }: IncomingMessage, act: () => Promise<T>): Promise<T> {
  if (socket.destroyed) throw new ClientDisconnected();
  const leaving = new AbortController();
  const leave = () => leaving.abort(new ClientDisconnected());
  socket.once('close', leave);
  return clientSignal.run(leaving.signal, act).finally(() => socket.off('close', leave));
}
