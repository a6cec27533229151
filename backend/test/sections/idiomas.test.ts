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
const faultsOf = async (sent: ReturnType<typeof send>) => (await sent.expect(422)).body.errors;
const erase = ({ id }: Stored) => test.as('administrador').delete(`/api/${SECTION}/${id}`).set(test.seen(id));

const map = async () => load((await test.anonymous.get('/sitemap.xml').buffer(true).expect(200)).text, { xml: true });
const mapped = async () =>
  (await map())('url > loc')
    .toArray()
    .map((loc) => load(loc).text().replace(ORIGIN, ''));
const find = async (q: string): Promise<{ url: string; idioma?: string }[]> =>
  (await test.anonymous.get('/api/publico/busqueda').query({ q }).expect(200)).body.map(
    ({ url, idioma }: { url: string; idioma?: string }) => ({ url, ...(idioma && { idioma }) }),
  );

describe('a version', () => {
  it('is of a page in Spanish, below its language, one in each', async () => {
    const page = await create();
    expect(page).toMatchObject({ idioma: 'es', versionDe: null });
    for (const idioma of ['qu', 'ay', 'en'])
      expect(await create(versionOf(page, idioma))).toMatchObject({ idioma, versionDe: page.id });
    await send(versionOf(await create())).expect(201);
  });

  it.each([
    ['of a page that the site has', '/institucional/resena-historica', '/qu/institucional/resena-historica'],
    ['of the home page', '/', '/en'],
    ['at an address that is not its page’s', '/como-hacerse-socio', '/en/become-a-member'],
  ])('may be %s', async (_, ruta, suya) => {
    const page = await create({ ruta });
    await send(versionOf(page, suya.slice(1, 3), { ruta: suya })).expect(201);
  });

  it.each([
    ['of no page', { versionDe: null }, 'versionDe', 'Este campo es obligatorio'],
    [
      'of a page that is not there',
      { versionDe: '01890000-0000-7000-8000-000000000000' },
      'versionDe',
      'El registro elegido no existe',
    ],
    ['in a language that there is not', { idioma: 'fr' }, 'idioma', 'Elija una de las opciones'],
    [
      'beside its page',
      { ruta: '/become-a-member' },
      'ruta',
      /^La dirección de una versión en inglés empieza con \/en:/,
    ],
    ['below another language', { ruta: '/qu/socios' }, 'ruta', /empieza con \/en: /],
    ['at what only begins like its language', { ruta: '/entidad' }, 'ruta', /empieza con \/en: /],
  ])('is refused %s', async (_, changes, field, message) => {
    const errors = await faultsOf(send(versionOf(await create(), 'en', changes)));
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toMatch(message);
  });

  it('has no versions', async () => {
    const page = await create();
    const version = await create(versionOf(page));
    const fault = 'Esa página ya es una versión: elija la página en castellano';
    expect(await faultsOf(send({ idioma: 'qu', versionDe: version.id, ruta: '/qu/otra' }))).toEqual({
      versionDe: fault,
    });
    const own = await create();
    expect(await faultsOf(change(own, { idioma: 'en', versionDe: own.id, ruta: '/en/sola' }))).toEqual({
      versionDe: fault,
    });
    await send({ idioma: 'qu', versionDe: page.id, ruta: '/qu/otra' }).expect(201);
  });

  it('is the only one of its page in its language, by what is written and by what is published', async () => {
    const [one, other] = [await publish(), await publish()];
    const version = await publish(versionOf(one));
    const twice = versionOf(one, 'en', { ruta: '/en/otra-vez' });
    expect(await faultsOf(send(twice))).toEqual({
      idioma: 'Ya existe otro registro con el mismo valor (Idioma, Versión de)',
    });
    // The draft already belongs to the other page; the published copy still belongs to the first.
    const moved = (await change(version, { versionDe: other.id }).expect(200)).body;
    const second = await create(twice);
    expect(await faultsOf(order(second, 'publicar'))).toEqual({
      idioma: 'Otro registro publicado todavía lo tiene: publique antes su cambio',
    });
    await order(moved, 'publicar').expect(200);
    await order(second, 'publicar').expect(200);
  });
});

describe('a page in Spanish', () => {
  it.each(['/en', '/qu/historia', '/ay/mayachata'])('does not stand at %s, where versions do', async (ruta) => {
    expect((await faultsOf(send({ ruta }))).ruta).toMatch(/^Bajo \/qu, \/ay y \/en están las versiones/);
  });

  it.each(['/entidades', '/quienes-somos', '/ayuda'])('stands at %s, which only begins like them', (ruta) =>
    send({ ruta }).expect(201),
  );

  it('is of no page, and leaves the address of a version with its language', async () => {
    const page = await create();
    expect((await send({ versionDe: page.id }).expect(201)).body.versionDe).toBeNull();
    const version = await create(versionOf(page));
    expect((await faultsOf(change(version, { idioma: 'es' }))).ruta).toMatch(/^Bajo \/qu/);
    expect((await change(version, { idioma: 'es', ruta: '/ya-es-otra' }).expect(200)).body.versionDe).toBeNull();
  });

  it('becomes no version nor goes while it has versions', async () => {
    const [page, other] = [await create(), await create()];
    const version = await create(versionOf(page, 'qu'));
    const asVersion = { idioma: 'en', versionDe: other.id, ruta: '/en/ya-es-version' };
    expect(await faultsOf(change(page, asVersion))).toEqual({
      idioma: 'Esta página tiene versiones en otros idiomas: va en castellano',
    });
    await erase(page).expect(422);
    await erase(version).expect(200);
    const changed = (await change(page, asVersion).expect(200)).body;
    await erase(changed).expect(200);
    await erase(other).expect(200);
  });
});

describe('visitors', () => {
  const isRead = async (version: Stored) => ({
    listed: (await list({ filter: { ruta: version.ruta } })).length === 1,
    alone: (await read(version)).status === 200,
    mapped: (await mapped()).includes(String(version.ruta)),
    found: (await find('wayrachina')).length === 1,
  });
  const everywhere = { listed: true, alone: true, mapped: true, found: true };
  const nowhere = { listed: false, alone: false, mapped: false, found: false };

  it('read a version while it and its page are published', async () => {
    const page = await create();
    const version = await publish(versionOf(page, 'ay', { titulo: 'Wayrachina' }));
    expect(await isRead(version)).toEqual(nowhere);
    const open = (await order(page, 'publicar').expect(200)).body;
    expect(await isRead(version)).toEqual(everywhere);
    const later = (await change(open, { vigenteDesde: dayFromNow(1) }).expect(200)).body;
    const waiting = (await order(later, 'publicar').expect(200)).body;
    expect(await isRead(version)).toEqual(nowhere);
    const again = (await change(waiting, { vigenteDesde: null }).expect(200)).body;
    const back = (await order(again, 'publicar').expect(200)).body;
    expect(await isRead(version)).toEqual(everywhere);
    await order(back, 'archivar').expect(200);
    expect(await isRead(version)).toEqual(nowhere);
    expect((await stored(version)).estado).toBe('publicado');
  });

  it('are told of a version too when its page comes or goes', async () => {
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

  it('are told by the map of the site where else each page is, and of no draft', async () => {
    const page = await publish();
    const english = await publish(versionOf(page));
    await create(versionOf(page, 'qu'));
    const alone = await publish();
    const $ = await map();
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

  it('find the page in Spanish first, and the version marked with its language', async () => {
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

  it('with a misspelt word get the Spanish correction', async () => {
    const page = await publish({ titulo: 'Ventanilla preferente' });
    const english = await publish(versionOf(page, 'en', { titulo: 'Priority windowsill' }));
    expect(await find('ventanila')).toEqual([{ url: page.ruta }]);
    expect(await find('windovsill')).toEqual([]);
    expect(await find('windowsill')).toEqual([{ url: english.ruta, idioma: 'en' }]);
  });
});
