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
const sendWithLinks = (...rutas: string[]) => send({ enlaces: rutas.map((ruta) => ({ texto: 'Ver', ruta })) });

describe('guide for a situation', () => {
  it('links to pages of the site, forms and published rows', async () => {
    const { body } = await sendWithLinks(
      '/contactanos/reclamos',
      '/institucional/tarifario?q=tarjeta#costos',
      '/',
    ).expect(201);
    expect(body.slug).toBe('olvide-mi-clave');
    await test
      .as('administrador')
      .post(`${SECTION}/${body.id}/publicar`)
      .set('If-Match', `"${body.version}"`)
      .expect(200);
    await sendWithLinks(`/necesito/${body.slug}`).expect(201);
  });

  it.each([
    ['an unknown page', '/contactanos/reclamo', 'El sitio no tiene una página en esa dirección'],
    ['an unpublished page', '/necesito/por-escribir', 'El sitio no tiene una página en esa dirección'],
    ['the panel path', '/admin/usuarios', 'El sitio no tiene una página en esa dirección'],
    ['the API', '/api/publico/novedades', 'El sitio no tiene una página en esa dirección'],
    ['an external site', 'https://otra.example/', 'Escriba una dirección del sitio, como /contactanos/reclamos'],
    ['a script', 'javascript:alert(1)', 'Escriba una dirección del sitio, como /contactanos/reclamos'],
    ['a protocol-relative URL', '//otra.example', 'El sitio no tiene una página en esa dirección'],
  ])('rejects a link to %s', async (_, ruta, message) => {
    const { body } = await sendWithLinks('/contactanos/agencias', ruta).expect(422);
    expect(body.errors).toEqual({ 'enlaces.1.ruta': message });
  });

  it('requires one to four short steps', async () => {
    await send({ pasos: ['Uno', 'Dos', 'Tres', 'Cuatro'] }).expect(201);
    expect((await send({ pasos: [] }).expect(422)).body.errors).toEqual({ pasos: 'Agregue al menos 1' });
    expect((await send({ pasos: Array(5).fill('Paso') }).expect(422)).body.errors).toEqual({ pasos: 'Como máximo 4' });
    expect(Object.keys((await send({ pasos: ['a'.repeat(101)] }).expect(422)).body.errors)).toEqual(['pasos.0']);
  });

  it('is written by administrador only', async () => {
    await test.as('comercial').get(SECTION).expect(403);
    await test.as('comercial').post(SECTION).send(situation).expect(403);
    await test.anonymous.post(SECTION).send(situation).expect(401);
  });
});

describe('starter guides', () => {
  it('are created once as drafts, hidden from visitors until published', async () => {
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

  it('contain no phone number, amount, name or URL', () => {
    const words = JSON.stringify(starterSituations);
    expect(words).not.toMatch(/\d{3}|Bs|Kantuta|https?:/);
  });

  it('link only to pages that every installation has', async () => {
    for (const { enlaces = [] } of starterSituations)
      await sendWithLinks(...enlaces.map(({ ruta }) => ruta)).expect(201);
  });
});
