import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/startApp.js';

const SECTION = '/api/sitio/redirecciones';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

const send = (desde: string, hacia: string) => test.as('administrador').post(SECTION).send({ desde, hacia });

describe('a redirection', () => {
  it('leads from an address of before to a page of the site, or elsewhere', async () => {
    await send('/nosotros', '/institucional/resena-historica').expect(201);
    await send('/banca', 'https://banca.example/ingreso').expect(201);
  });

  it.each([
    ['an address with its domain', 'https://otra.example/a', '/novedades', 'desde'],
    ['an address in capitals', '/Nosotros', '/novedades', 'desde'],
    ['what a browser would take for another site', '//otra.example', '/novedades', 'desde'],
    ['a script', '/a', 'javascript:alert(1)', 'hacia'],
    ['another site by a way round', '/a', '//otra.example', 'hacia'],
    ['itself', '/a', '/a', 'hacia'],
  ])('is not of %s', async (_, desde, hacia, field) => {
    const { body } = await send(desde, hacia).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('is one of each address, and leads to no other', async () => {
    await send('/historia', '/institucional/resena-historica').expect(201);
    expect((await send('/historia', '/novedades').expect(422)).body.errors).toHaveProperty('desde');
    expect((await send('/quienes-somos', '/historia?a=1').expect(422)).body.errors).toEqual({
      hacia: 'Esa dirección ya se desvía a otra: escriba el destino final',
    });
    expect((await send('/institucional/resena-historica', '/novedades').expect(422)).body.errors).toEqual({
      desde: 'Otra redirección lleva a esa dirección: cambie antes su destino',
    });
  });

  it('is for administrador alone', async () => {
    for (const rol of ['comercial', 'sistemas', 'rrhh'] as const)
      await test.as(rol).post(SECTION).send({ desde: '/b', hacia: '/novedades' }).expect(403);
  });
});
