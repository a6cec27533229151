import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { menuDeOrigen } from '@coop/domain/navigation';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
// biome-ignore lint/style/noRestrictedImports: to hear what is logged.
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import request from 'supertest';
import { readConfig } from '../platform/config/config.js';
import { ContentChanges } from '../platform/database/content-changes.js';
import { ClientDisconnected } from '../platform/database/pool/onPool.js';
import { EntidadInForce, NeverPublished } from '../platform/entidad.js';
import { RequestBudget } from '../platform/http/budget/request-budget.js';
import { Redirections } from '../publishing/seo/redirections.js';
import type { FilesService } from '../resource/files/files.service.js';
import { StaffPages } from './addresses/staff-pages.js';
import { BrandFiles } from './brand/brand-files.js';
import { PublishedReader } from './published-reader.js';
import { SiteService } from './site.service.js';

/** Minimal builds of the site and the panel; the page shows its render count. */
const FILES: Record<string, string> = {
  'public/client/index.html': '<html><head><!--head--></head><body><!--body--></body></html>',
  'public/client/.vite/manifest.json': JSON.stringify({ 'index.html': { file: 'assets/index-abcdefgh.js' } }),
  'public/server/.vite/manifest.json': JSON.stringify({ 'src/entry-server.tsx': { file: 'entry-server.js' } }),
  'public/client/assets/index-abcdefgh.js': 'console.log("ok")',
  'public/client/assets/index-abcdefgh.js.map': '{}',
  'public/client/favicon.svg': 'User-agent: *',
  'public/server/package.json': '{"type":"module"}',
  'public/server/entry-server.js': `
    export const paths = ['novedades', 'novedades/:slug'];
    export const parametersOf = (path) => (['/404', '/nada', '/escrita'].includes(path) ? null : ['q']);
    let made = 0;
    export const hasForm = (path) => path === '/formulario';
    export const render = async (request, leer, answer) => {
      const { pathname, searchParams } = new URL(request.url);
      if (globalThis.siteIsDown) throw new Error('database is down');
      if (globalThis.siteFails) return { status: 500, head: '', body: '<p>Intente nuevamente</p>', modules: [], failures: [globalThis.siteFails] };
      const status = answer?.status ?? (pathname === '/404' || pathname.startsWith('/ausentes/') ? 404 : 200);
      const body = '<p>' + ++made + ' q=' + (searchParams.get('q') ?? '') + ' ' + JSON.stringify(answer?.actionData ?? null) + '</p>';
      return { status, head: '<title>t</title>', body, address: answer && pathname + '?a="b"', modules: [], failures: [] };
    };`,
  'admin/index.html':
    '<meta name="csp-nonce" content=""><script type="application/json" id="configuracion">{}</script>',
};

const MOVED = [
  { desde: '/ausentes/vieja', hacia: '/novedades' },
  { desde: '/novedades', hacia: '/ausentes/otra' },
];

/** Builds a request as the reverse proxy forwards it. */
const requestFrom = (address: string) =>
  ({
    headers: { 'x-forwarded-for': address },
    socket: Object.assign(new EventEmitter(), { remoteAddress: '127.0.0.1' }),
  }) as unknown as IncomingMessage;

const down = globalThis as { siteIsDown?: boolean; siteFails?: Error | undefined };
const root = mkdtempSync(path.join(tmpdir(), 'site-'));
const logged: unknown[] = [];
const counted: string[] = [];
let site: SiteService;
let server: Server;

class NothingPublished extends PublishedReader {
  find = async () => ({ rows: [], total: 0 });
  findRows = async () => [];
  findBySlug = async () => undefined;
  search = async () => ({ rows: [], total: 0, secciones: [], entendido: [], terminos: [] });
  findHolidays = async () => [];
  findTakenTurns = async () => [];
  findCotizacion = async () => undefined;
  findTransparency = async () => ({
    hasta: '2026-11-23',
    minimo: 10,
    reclamos: [],
    tasas: [],
    indicadores: [],
    publicaciones: [],
  });
  findConstancia = async () => undefined;
  newFilling = () => '';
  findMenu = async () => menuDeOrigen;
  findEditions = async () => [];
  destinationOf = async () => undefined;
}

beforeAll(async () => {
  Logger.overrideLogger({ log: () => undefined, warn: () => undefined, error: (...args) => logged.push(args) });
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
  const admin = {
    firebase: { apiKey: 'a</script>', authDomain: 'b', projectId: 'c', emulador: true },
    cuentas: [],
  };
  const options = {
    origin: 'https://coop.example',
    publicDist: path.join(root, 'public'),
    adminDist: path.join(root, 'admin'),
    admin,
    widget: 'https://widget.example',
  };
  const config = readConfig({ NODE_ENV: 'test', TRUSTED_PROXIES: '1' });
  const budget = new RequestBudget(config);
  const changes = new ContentChanges(async () => async () => undefined);
  const entidad = new EntidadInForce(config, new NeverPublished(), changes);
  const moved = new Redirections(changes, { findPage: async () => ({ rows: MOVED, first: 0, total: 1 }) } as never);
  const brand = new BrandFiles(entidad, {} as FilesService);
  const pages = ['/escrita', '/novedades'].map((ruta) => ({ id: ruta, ruta, idioma: 'es', versionDe: null }));
  const written = new StaffPages(changes, { findStaffPages: async () => pages } as never);
  const lost = { note: (address: string) => counted.push(address) } as never;
  site = new SiteService(options, new NothingPublished(), budget, entidad, brand, moved, written, lost);
  await site.onModuleInit();
  server = createServer((_, response) => response.end('behind'));
  site.prependTo(server);
});
beforeEach(() => {
  down.siteIsDown = false;
  down.siteFails = undefined;
  site.invalidate(true);
});
afterAll(() => rmSync(root, { recursive: true }));

describe('pages', () => {
  test('are rendered once and cached until the content changes', async () => {
    const first = await request(server).get('/novedades').expect(200);
    expect((await request(server).get('/novedades')).text).toBe(first.text);
    site.invalidate(true);
    expect((await request(server).get('/novedades')).text).not.toBe(first.text);
  });

  test('with a form are rendered per request, and only they may load the configured widget', async () => {
    const first = await request(server).get('/formulario').expect(200);
    expect((await request(server).get('/formulario')).text).not.toBe(first.text);
    expect(first.headers['content-security-policy']).toMatch(
      /script-src [^;]* https:\/\/widget\.example;.* frame-src https:\/\/widget\.example/,
    );
    const other = await request(server).get('/novedades');
    expect(other.headers['content-security-policy']).not.toContain('widget');
  });

  test('answer 304 to a client with the current version', async () => {
    const { headers } = await request(server).get('/').set('Accept-Encoding', 'br').expect('Content-Encoding', 'br');
    await request(server)
      .get('/')
      .set('Accept-Encoding', 'br')
      .set('If-None-Match', headers.etag as string)
      .expect(304);
  });

  test('have the security headers, cached or not', async () => {
    for (const _ of ['made', 'ready']) {
      const { headers } = await request(server).get('/');
      expect(headers['content-security-policy']).toMatch(
        /script-src 'self'(?: 'sha256-[^']+'){2}; style-src 'self' 'sha256-/,
      );
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.anything(),
      });
    }
  });

  test('run only the inline scripts named by their policy', async () => {
    const { text, headers } = await request(server).get('/');
    const scripts = [...text.matchAll(/<script[^>]*>([\s\S]+?)<\/script>/g)].map(([, script]) => script as string);
    expect(scripts).toHaveLength(2);
    for (const script of scripts)
      expect(headers['content-security-policy']).toContain(
        `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      );
  });

  test('receive only the parameters that they know', async () => {
    expect((await request(server).get('/novedades?q=a&x=b')).text).toContain('q=a');
    const plain = await request(server).get('/novedades');
    expect((await request(server).get('/novedades?x=b')).text).toBe(plain.text);
  });

  test('are served stale when they can’t be rendered', async () => {
    const good = await request(server).get('/agencias').expect(200);
    site.invalidate(false);
    down.siteIsDown = true;
    expect((await request(server).get('/agencias').expect(200)).text).toBe(good.text);
  });

  test('are not served stale after a withdrawal, but replaced by an error page', async () => {
    await request(server).get('/agencias').expect(200);
    site.invalidate(true);
    down.siteIsDown = true;
    await request(server).get('/agencias').expect(503);
  });

  test('answer 503 when they were never rendered and can’t be', async () => {
    down.siteIsDown = true;
    const { text } = await request(server).get('/nunca').expect(503);
    expect(text).not.toContain('database');
    expect(logged.at(-1)).toEqual([{ err: expect.any(Error) }, 'A page could not be rendered', 'SiteService']);
  });

  test('without cache are limited per address and renewed within seconds', async () => {
    const get = (address: string, from: string) => request(server).get(address).set('X-Forwarded-For', from);
    await get('/novedades', '198.51.100.1').expect(200);
    const statuses = [];
    for (let n = 0; n <= 60; n++) statuses.push((await get(`/novedades?q=${n}`, '198.51.100.1')).status);
    expect([...new Set(statuses)]).toEqual([200, 429]);
    const { headers, text } = await get('/novedades?q=a', '198.51.100.1').expect(429);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(10);
    expect(headers['content-type']).toContain('text/html');
    expect(text).toContain('Intente en');
    // Cached pages cost nothing, and each address has its own budget.
    await get('/novedades', '198.51.100.1').expect(200);
    await get('/assets/index-abcdefgh.js', '198.51.100.1').expect(200);
    await get('/novedades?q=a', '198.51.100.2').expect(200);
  });

  test('over the limit of an address still serve its cached pages and the panel', async () => {
    const get = (address: string) => request(server).get(address).set('X-Forwarded-For', '198.51.100.4');
    await get('/novedades').expect(200);
    for (let n = 0; n <= 60; n++) await get('/formulario');
    await get('/formulario').expect(429);
    await get('/login').expect(200);
    await get('/novedades').expect(200);
  });

  test('without content count against the limit; cached ones do not', async () => {
    const get = (address: string, from: string) => request(server).get(address).set('X-Forwarded-For', from);
    const statuses = [];
    for (let n = 0; n <= 60; n++) statuses.push((await get(`/ausentes/${n}`, '198.51.100.5')).status);
    expect([...new Set(statuses)]).toEqual([404, 429]);
    for (let n = 0; n <= 60; n++) {
      site.invalidate(true);
      await get('/novedades', '198.51.100.6').expect(200);
    }
  });

  test('rendered by Nest count against the same limit, with an explanation when it is exceeded', async () => {
    const behind = createServer((incoming, response) =>
      site.sendPage(incoming, response, () => site.renderPage('/reclamos', { status: 422, actionData: {} }, incoming)),
    );
    const post = () => request(behind).post('/').set('X-Forwarded-For', '198.51.100.7');
    const statuses = [];
    for (let n = 0; n <= 60; n++) statuses.push((await post()).status);
    expect([...new Set(statuses)]).toEqual([422, 429]);
    const { headers, text } = await post().expect(429);
    expect(headers['content-type']).toContain('text/html');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(text).toContain('Intente en');
  });

  test('with an unavailable dependency answer Retry-After; an own fault answers 500', async () => {
    down.siteFails = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const { text } = await request(server).get('/lejos').expect(503).expect('Retry-After', '10');
    expect(text).toContain('Intente nuevamente');
    down.siteFails = new TypeError('a is not a function');
    await request(server).get('/lejos').expect(500);
  });

  test('without a waiting client are neither an error nor answered', async () => {
    down.siteFails = new Error('A part', { cause: new ClientDisconnected() });
    const before = logged.length;
    await expect(request(server).get('/lejos?q=casa')).rejects.toThrow('socket hang up');
    expect(logged).toHaveLength(before);
    down.siteFails = undefined;
    await request(server).get('/lejos?q=casa').expect(200);
  });

  test('answer 404 when missing and are counted once per request, without the query', async () => {
    counted.length = 0;
    await request(server).get('/nada').expect(404);
    await request(server).get('/nada?de=alguien').expect(404);
    await request(server).get('/novedades').expect(200);
    expect(counted).toEqual(['/nada', '/nada']);
  });

  test('created by staff at their own address are rendered once, whatever the query', async () => {
    const first = await request(server).get('/escrita').expect(200);
    expect((await request(server).get('/escrita')).text).toBe(first.text);
    expect((await request(server).get('/escrita?q=1')).text).toBe(first.text);
    site.invalidate(true);
    expect((await request(server).get('/escrita')).text).not.toBe(first.text);
  });

  test('from the site precede those of staff at the same address', async () => {
    expect((await request(server).get('/novedades?q=agua').expect(200)).text).toContain('q=agua');
  });

  test('after a form submission include the submitted data', async () => {
    const answer = { status: 422, actionData: { valores: { nombres: 'Ana' } } };
    const page = await site.renderPage('/reclamos', answer, requestFrom('198.51.100.3'));
    expect(page.status).toBe(422);
    expect(page.forms.identity.body.toString()).toContain('"nombres":"Ana"');
    expect(page.forms.identity.body.toString()).toContain('data-direccion="/reclamos?a=&quot;b&quot;"');
  });

  test('with a form response are not cached; public pages are', async () => {
    const incoming = requestFrom('198.51.100.44');
    const page = await site.renderPage('/reclamos', { status: 200, actionData: { caso: 'REC-1' } }, incoming);
    expect(page.forms.identity.full.join()).toContain('no-store');
    expect((await request(server).get('/novedades').expect(200)).headers['cache-control']).toBe('no-cache');
  });
});

describe('addresses', () => {
  test.each([
    ['/novedades/', '/novedades'],
    ['//otro.example/', '/otro.example'],
    ['/NOVEDADES', '/novedades'],
  ])('%s redirects to %s', (address, canonical) =>
    request(server).get(address).expect(301).expect('Location', canonical),
  );

  test.each(['/%6eovedades', '/novedades/%00', '/novedades/%0d%0ax:1', '/novedades/feria.html'])(
    '%s is a 404 and never rendered',
    async (address) => {
      const unknown = await request(server).get('/nada').expect(404);
      expect((await request(server).get(address).expect(404)).text).toBe(unknown.text);
    },
  );

  test('redirects have security headers', async () => {
    const { headers } = await request(server).get('/novedades/').expect(301);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test.each(['/api/novedades', '/archivos/x', '/identitytoolkit.googleapis.com/v1/x'])(
    '%s is passed to the API',
    async (address) => {
      expect((await request(server).get(address)).text).toBe('behind');
    },
  );

  test('other methods are passed to the API', async () => {
    expect((await request(server).post('/novedades')).text).toBe('behind');
  });
});

describe('files of the builds', () => {
  test('are immutable with a hash in their name', () =>
    request(server)
      .get('/assets/index-abcdefgh.js')
      .expect(200)
      .expect('Cache-Control', /immutable/));
  test('may not load anything', () =>
    request(server)
      .get('/assets/index-abcdefgh.js')
      .expect('Content-Security-Policy', /^default-src 'none'/));
  test('are cached for an hour without a hash', () =>
    request(server).get('/favicon.svg').expect(200).expect('Cache-Control', 'public, max-age=3600'));
  test.each(['/assets/index-abcdefgh.js.map', '/assets/', '/assets/../index.html'])('%s is a 404', (address) =>
    request(server).get(address).expect(404),
  );
  test('do not include hidden files and raw pages', async () => {
    for (const address of ['/.vite/manifest.json', '/index.html'])
      expect((await request(server).get(address)).text).toContain('<title>t</title>');
  });
});

describe('the panel', () => {
  test('has its settings, and a new nonce per response', async () => {
    const answers = await Promise.all([request(server).get('/login'), request(server).get('/administrador/reclamos')]);
    const nonces = answers.map(({ text }) => /csp-nonce" content="([^"]+)"/.exec(text)?.[1]);
    expect(new Set(nonces).size).toBe(2);
    for (const [at, { headers, text }] of answers.entries()) {
      expect(headers['content-security-policy']).toContain(`'nonce-${nonces[at]}'`);
      expect(headers['cache-control']).toBe('no-store');
      expect(text).toContain('"apiKey":"a\\u003c/script>"');
    }
  });
});

describe('brand files', () => {
  test('are drawn from the logo at each size', async () => {
    for (const [address, side] of Object.entries({
      '/favicon.ico': 32,
      '/icono-180.png': 180,
      '/icono-512.png': 512,
    })) {
      const { body } = await request(server).get(`${address}?v=1`).expect(200).expect('Content-Type', 'image/png');
      expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: side, height: side });
    }
    await request(server).get('/icono-33.png').expect(404);
  });

  test('include a manifest, which pages link to', async () => {
    const { text, headers } = await request(server).get('/manifest.webmanifest').expect(200);
    expect(headers['content-type']).toBe('application/manifest+json');
    const { name, icons } = JSON.parse(text);
    expect(name).toBe('Cooperativa Kantuta R.L.');
    for (const { src } of icons) await request(server).get(src).expect(200);
    const page = (await request(server).get('/novedades')).text;
    for (const address of page.match(/(?<=href=")\/(icono|manifest)[^"]+/g) ?? [])
      await request(server).get(address).expect(200);
    expect(page).toContain('<style>:root{--carmesi:#b0122b;');
  });
});

describe('a former address of the site', () => {
  test('redirects to the new one', async () => {
    const { headers } = await request(server).get('/ausentes/vieja').expect(301);
    expect(headers.location).toBe('/novedades');
    await request(server).get('/ausentes/vieja?q=1').expect(301);
  });

  test('does not redirect where a page exists', async () => {
    await request(server).get('/novedades').expect(200);
    await request(server).get('/ausentes/otra').expect(404);
  });
});
