import { sections } from '@coop/domain';
import { starterPages } from '@coop/domain/sections/paginas/starter/starterPages';
import { starterTemplates } from '@coop/domain/sections/plantillasRespuesta/starterTemplates';
import { describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';

const PAGES = '/api/sitio/paginas';
const MINE = '/institucional/mision-vision';

type Page = { id: string; version: number; ruta: string; titulo: string; estado: string; bloques: object[] };

const test = useApp();

const placeTexts = async () => (await test.as('administrador').post('/api/panel/textos-iniciales').expect(200)).body;
const pages = async (): Promise<Page[]> =>
  (await test.as('administrador').get(PAGES).query({ range: '[0,99]' }).expect(200)).body;

describe('starter pages', () => {
  it('are created by administrador only', async () => {
    await test.as('comercial').post('/api/panel/textos-iniciales').expect(403);
    await test.anonymous.post('/api/panel/textos-iniciales').expect(401);
    expect(await pages()).toEqual([]);
  });

  it('are created once as drafts, skipping existing and redirected paths', async () => {
    const own = { ruta: MINE, titulo: 'Lo que nos mueve' };
    await test.as('administrador').post(PAGES).send(own).expect(201);
    const moved = { desde: '/institucional/calificacion-de-riesgo', hacia: '/transparencia' };
    await test.as('administrador').post('/api/sitio/redirecciones').send(moved).expect(201);
    expect(await placeTexts()).toContainEqual({
      seccion: 'sitio/paginas',
      etiqueta: 'Páginas',
      puestos: starterPages.length - 2,
    });
    const placed = await pages();
    expect(placed).toHaveLength(starterPages.length - 1);
    expect(placed.map(({ ruta }) => ruta)).not.toContain(moved.desde);
    expect(placed.filter(({ estado }) => estado !== 'borrador')).toEqual([]);
    expect(placed.find(({ ruta }) => ruta === MINE)?.titulo).toBe(own.titulo);
    // Every block has all its fields, like one written by staff.
    for (const bloque of placed.flatMap(({ bloques }) => bloques)) expect(bloque).toHaveProperty('elementos');
    await test.anonymous.get('/api/publico/sitio/paginas/institucional-resena-historica').expect(404);
  });

  it('are not created again after a change or deletion', async () => {
    const [one] = (await pages()).filter(({ ruta }) => ruta === '/servicios/cobranza-facturas') as [Page];
    await test.as('administrador').delete(`${PAGES}/${one.id}`).set('If-Match', `"${one.version}"`).expect(200);
    expect(await placeTexts()).toEqual([]);
    expect(await pages()).toHaveLength(starterPages.length - 2);
  });

  it('can’t be published while a placeholder remains', async () => {
    const [draft] = (await pages()).filter(({ ruta }) => ruta === '/institucional/resena-historica') as [Page];
    const publish = (version: number) =>
      test.as('administrador').post(`${PAGES}/${draft.id}/publicar`).send({ version });
    const { body } = await publish(draft.version).expect(422);
    expect(body.errors.resumen).toBe('Falta completar: la historia de la entidad en una frase');
    const change = { version: draft.version, resumen: 'Cincuenta años de ahorro.', bloques: [] };
    const { body: changed } = await test.as('administrador').put(`${PAGES}/${draft.id}`).send(change).expect(200);
    await publish(changed.version).expect(200);
  });
});

describe('content of the starter pages', () => {
  it('contains no phone number, amount, name or URL', () => {
    expect(JSON.stringify([starterPages, starterTemplates])).not.toMatch(/\d{3}|Bs |Kantuta|https?:/);
  });

  it('contains each path once', () =>
    expect(new Set(starterPages.map(({ ruta }) => ruta)).size).toBe(starterPages.length));

  it('is valid for its section', () => {
    for (const { slug: _, ...page } of starterPages) sections['sitio/paginas'].draft().parse(page);
    for (const one of starterTemplates) sections['sitio/plantillas-respuesta'].draft().parse(one);
  });
});
