import { starterSituations } from '@coop/domain/sections/necesito/starterSituations';
import { describe, expect, it } from '@jest/globals';
import { StarterContent } from '../../src/resource/starter/starter-content.service.js';
import { useApp } from '../support/useApp.js';

const SECTION = '/api/sitio/necesito';
const PUBLIC = '/api/publico/sitio/necesito';

const test = useApp();

const situation = { titulo: 'Olvidé mi clave', resumen: 'La cambia en una agencia.', pasos: ['Vaya a una agencia.'] };
const send = (more: object) =>
  test
    .as('administrador')
    .post(SECTION)
    .send({ ...situation, ...more });
const leading = (...rutas: string[]) => send({ enlaces: rutas.map((ruta) => ({ texto: 'Ver', ruta })) });

describe('a situation', () => {
  it('leads to pages of the site: of the menu, of forms, of what is published', async () => {
    const { body } = await leading('/contactanos/reclamos', '/institucional/tarifario?q=tarjeta#costos', '/').expect(
      201,
    );
    expect(body.slug).toBe('olvide-mi-clave');
    await test
      .as('administrador')
      .post(`${SECTION}/${body.id}/publicar`)
      .set('If-Match', `"${body.version}"`)
      .expect(200);
    await leading(`/necesito/${body.slug}`).expect(201);
  });

  it.each([
    ['a page that the site lacks', '/contactanos/reclamo', 'El sitio no tiene una página en esa dirección'],
    ['what nobody has published', '/necesito/por-escribir', 'El sitio no tiene una página en esa dirección'],
    ['the panel', '/admin/usuarios', 'El sitio no tiene una página en esa dirección'],
    ['what programs ask', '/api/publico/novedades', 'El sitio no tiene una página en esa dirección'],
    ['another site', 'https://otra.example/', 'Escriba una dirección del sitio, como /contactanos/reclamos'],
    ['a script', 'javascript:alert(1)', 'Escriba una dirección del sitio, como /contactanos/reclamos'],
    ['another site by a way round', '//otra.example', 'El sitio no tiene una página en esa dirección'],
  ])('does not lead to %s', async (_, ruta, message) => {
    const { body } = await leading('/contactanos/agencias', ruta).expect(422);
    expect(body.errors).toEqual({ 'enlaces.1.ruta': message });
  });

  it('says what to do, in no more than a screen holds', async () => {
    await send({ pasos: ['Uno', 'Dos', 'Tres', 'Cuatro'] }).expect(201);
    expect((await send({ pasos: [] }).expect(422)).body.errors).toEqual({ pasos: 'Agregue al menos 1' });
    expect((await send({ pasos: Array(5).fill('Paso') }).expect(422)).body.errors).toEqual({ pasos: 'Como máximo 4' });
    expect(Object.keys((await send({ pasos: ['a'.repeat(101)] }).expect(422)).body.errors)).toEqual(['pasos.0']);
  });

  it('is written by administrador alone', async () => {
    await test.as('comercial').get(SECTION).expect(403);
    await test.as('comercial').post(SECTION).send(situation).expect(403);
    await test.anonymous.post(SECTION).send(situation).expect(401);
  });
});

describe('an installation', () => {
  it('begins with situations as drafts, once: nobody reads them before its staff has', async () => {
    await test.app.get(StarterContent, { strict: false }).placeAtStart();
    const find = async () =>
      (await test.as('administrador').get(SECTION).query({ range: '[0,99]', sort: '["orden","ASC"]' }).expect(200))
        .body;
    const rows: { id: string; slug: string; estado: string; version: number }[] = await find();
    for (const { slug } of starterSituations)
      expect(rows).toContainEqual(expect.objectContaining({ slug, estado: 'borrador' }));
    await test.anonymous.get(`${PUBLIC}/perdi-mi-tarjeta`).expect(404);

    const [first] = rows.filter(({ slug }) => slug === 'perdi-mi-tarjeta');
    await test
      .as('administrador')
      .post(`${SECTION}/${first?.id}/publicar`)
      .set('If-Match', `"${first?.version}"`)
      .expect(200);
    await test.anonymous.get(`${PUBLIC}/perdi-mi-tarjeta`).expect(200);

    await test.app.get(StarterContent, { strict: false }).placeAtStart();
    expect(await find()).toHaveLength(rows.length);
  });

  it('is given no fact of any entity: no telephone, no amount, no name', () => {
    const words = JSON.stringify(starterSituations);
    expect(words).not.toMatch(/\d{3}|Bs|Kantuta|https?:/);
  });

  it('is led by them only to pages that every installation has', async () => {
    for (const { enlaces = [] } of starterSituations) await leading(...enlaces.map(({ ruta }) => ruta)).expect(201);
  });
});
