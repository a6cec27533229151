import { describe, expect, it } from '@jest/globals';
import { load } from 'cheerio';
import { dayFromNow, writing } from '../content/writing.js';
import { useApp } from '../support/useApp.js';

const SECTION = 'sitio/paginas';
const ORIGIN = 'https://kantuta.test';

const test = useApp({ ORIGIN });

let pages = 0;
const { send, order, change, create, publish, stored, read, list } = writing(test, SECTION, () => ({
  ruta: `/pagina-${++pages}`,
  titulo: 'Una página',
}));
type Stored = Awaited<ReturnType<typeof create>>;

/** Returns the request body of a translation of a page. */
const versionOf = ({ id, ruta }: Stored, idioma = 'en', more: object = {}) => ({
  idioma,
  versionDe: id,
  ruta: `/${idioma}${ruta}`,
  ...more,
});
const errorsOf = async (sent: ReturnType<typeof send>) => (await sent.expect(422)).body.errors;
const erase = ({ id }: Stored) => test.as('administrador').delete(`/api/${SECTION}/${id}`).set(test.seen(id));

const fetchSitemap = async () =>
  load((await test.anonymous.get('/sitemap.xml').buffer(true).expect(200)).text, { xml: true });
const sitemapPaths = async () =>
  (await fetchSitemap())('url > loc')
    .toArray()
    .map((loc) => load(loc).text().replace(ORIGIN, ''));
const find = async (q: string): Promise<{ url: string; idioma?: string }[]> =>
  (await test.anonymous.get('/api/publico/busqueda').query({ q }).expect(200)).body.map(
    ({ url, idioma }: { url: string; idioma?: string }) => ({ url, ...(idioma && { idioma }) }),
  );

describe('translation of a page', () => {
  it('belongs to a page in Spanish, one per language', async () => {
    const page = await create();
    expect(page).toMatchObject({ idioma: 'es', versionDe: null });
    for (const idioma of ['qu', 'ay', 'en'])
      expect(await create(versionOf(page, idioma))).toMatchObject({ idioma, versionDe: page.id });
    await send(versionOf(await create())).expect(201);
  });

  it.each([
    ['a built-in page', '/institucional/resena-historica', '/qu/institucional/resena-historica'],
    ['the home page', '/', '/en'],
    ['a page with a different slug', '/como-hacerse-socio', '/en/become-a-member'],
  ])('is accepted for %s', async (_, ruta, suya) => {
    const page = await create({ ruta });
    await send(versionOf(page, suya.slice(1, 3), { ruta: suya })).expect(201);
  });

  it.each([
    ['without a page', { versionDe: null }, 'versionDe', 'Este campo es obligatorio'],
    [
      'of an unknown page',
      { versionDe: '01890000-0000-7000-8000-000000000000' },
      'versionDe',
      'El registro elegido no existe',
    ],
    ['in an unsupported language', { idioma: 'fr' }, 'idioma', 'Elija una de las opciones'],
    [
      'without the language prefix',
      { ruta: '/become-a-member' },
      'ruta',
      /^La dirección de una versión en inglés empieza con \/en:/,
    ],
    ['with the prefix of another language', { ruta: '/qu/socios' }, 'ruta', /empieza con \/en: /],
    ['with a path that only starts like the prefix', { ruta: '/entidad' }, 'ruta', /empieza con \/en: /],
  ])('is rejected %s', async (_, changes, field, message) => {
    const errors = await errorsOf(send(versionOf(await create(), 'en', changes)));
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toMatch(message);
  });

  it('can’t have translations itself', async () => {
    const page = await create();
    const version = await create(versionOf(page));
    const fault = 'Esa página ya es una versión: elija la página en castellano';
    expect(await errorsOf(send({ idioma: 'qu', versionDe: version.id, ruta: '/qu/otra' }))).toEqual({
      versionDe: fault,
    });
    const own = await create();
    expect(await errorsOf(change(own, { idioma: 'en', versionDe: own.id, ruta: '/en/sola' }))).toEqual({
      versionDe: fault,
    });
    await send({ idioma: 'qu', versionDe: page.id, ruta: '/qu/otra' }).expect(201);
  });

  it('is unique per page and language among drafts and published copies', async () => {
    const [one, other] = [await publish(), await publish()];
    const version = await publish(versionOf(one));
    const twice = versionOf(one, 'en', { ruta: '/en/otra-vez' });
    expect(await errorsOf(send(twice))).toEqual({
      idioma: 'Ya existe otro registro con el mismo valor (Idioma, Versión de)',
    });
    // The draft already belongs to the other page; the published copy still belongs to the first.
    const moved = (await change(version, { versionDe: other.id }).expect(200)).body;
    const second = await create(twice);
    expect(await errorsOf(order(second, 'publicar'))).toEqual({
      idioma: 'Otro registro publicado todavía lo tiene: publique antes su cambio',
    });
    await order(moved, 'publicar').expect(200);
    await order(second, 'publicar').expect(200);
  });
});

describe('page in Spanish', () => {
  it.each(['/en', '/qu/historia', '/ay/mayachata'])('is rejected at %s, a path of translations', async (ruta) => {
    expect((await errorsOf(send({ ruta }))).ruta).toMatch(/^Bajo \/qu, \/ay y \/en están las versiones/);
  });

  it.each(['/entidades', '/quienes-somos', '/ayuda'])(
    'is accepted at %s, which only starts like a language prefix',
    (ruta) => send({ ruta }).expect(201),
  );

  it('has no parent page, and a translation changed to Spanish must leave its prefix', async () => {
    const page = await create();
    expect((await send({ versionDe: page.id }).expect(201)).body.versionDe).toBeNull();
    const version = await create(versionOf(page));
    expect((await errorsOf(change(version, { idioma: 'es' }))).ruta).toMatch(/^Bajo \/qu/);
    expect((await change(version, { idioma: 'es', ruta: '/ya-es-otra' }).expect(200)).body.versionDe).toBeNull();
  });

  it('can’t become a translation or be deleted while it has translations', async () => {
    const [page, other] = [await create(), await create()];
    const version = await create(versionOf(page, 'qu'));
    const asVersion = { idioma: 'en', versionDe: other.id, ruta: '/en/ya-es-version' };
    expect(await errorsOf(change(page, asVersion))).toEqual({
      idioma: 'Esta página tiene versiones en otros idiomas: va en castellano',
    });
    await erase(page).expect(422);
    await erase(version).expect(200);
    const changed = (await change(page, asVersion).expect(200)).body;
    await erase(changed).expect(200);
    await erase(other).expect(200);
  });
});

describe('public visibility of translations', () => {
  const visibilityOf = async (version: Stored) => ({
    listed: (await list({ filter: { ruta: version.ruta } })).length === 1,
    alone: (await read(version)).status === 200,
    mapped: (await sitemapPaths()).includes(String(version.ruta)),
    found: (await find('wayrachina')).length === 1,
  });
  const everywhere = { listed: true, alone: true, mapped: true, found: true };
  const nowhere = { listed: false, alone: false, mapped: false, found: false };

  it('requires the translation and its page to be published', async () => {
    const page = await create();
    const version = await publish(versionOf(page, 'ay', { titulo: 'Wayrachina' }));
    expect(await visibilityOf(version)).toEqual(nowhere);
    const open = (await order(page, 'publicar').expect(200)).body;
    expect(await visibilityOf(version)).toEqual(everywhere);
    const later = (await change(open, { vigenteDesde: dayFromNow(1) }).expect(200)).body;
    const waiting = (await order(later, 'publicar').expect(200)).body;
    expect(await visibilityOf(version)).toEqual(nowhere);
    const again = (await change(waiting, { vigenteDesde: null }).expect(200)).body;
    const back = (await order(again, 'publicar').expect(200)).body;
    expect(await visibilityOf(version)).toEqual(everywhere);
    await order(back, 'archivar').expect(200);
    expect(await visibilityOf(version)).toEqual(nowhere);
    expect((await stored(version)).estado).toBe('publicado');
  });

  it('is reported in the change feed when the page is published or archived', async () => {
    const page = await publish();
    const version = await publish(versionOf(page));
    const both = new Set([page.id, version.id]);
    const changesAfter = async (act: () => Promise<unknown>) => {
      const desde = new Date().toISOString();
      await new Promise((resolve) => setTimeout(resolve, 5));
      await act();
      const { body } = await test.anonymous.get(`/api/publico/cambios/${SECTION}`).query({ desde }).expect(200);
      return body as Record<'registros' | 'eliminados', { id: string }[]>;
    };
    const ids = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id));
    const withdrawn = await changesAfter(() => order(page, 'archivar').expect(200));
    expect([ids(withdrawn.registros), ids(withdrawn.eliminados)]).toEqual([new Set(), both]);
    const draft = (await order(await stored(page), 'restaurar').expect(200)).body;
    const back = await changesAfter(() => order(draft, 'publicar').expect(200));
    expect([ids(back.registros), ids(back.eliminados)]).toEqual([both, new Set()]);
  });

  it('lists alternates of published pages in the sitemap', async () => {
    const page = await publish();
    const english = await publish(versionOf(page));
    await create(versionOf(page, 'qu'));
    const alone = await publish();
    const $ = await fetchSitemap();
    const alternates = (ruta: unknown) =>
      $('url')
        .filter((_, url) => $(url).find('loc').text() === `${ORIGIN}${ruta}`)
        .find('xhtml\\:link')
        .toArray()
        .map((link) => [$(link).attr('hreflang'), $(link).attr('href')]);
    const both = [
      ['x-default', `${ORIGIN}${page.ruta}`],
      ['es-BO', `${ORIGIN}${page.ruta}`],
      ['en', `${ORIGIN}${english.ruta}`],
    ];
    expect(alternates(page.ruta)).toEqual(both);
    expect(alternates(english.ruta)).toEqual(both);
    expect(alternates(alone.ruta)).toEqual([]);
  });

  it('ranks the Spanish page first in search and marks the language of the translation', async () => {
    const titulo = 'Fondo de solidaridad kantuta';
    const page = await publish({ titulo, resumen: 'Para los socios.' });
    const english = await publish(versionOf(page, 'en', { titulo, resumen: `${titulo} ${titulo}, for members.` }));
    expect(await find('solidaridad kantuta')).toEqual([{ url: page.ruta }, { url: english.ruta, idioma: 'en' }]);
    const { body } = await test.anonymous
      .get('/api/publico/busqueda/sugerencias')
      .query({ q: 'solidaridad' })
      .expect(200);
    expect(body).toHaveLength(2);
    for (const one of body) expect(one.idioma).toBe(one.url === english.ruta ? 'en' : undefined);
  });

  it('corrects misspelled words in Spanish only', async () => {
    const page = await publish({ titulo: 'Ventanilla preferente' });
    const english = await publish(versionOf(page, 'en', { titulo: 'Priority windowsill' }));
    expect(await find('ventanila')).toEqual([{ url: page.ruta }]);
    expect(await find('windovsill')).toEqual([]);
    expect(await find('windowsill')).toEqual([{ url: english.ruta, idioma: 'en' }]);
  });
});
