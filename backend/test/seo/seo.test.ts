import { todayInLaPaz } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { load } from 'cheerio';
import { useNovedades } from '../editorial/writeNovedades.js';
import { useApp } from '../support/useApp.js';

const ORIGIN = 'https://kantuta.test';

const test = useApp({ ORIGIN });
const news = useNovedades(test);

const dayFromNow = (days: number) => todayInLaPaz(new Date(Date.now() + days * 86_400_000));
const publish = async (titulo: string, changes: object = {}) =>
  news.order(await news.create(titulo, changes), 'publicar');
const xml = async (path: string) => {
  const { text, headers } = await test.anonymous.get(path).buffer(true).expect(200);
  return { $: load(text, { xml: true }), text, headers };
};
const sitemapUrls = async () =>
  (await xml('/sitemap.xml'))
    .$('url > loc')
    .toArray()
    .map((loc) => load(loc).text());
const feedUrls = async () =>
  (await xml('/novedades/rss.xml'))
    .$('item > link')
    .toArray()
    .map((link) => load(link).text());

describe('sitemap', () => {
  it('lists menu pages and published rows with their last change', async () => {
    const row = await publish('Agencia nueva en Viacha');
    const { $, headers } = await xml('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const places = await sitemapUrls();
    expect(places).toEqual(
      expect.arrayContaining([`${ORIGIN}/`, `${ORIGIN}/institucional/tarifario`, `${ORIGIN}/privacidad`]),
    );
    expect(places).toContain(`${ORIGIN}/novedades/${row.slug}`);
    expect(new Set(places).size).toBe(places.length);
    expect($('url').last().find('lastmod').text()).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('lists the easy-to-read version of a page', async () => {
    const administrador = test.as('administrador');
    const page = { ruta: '/productos/caja-ahorro', titulo: 'Caja de Ahorro', lecturaFacil: 'Guarda su dinero.' };
    const { body: row } = await administrador.post('/api/sitio/paginas').send(page).expect(201);
    await administrador.post(`/api/sitio/paginas/${row.id}/publicar`).send({ version: row.version }).expect(200);
    expect(await sitemapUrls()).toContain(`${ORIGIN}/lectura-facil/productos/caja-ahorro`);
  });

  it('excludes the paths disallowed in robots.txt', async () => {
    const { text } = await test.anonymous.get('/robots.txt').expect(200);
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const disallowed = text.split('\n').flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
    expect(disallowed).toContain('/administrador');
    for (const place of await sitemapUrls())
      expect(disallowed.some((path) => new URL(place).pathname.startsWith(path))).toBe(false);
  });
});

it('security.txt has a contact, an expiry within a year, a language and a canonical address', async () => {
  const { text } = await test.anonymous.get('/.well-known/security.txt').expect(200);
  const [contact, expires, ...rest] = text.trimEnd().split('\n');
  expect(contact).toMatch(/^Contact: mailto:\S+@\S+$/);
  const until = Date.parse(String(expires?.replace('Expires: ', '')));
  expect(until > Date.now() && until < Date.now() + 366 * 86_400_000).toBe(true);
  expect(rest).toEqual(['Preferred-Languages: es', `Canonical: ${ORIGIN}/.well-known/security.txt`]);
});

describe('RSS feed of news', () => {
  it('escapes titles and summaries', async () => {
    const titulo = 'Tasas < 5 % & "más" ]]> <b>hoy</b>';
    const row = await publish(titulo, { resumen: 'A&B <script>alert(1)</script>' });
    const { $, text, headers } = await xml('/novedades/rss.xml');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const item = $('item').filter((_, found) => $(found).find('link').text().endsWith(`/${row.slug}`));
    expect(item.find('title').text()).toBe(titulo);
    expect(item.find('description').text()).toBe('A&B <script>alert(1)</script>');
    expect(text).not.toContain('<script>alert(1)</script></description>');
  });
});

describe('unpublished news in the sitemap and the feed', () => {
  it.each([
    ['a draft', () => news.create('Queda en borrador')],
    ['news that start tomorrow', () => publish('Empieza mañana', { fechaPublicacion: dayFromNow(1) })],
    ['news that ended', () => publish('Terminó ayer', { vigenteHasta: dayFromNow(-1) })],
    ['archived news', async () => news.order(await publish('Ya archivada'), 'archivar')],
  ])('excludes %s', async (_, make) => {
    const { slug } = await make();
    expect(await sitemapUrls()).not.toContain(`${ORIGIN}/novedades/${slug}`);
    expect(await feedUrls()).not.toContain(`${ORIGIN}/novedades/${slug}`);
  });

  it('appears once published and disappears when archived', async () => {
    const row = await publish('Va y viene');
    const place = `${ORIGIN}/novedades/${row.slug}`;
    expect([await sitemapUrls(), await feedUrls()]).toEqual([
      expect.arrayContaining([place]),
      expect.arrayContaining([place]),
    ]);
    await news.order(row, 'archivar');
    expect(await sitemapUrls()).not.toContain(place);
    expect(await feedUrls()).not.toContain(place);
  });
});
