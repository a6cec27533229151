import { menuDeOrigen, type NavigationItem, navigation, visibleItems } from '@coop/domain/navigation';
import { rowOfMenu } from '@coop/domain/sections/menu/rowOfMenu';
import { describe, expect, it } from '@jest/globals';
import { MenuInForce } from '../../src/publishing/menu/menu-in-force.js';
import { writing } from '../content/writing.js';
import { noticesHeard } from '../support/noticesHeard.js';
import { type TestApp } from '../support/startApp.js';
import { useTwoApps } from '../support/useApp.js';

const SECTION = 'sitio/menu';
const LOST = 'El sitio no tiene una página en esa dirección: escríbala antes en «Páginas»';

const { test, beside } = useTwoApps();

type Written = ReturnType<typeof rowOfMenu>;
const { send, order, change, create, stored } = writing(test, SECTION, () => rowOfMenu());
const pages = writing(test, 'sitio/paginas', () => ({ titulo: 'Una página' }));
async function publishedMenu(where: TestApp) {
  await noticesHeard(where);
  return where.app.get(MenuInForce, { strict: false }).latest();
}
const labelsOf = (items: readonly NavigationItem[] = []) => visibleItems(items).map(({ label }) => label);
/** Returns the default menu row with changed groups. */
const withGroups = (make: (grupos: Written['grupos']) => object[]) => ({ grupos: make(rowOfMenu().grupos) });
const fetchMenuRow = async () => (await test.as('administrador').get(`/api/${SECTION}`).expect(200)).body[0];

describe('menu before its first publication', () => {
  it('is the default one, ignoring drafts', async () => {
    const draft = await create({ grupos: [{ texto: 'Novedades', ruta: '/novedades' }] });
    expect(await publishedMenu(test)).toEqual(menuDeOrigen);
    expect((await publishedMenu(beside)).principal).toEqual(navigation);
    await test.as('administrador').delete(`/api/${SECTION}/${draft.id}`).set(test.seen(draft.id)).expect(200);
  });
});

describe('validation of the menu', () => {
  const validationErrors = async (values: object) => (await send(values).expect(422)).body.errors;
  const agregado = (entrada: object) =>
    withGroups(([inicio, institucional, ...others]) => [
      inicio as object,
      { ...institucional, entradas: [...(institucional?.entradas ?? []), entrada] },
      ...others,
    ]);

  it.each([
    ['an unknown page', agregado({ texto: 'Nada', ruta: '/nada' }), { 'grupos.1.entradas.13.ruta': LOST }],
    ['the panel', agregado({ texto: 'Panel', ruta: '/administrador' }), { 'grupos.1.entradas.13.ruta': LOST }],
    [
      'a script',
      agregado({ texto: 'X', ruta: 'javascript:alert(1)' }),
      {
        'grupos.1.entradas.13.ruta':
          'Escriba una página del sitio, como /contactanos/agencias, o una dirección con https://',
      },
    ],
    [
      'a repeated page',
      agregado({ texto: 'Otra vez', ruta: '/novedades' }),
      { 'grupos.5.ruta': 'Esa dirección ya está en el menú' },
    ],
    [
      'an empty group',
      withGroups((grupos) => [...grupos, { texto: 'Vacío' }]),
      { 'grupos.7.ruta': 'Escriba la dirección de su página, o agregue páginas al grupo' },
    ],
    [
      'no link to the privacy policy',
      { pie: [{ texto: 'Privacidad', ruta: '/privacidad', oculto: true }] },
      { 'pie.0.oculto': 'La política de privacidad se muestra siempre al pie' },
    ],
  ])('rejects %s', async (_, values, errors) => expect(await validationErrors(values)).toEqual(errors));

  it('restricts access to administrador', async () => {
    for (const rol of ['comercial', 'sistemas', 'finanzas'] as const) {
      await send({}, rol).expect(403);
      await test.as(rol).get(`/api/${SECTION}`).expect(403);
    }
  });
});

describe('published menu', () => {
  it('applies names, order, hidden and added entries in all processes', async () => {
    const page = await pages.publish({ ruta: '/institucional/codigo-de-conducta', titulo: 'Código de conducta' });
    const row = await create(
      withGroups(([inicio, institucional, servicios, ...others]) => [
        servicios as object,
        inicio as object,
        {
          ...institucional,
          texto: 'La cooperativa',
          entradas: [
            { texto: 'Código de conducta', ruta: '/institucional/codigo-de-conducta' },
            ...(institucional?.entradas ?? []).map((entrada) => ({
              ...entrada,
              oculto: entrada.ruta === '/institucional/remates',
            })),
          ],
        },
        ...others,
        { texto: 'Banca', ruta: 'https://banca.example/' },
      ]),
    );
    expect(await publishedMenu(test)).toEqual(menuDeOrigen);
    await order(row, 'publicar').expect(200);
    for (const where of [test, beside]) {
      const { principal } = await publishedMenu(where);
      expect(labelsOf(principal)).toEqual([
        ...['Servicios', 'Inicio', 'La cooperativa', 'Productos', 'Promociones', 'Novedades', 'Contáctanos', 'Banca'],
      ]);
      const inside = labelsOf(principal[2]?.children);
      expect(inside[0]).toBe('Código de conducta');
      expect(inside).not.toContain('Remates');
      expect(inside).toContain('Licitaciones');
      // Hidden pages keep their path for breadcrumbs.
      expect(principal[2]?.children?.map(({ href }) => href)).toContain('/institucional/remates');
    }
    await pages.order(page, 'archivar').expect(200);
    for (const where of [test, beside])
      expect(labelsOf((await publishedMenu(where)).principal[2]?.children)).not.toContain('Código de conducta');
  });

  it('shows a link once its page is published', async () => {
    const draft = await pages.create({ ruta: '/socios', titulo: 'Socios' });
    const row = await fetchMenuRow();
    const grupos = [...row.grupos, { texto: 'Socios', ruta: '/socios' }];
    await order((await change(row, { grupos }).expect(200)).body, 'publicar').expect(200);
    expect(labelsOf((await publishedMenu(beside)).principal)).not.toContain('Socios');
    await pages.order(draft, 'publicar').expect(200);
    expect(labelsOf((await publishedMenu(beside)).principal)).toContain('Socios');
  });

  it('hides default entries that are removed, and drops custom ones', async () => {
    const row = await fetchMenuRow();
    const without = row.grupos.filter(({ texto }: { texto: string }) => texto !== 'Promociones' && texto !== 'Banca');
    const saved = (await change(row, { grupos: without, pie: [] }).expect(200)).body;
    expect(saved.grupos.at(-1)).toMatchObject({ texto: 'Promociones', ruta: '/promociones', oculto: true });
    expect(saved.grupos.map(({ texto }: { texto: string }) => texto)).not.toContain('Banca');
    expect(saved.pie).toEqual([
      { texto: 'Necesito…', ruta: '/necesito', oculto: true },
      { texto: 'Transparencia', ruta: '/transparencia', oculto: true },
      { texto: expect.any(String), ruta: '/privacidad', oculto: false },
      { texto: 'Accesibilidad', ruta: '/accesibilidad', oculto: true },
    ]);
  });

  it('appends pages added by a later release to their group', async () => {
    const row = await fetchMenuRow();
    const { menuOf } = await import('@coop/domain/sections/menu/menuOf');
    const older = row.grupos.map((grupo: Written['grupos'][number]) => ({
      ...grupo,
      entradas: grupo.entradas.filter(({ ruta }) => ruta !== '/servicios/cobranza-facturas'),
    }));
    const { principal } = menuOf({ grupos: older, pie: row.pie });
    expect(principal.find(({ href }) => href === '/servicios')?.children?.at(-1)).toMatchObject({
      label: 'Cobranza de Facturas',
    });
  });

  it('returns to the default menu when that one is published', async () => {
    const row = await fetchMenuRow();
    await order((await change(row, rowOfMenu()).expect(200)).body, 'publicar').expect(200);
    const { principal, pie } = await publishedMenu(beside);
    expect(principal).toEqual(menuDeOrigen.principal);
    expect(pie).toEqual(menuDeOrigen.pie);
  });

  it('can’t be duplicated or archived', async () => {
    await send().expect(422);
    const row = await fetchMenuRow();
    await order(row, 'archivar').expect(422);
    expect((await stored(row)).estado).toBe('publicado');
  });
});
