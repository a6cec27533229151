import { sections } from '@coop/domain';
import { menuDeOrigen } from '@coop/domain/navigation';
import { rowOfMenu } from '@coop/domain/sections/menu/rowOfMenu';
import { describe, expect, it } from '@jest/globals';
import { MenuInForce } from '../../src/publishing/menu/menu-in-force.js';
import { PublicAddresses } from '../../src/publishing/seo/public-addresses.js';
import { dayFromNow, writing } from '../content/writing.js';
import { useApp } from '../support/useApp.js';

const REDIRECTIONS = sections['sitio/redirecciones'].name;

const test = useApp();

const pages = writing(test, 'sitio/paginas', () => ({ titulo: 'Una página' }));
type Page = Awaited<ReturnType<typeof pages.create>>;
const staff = () => test.as('administrador');
const redirect = (desde: string, hacia: string) => staff().post(`/api/${REDIRECTIONS}`).send({ desde, hacia });
const redirections = async (): Promise<Record<string, unknown>[]> =>
  (await staff().get(`/api/${REDIRECTIONS}`).expect(200)).body;
/** Returns the target of the redirect from a path. */
const redirectTarget = async (desde: string) => (await redirections()).find((one) => one.desde === desde)?.hacia;
/** Publishes a page at another path and returns the row. */
const move = async (page: Page, ruta: string, values: object = {}): Promise<Page> =>
  (await pages.order((await pages.change(page, { ruta, ...values }).expect(200)).body, 'publicar').expect(200)).body;

describe('page published at another path', () => {
  it('creates a redirect from the previous path with a history entry, only when it is published', async () => {
    const page = await pages.publish({ ruta: '/conducta', titulo: 'Código de conducta' });
    const changed = (await pages.change(page, { ruta: '/etica' }).expect(200)).body;
    expect(await redirectTarget('/conducta')).toBeUndefined();
    await pages.order(changed, 'publicar').expect(200);
    const [row] = (await redirections()).filter(({ desde }) => desde === '/conducta');
    expect(row).toMatchObject({
      hacia: '/etica',
      nota: 'Ahí estaba la página «Código de conducta» hasta que cambió de dirección',
      creadoPor: test.uids.administrador,
    });
    const { body } = await staff().get(`/api/${REDIRECTIONS}/${row?.id}/historial`).expect(200);
    expect(body).toMatchObject([{ accion: 'crear', uid: test.uids.administrador }]);
  });

  it('redirects every earlier path at once, without chains', async () => {
    const page = await pages.publish({ ruta: '/uno' });
    await redirect('/antes', '/uno').expect(201);
    await redirect('/antes-aun', '/uno?desde=antes#fin').expect(201);
    await redirect('/otra', '/uno-mas').expect(201);
    await move(await move(page, '/dos'), '/tres');
    expect(await Promise.all(['/antes', '/antes-aun', '/uno', '/dos', '/otra'].map(redirectTarget))).toEqual([
      ...['/tres', '/tres?desde=antes#fin', '/tres', '/tres', '/uno-mas'],
    ]);
    expect(await redirectTarget('/tres')).toBeUndefined();
  });

  it('removes its own redirect when it returns to the previous path', async () => {
    const page = await move(await pages.publish({ ruta: '/casa' }), '/fuera');
    expect(await redirectTarget('/casa')).toBe('/fuera');
    const changed = (await pages.change(page, { ruta: '/casa' }).expect(200)).body;
    expect(await redirectTarget('/casa')).toBe('/fuera');
    await pages.order(changed, 'publicar').expect(200);
    expect(await redirectTarget('/casa')).toBeUndefined();
    expect(await redirectTarget('/fuera')).toBe('/casa');
  });

  it('rejects a redirected path when it is written and when it is published', async () => {
    const taken = { ruta: 'Esa dirección se desvía a otra: quite antes su redirección' };
    const page = await pages.publish({ ruta: '/propia' });
    await redirect('/ajena', '/novedades').expect(201);
    expect((await pages.change(page, { ruta: '/ajena' }).expect(422)).body.errors).toEqual(taken);
    const changed = (await pages.change(page, { ruta: '/libre' }).expect(200)).body;
    await redirect('/libre', '/novedades').expect(201);
    expect((await pages.order(changed, 'publicar').expect(422)).body.errors).toEqual(taken);
    // The transaction is rolled back.
    expect(await redirectTarget('/propia')).toBeUndefined();
    expect(await redirectTarget('/libre')).toBe('/novedades');
  });

  it('reserves the previous path', async () => {
    await move(await pages.publish({ ruta: '/dejada' }), '/tomada');
    const { body } = await pages.send({ ruta: '/dejada' }).expect(422);
    expect(body.errors).toEqual({ ruta: 'Esa dirección se desvía a otra: quite antes su redirección' });
    expect((await redirect('/dejada', '/novedades').expect(422)).body.errors).toHaveProperty('desde');
  });
});

describe('automatic redirect', () => {
  const expectNoNewRedirect = async (act: () => Promise<unknown>) => {
    const before = await redirections();
    await act();
    expect(await redirections()).toEqual(before);
  };

  it('is not created for a draft that changes its path', () =>
    expectNoNewRedirect(async () => {
      const draft = await pages.create({ ruta: '/borrador' });
      await move(draft, '/publicada-al-fin');
    }));

  it('is not created for a page that was not visible yet', () =>
    expectNoNewRedirect(async () => {
      const page = await pages.publish({ ruta: '/por-empezar', vigenteDesde: dayFromNow(3) });
      await move(page, '/empezada', { vigenteDesde: null });
    }));

  it('is not created for a page republished at the same path', () =>
    expectNoNewRedirect(async () => {
      const page = await pages.publish({ ruta: '/quieta' });
      await move(page, '/quieta', { titulo: 'Otro título' });
    }));

  it('is not created for a path where the site has a built-in page', () =>
    expectNoNewRedirect(async () => {
      const page = await pages.publish({ ruta: '/institucional/resena-historica' });
      await move(page, '/nuestra-historia');
    }));
});

describe('links to the previous path', () => {
  const menu = writing(test, 'sitio/menu', () => rowOfMenu());
  const hrefs = async () =>
    (await test.app.get(MenuInForce, { strict: false }).latest()).principal.map(({ href }) => href);
  const leadsTo = (link: string) => test.app.get(PublicAddresses, { strict: false }).destinationOf(link);

  it('resolve to the new path, also in the menu, and are saved unchanged', async () => {
    const page = await pages.publish({ ruta: '/socios', titulo: 'Socios' });
    const { grupos } = rowOfMenu();
    const row = await menu.publish({ grupos: [...grupos, { texto: 'Socios', ruta: '/socios' }] });
    expect(await hrefs()).toEqual([...menuDeOrigen.principal.map(({ href }) => href), '/socios']);
    expect(await leadsTo('/socios?de=menu#requisitos')).toBe('/socios?de=menu#requisitos');
    const moved = await move(page, '/hagase-socio');
    expect((await hrefs()).at(-1)).toBe('/hagase-socio');
    expect(await leadsTo('/socios?de=menu#requisitos')).toBe('/hagase-socio');
    const saved = (await menu.change(row, { grupos: row.grupos as object[] }).expect(200)).body;
    expect(saved.grupos.at(-1)).toMatchObject({ ruta: '/socios' });

    await pages.order(moved, 'archivar').expect(200);
    expect(await hrefs()).not.toContain('/hagase-socio');
    expect(await leadsTo('/socios')).toBeUndefined();
  });

  it('resolve to an external redirect target', async () => {
    await redirect('/banca-antigua', 'https://banca.example/').expect(201);
    expect(await leadsTo('/banca-antigua')).toBe('https://banca.example/');
    expect(await leadsTo('https://otra.example/a')).toBe('https://otra.example/a');
    expect(await leadsTo('/jamas')).toBeUndefined();
  });
});
