import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { roles, sectionList, todayInLaPaz } from '@coop/domain';
import type { Panel, Paso } from '@coop/domain/answers';
import { rowOfMenu } from '@coop/domain/sections/menu/rowOfMenu';
import { afterAll, describe, expect, it } from '@jest/globals';
import { writing } from '../content/writing.js';
import { sajama } from '../entidad/brands.js';
import { describedEntidad } from '../support/describedEntidad.js';
import { startApp } from '../support/startApp.js';
import { useApp } from '../support/useApp.js';

const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-pasos-'));
const file = path.join(folder, 'entidad.json');

writeFileSync(file, JSON.stringify({ ...describedEntidad, demostracion: false }));
const test = useApp({ ENTIDAD_ARCHIVO: file });
afterAll(() => rmSync(folder, { recursive: true }));

const stepsOf = async (rol: (typeof roles)[number] = 'administrador'): Promise<Paso[]> =>
  ((await test.as(rol).get('/api/panel').expect(200)).body as Panel).pasos;
const isDone = async (section: string) => (await stepsOf()).find(({ seccion }) => seccion === section)?.hecho;
const menu = writing(test, 'sitio/menu', () => rowOfMenu());
const { create, order } = writing(test, 'sitio/entidad', () => sajama);

describe('first steps of an installation', () => {
  it('are shown to administrador only', async () => {
    for (const rol of roles.filter((one) => one !== 'administrador')) expect(await stepsOf(rol)).toEqual([]);
    expect(await stepsOf()).toHaveLength(15);
  });

  it('start with the entity and link to sections of the panel', async () => {
    const steps = await stepsOf();
    expect(steps[0]).toMatchObject({ seccion: 'sitio/entidad', enlace: '/administrador/sitio/entidad', hecho: false });
    const names = ['cotizacion', ...sectionList.map(({ name }) => name as string)];
    expect(steps.filter(({ seccion }) => !names.includes(seccion))).toEqual([]);
    expect(steps.every(({ motivo, enlace }) => motivo && enlace.startsWith('/administrador'))).toBe(true);
  });

  it('are completed by a publication, not by a draft', async () => {
    const draft = await create();
    expect(await isDone('sitio/entidad')).toBe(false);
    await order(draft, 'publicar').expect(200);
    expect(await isDone('sitio/entidad')).toBe(true);
    // The test installation already has a user of each role.
    expect(await isDone('usuarios')).toBe(true);
    expect(await isDone('sitio/agencias')).toBe(false);
  });

  it('include the holidays of the current year, created in one action', async () => {
    expect(await isDone('sitio/feriados')).toBe(false);
    const year = todayInLaPaz().slice(0, 4);
    await test.as('administrador').post(`/api/sitio/feriados/propuesta/${year}`).expect(200);
    expect(await isDone('sitio/feriados')).toBe(true);
  });

  it('require a review of the default parameters', async () => {
    expect(await isDone('sitio/parametros')).toBe(false);
    const { body } = await test.as('administrador').get('/api/sitio/parametros').expect(200);
    const { id, version } = body[0];
    const norma = 'Circular de ejemplo';
    await test.as('administrador').put(`/api/sitio/parametros/${id}`).send({ version, norma }).expect(200);
    expect(await isDone('sitio/parametros')).toBe(true);
  });
});

describe('menu step', () => {
  const step = async () => (await stepsOf()).find(({ seccion }) => seccion === 'sitio/menu');
  const dismissPath = `/api/panel/pasos/${encodeURIComponent('sitio/menu')}/apartado`;

  it('is completed by a publication, or dismissed and restored', async () => {
    const draft = await menu.create();
    expect(await step()).toMatchObject({ hecho: false, apartar: 'Está bien así', enlace: '/administrador/sitio/menu' });
    await test.as('administrador').put(dismissPath).expect(204);
    expect((await step())?.apartado).toMatchObject({ por: 'Usuario administrador' });
    await test.as('administrador').delete(dismissPath).expect(204);
    await menu.order(draft, 'publicar').expect(200);
    expect(await step()).toMatchObject({ hecho: true, apartado: null });
  });

  it('can’t be dismissed by other users', async () => {
    await test.as('comercial').put(dismissPath).expect(403);
    await test.anonymous.put(dismissPath).expect(401);
  });
});

describe('step that does not apply', () => {
  const path = (clave: string) => `/api/panel/pasos/${encodeURIComponent(clave)}/apartado`;
  const stepAt = async (clave: string) => (await stepsOf()).find((step) => step.clave === clave);

  it('is dismissed by administrador with author and time, and restored', async () => {
    await test.as('administrador').put(path('productos/caja-ahorro')).expect(204);
    expect(await stepAt('productos/caja-ahorro')).toMatchObject({
      hecho: false,
      apartado: { por: 'Usuario administrador', en: expect.any(String) },
    });
    // A repeated request keeps the first author and adds no audit entry.
    await test.as('administrador').put(path('productos/caja-ahorro')).expect(204);
    const body = await test.find('/api/sitio/auditoria', { accion: 'apartarPaso' });
    expect(body.filter(({ titulo }: { titulo: string }) => titulo.includes('cajas de ahorro'))).toHaveLength(1);
    await test.as('administrador').delete(path('productos/caja-ahorro')).expect(204);
    expect((await stepAt('productos/caja-ahorro'))?.apartado).toBeNull();
  });

  it('rejects required steps, unknown steps and other roles', async () => {
    const { body } = await test.as('administrador').put(path('sitio/entidad')).expect(422);
    expect(body.detail).toContain('hace falta en toda entidad');
    await test.as('administrador').put(path('sitio/nada')).expect(404);
    await test.as('comercial').put(path('productos/caja-ahorro')).expect(403);
    await test.as('sistemas').delete(path('productos/caja-ahorro')).expect(403);
    await test.anonymous.put(path('productos/caja-ahorro')).expect(401);
  });
});

describe('test e-mail', () => {
  it('is sent to the requesting user, returns the SMTP result and completes its step', async () => {
    expect(await isDone('sitio/correos')).toBe(false);
    const { body } = await test.as('administrador').post('/api/panel/correo-de-prueba').expect(200);
    expect(body).toMatchObject({ para: expect.stringMatching(/^administrador\./), entregado: true });
    expect(await isDone('sitio/correos')).toBe(true);
    await test.as('rrhh').post('/api/panel/correo-de-prueba').expect(403);
  });

  it('reports a failure and completes nothing', async () => {
    const mute = await startApp({ ENTIDAD_ARCHIVO: file, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@coop.example' });
    try {
      const { body } = await mute.as('administrador').post('/api/panel/correo-de-prueba').expect(200);
      expect(body).toMatchObject({ entregado: false, respuesta: 'No se pudo conectar con el servidor de correo' });
      const { body: panel } = await mute.as('administrador').get('/api/panel').expect(200);
      expect((panel as Panel).pasos.find(({ clave }) => clave === 'correo')?.hecho).toBe(false);
    } finally {
      await mute.close();
    }
  });
});
