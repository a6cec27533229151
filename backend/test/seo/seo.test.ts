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
const mapped = async () =>
  (await xml('/sitemap.xml'))
    .$('url > loc')
    .toArray()
    .map((loc) => load(loc).text());
const fed = async () =>
  (await xml('/novedades/rss.xml'))
    .$('item > link')
    .toArray()
    .map((link) => load(link).text());

describe('the map of the site', () => {
  it('has the pages of the menu and what is published, with the day of its last change', async () => {
    const row = await publish('Agencia nueva en Viacha');
    const { $, headers } = await xml('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const places = await mapped();
    expect(places).toEqual(
      expect.arrayContaining([`${ORIGIN}/`, `${ORIGIN}/institucional/tarifario`, `${ORIGIN}/privacidad`]),
    );
    expect(places).toContain(`${ORIGIN}/novedades/${row.slug}`);
    expect(new Set(places).size).toBe(places.length);
    expect($('url').last().find('lastmod').text()).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('has the easy-to-read version of a page', async () => {
    const administrador = test.as('administrador');
    const page = { ruta: '/productos/caja-ahorro', titulo: 'Caja de Ahorro', lecturaFacil: 'Guarda su dinero.' };
    const { body: row } = await administrador.post('/api/sitio/paginas').send(page).expect(201);
    await administrador.post(`/api/sitio/paginas/${row.id}/publicar`).send({ version: row.version }).expect(200);
    expect(await mapped()).toContain(`${ORIGIN}/lectura-facil/productos/caja-ahorro`);
  });

  it('names no page that robots may not visit', async () => {
    const { text } = await test.anonymous.get('/robots.txt').expect(200);
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const disallowed = text.split('\n').flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
    expect(disallowed).toContain('/administrador');
    for (const place of await mapped())
      expect(disallowed.some((path) => new URL(place).pathname.startsWith(path))).toBe(false);
  });
});

it('says where to tell of a fault of security, for a year at most', async () => {
  const { text } = await test.anonymous.get('/.well-known/security.txt').expect(200);
  const [contact, expires, ...rest] = text.trimEnd().split('\n');
  expect(contact).toMatch(/^Contact: mailto:\S+@\S+$/);
  const until = Date.parse(String(expires?.replace('Expires: ', '')));
  expect(until > Date.now() && until < Date.now() + 366 * 86_400_000).toBe(true);
  expect(rest).toEqual(['Preferred-Languages: es', `Canonical: ${ORIGIN}/.well-known/security.txt`]);
});

describe('the news for feed readers', () => {
  it('are RSS that any title and summary leaves well formed', async () => {
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

describe('private content', () => {
  it.each([
    ['a draft', () => news.create('Queda en borrador')],
    ['what begins tomorrow', () => publish('Empieza mañana', { fechaPublicacion: dayFromNow(1) })],
    ['what ended', () => publish('Terminó ayer', { vigenteHasta: dayFromNow(-1) })],
    ['what was archived', async () => news.order(await publish('Ya archivada'), 'archivar')],
  ])('is neither mapped nor fed: %s', async (_, make) => {
    const { slug } = await make();
    expect(await mapped()).not.toContain(`${ORIGIN}/novedades/${slug}`);
    expect(await fed()).not.toContain(`${ORIGIN}/novedades/${slug}`);
  });

  it('is both once it is published, until it is archived', async () => {
    const row = await publish('Va y viene');
    const place = `${ORIGIN}/novedades/${row.slug}`;
    expect([await mapped(), await fed()]).toEqual([expect.arrayContaining([place]), expect.arrayContaining([place])]);
    await news.order(row, 'archivar');
    expect(await mapped()).not.toContain(place);
    expect(await fed()).not.toContain(place);
  });
});
