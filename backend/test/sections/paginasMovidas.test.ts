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
/** Returns the redirection of an address. */
const ledFrom = async (desde: string) => (await redirections()).find((one) => one.desde === desde)?.hacia;
/** Publishes a page at another address; the row as it stands then. */
const move = async (page: Page, ruta: string, values: object = {}): Promise<Page> =>
  (await pages.order((await pages.change(page, { ruta, ...values }).expect(200)).body, 'publicar').expect(200)).body;

describe('a page that is published at another address', () => {
  it('leaves its redirection at the one of before, with its history, and not until it is published', async () => {
    const page = await pages.publish({ ruta: '/conducta', titulo: 'Código de conducta' });
    const changed = (await pages.change(page, { ruta: '/etica' }).expect(200)).body;
    expect(await ledFrom('/conducta')).toBeUndefined();
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

  it('redirects at once from every earlier address, without chains', async () => {
    const page = await pages.publish({ ruta: '/uno' });
    await redirect('/antes', '/uno').expect(201);
    await redirect('/antes-aun', '/uno?desde=antes#fin').expect(201);
    await redirect('/otra', '/uno-mas').expect(201);
    await move(await move(page, '/dos'), '/tres');
    expect(await Promise.all(['/antes', '/antes-aun', '/uno', '/dos', '/otra'].map(ledFrom))).toEqual([
      ...['/tres', '/tres?desde=antes#fin', '/tres', '/tres', '/uno-mas'],
    ]);
    expect(await ledFrom('/tres')).toBeUndefined();
  });

  it('may come back to where it was, which takes its own redirection away', async () => {
    const page = await move(await pages.publish({ ruta: '/casa' }), '/fuera');
    expect(await ledFrom('/casa')).toBe('/fuera');
    const changed = (await pages.change(page, { ruta: '/casa' }).expect(200)).body;
    expect(await ledFrom('/casa')).toBe('/fuera');
    await pages.order(changed, 'publicar').expect(200);
    expect(await ledFrom('/casa')).toBeUndefined();
    expect(await ledFrom('/fuera')).toBe('/casa');
  });

  it('goes to no address that is led elsewhere, neither as it is written nor as it is published', async () => {
    const taken = { ruta: 'Esa dirección se desvía a otra: quite antes su redirección' };
    const page = await pages.publish({ ruta: '/propia' });
    await redirect('/ajena', '/novedades').expect(201);
    expect((await pages.change(page, { ruta: '/ajena' }).expect(422)).body.errors).toEqual(taken);
    const changed = (await pages.change(page, { ruta: '/libre' }).expect(200)).body;
    await redirect('/libre', '/novedades').expect(201);
    expect((await pages.order(changed, 'publicar').expect(422)).body.errors).toEqual(taken);
    // All of it or nothing.
    expect(await ledFrom('/propia')).toBeUndefined();
    expect(await ledFrom('/libre')).toBe('/novedades');
  });

  it('lets nobody take the address that it left', async () => {
    await move(await pages.publish({ ruta: '/dejada' }), '/tomada');
    const { body } = await pages.send({ ruta: '/dejada' }).expect(422);
    expect(body.errors).toEqual({ ruta: 'Esa dirección se desvía a otra: quite antes su redirección' });
    expect((await redirect('/dejada', '/novedades').expect(422)).body.errors).toHaveProperty('desde');
  });
});

describe('nothing is left', () => {
  const untouched = async (act: () => Promise<unknown>) => {
    const before = await redirections();
    await act();
    expect(await redirections()).toEqual(before);
  };

  it('for an unpublished draft, wherever it moves', () =>
    untouched(async () => {
      const draft = await pages.create({ ruta: '/borrador' });
      await move(draft, '/publicada-al-fin');
    }));

  it('for a page that had not started', () =>
    untouched(async () => {
      const page = await pages.publish({ ruta: '/por-empezar', vigenteDesde: dayFromNow(3) });
      await move(page, '/empezada', { vigenteDesde: null });
    }));

  it('for a page republished in place', () =>
    untouched(async () => {
      const page = await pages.publish({ ruta: '/quieta' });
      await move(page, '/quieta', { titulo: 'Otro título' });
    }));

  it('where the site has a page of its own, which stays', () =>
    untouched(async () => {
      const page = await pages.publish({ ruta: '/institucional/resena-historica' });
      await move(page, '/nuestra-historia');
    }));
});

describe('references to the previous address', () => {
  const menu = writing(test, 'sitio/menu', () => rowOfMenu());
  const hrefs = async () =>
    (await test.app.get(MenuInForce, { strict: false }).latest()).principal.map(({ href }) => href);
  const leadsTo = (link: string) => test.app.get(PublicAddresses, { strict: false }).destinationOf(link);

  it('leads to the new one, in the menu too, which is saved again as it is', async () => {
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

  it('leads to another site, where it was led there', async () => {
    await redirect('/banca-antigua', 'https://banca.example/').expect(201);
    expect(await leadsTo('/banca-antigua')).toBe('https://banca.example/');
    expect(await leadsTo('https://otra.example/a')).toBe('https://otra.example/a');
    expect(await leadsTo('/jamas')).toBeUndefined();
  });
});
