import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { roles, sectionList } from '@coop/domain';
import type { Panel, Paso } from '@coop/domain/answers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writing } from '../content/writing.js';
import { sajama } from '../entidad/brands.js';
import { describedEntidad } from '../support/describedEntidad.js';
import { startApp, type TestApp } from '../support/startApp.js';

const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-pasos-'));
const file = path.join(folder, 'entidad.json');

let test: TestApp;
beforeAll(async () => {
  writeFileSync(file, JSON.stringify({ ...describedEntidad, demostracion: false }));
  test = await startApp({ ENTIDAD_ARCHIVO: file });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const stepsOf = async (rol: (typeof roles)[number] = 'administrador'): Promise<Paso[]> =>
  ((await test.as(rol).get('/api/panel').expect(200)).body as Panel).pasos;
const isDone = async (section: string) => (await stepsOf()).find(({ seccion }) => seccion === section)?.hecho;
const { create, order } = writing(
  () => test,
  'sitio/entidad',
  () => sajama,
);

describe('the first steps', () => {
  it('are for administrador alone', async () => {
    for (const rol of roles.filter((one) => one !== 'administrador')) expect(await stepsOf(rol)).toEqual([]);
    expect((await stepsOf()).length).toBeGreaterThan(5);
  });

  it('begin with the entity, and lead to a section that administrador opens', async () => {
    const steps = await stepsOf();
    expect(steps[0]).toMatchObject({ seccion: 'sitio/entidad', enlace: '/administrador/sitio/entidad', hecho: false });
    const names = sectionList.map(({ name }) => name as string);
    expect(steps.filter(({ seccion }) => !names.includes(seccion))).toEqual([]);
  });

  it('are done by what is published, not by a draft', async () => {
    const draft = await create();
    expect(await isDone('sitio/entidad')).toBe(false);
    await order(draft, 'publicar').expect(200);
    expect(await isDone('sitio/entidad')).toBe(true);
    // One of each role is in this installation already.
    expect(await isDone('usuarios')).toBe(true);
    expect(await isDone('sitio/agencias')).toBe(false);
  });
});
