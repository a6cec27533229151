import { randomUUID } from 'node:crypto';
import type { Rol } from '@coop/domain';
import type { SavedView } from '@coop/domain/answers';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { vistasGuardadas } from '../../src/platform/database/schema/panel.js';
import { useApp } from '../support/useApp.js';

const test = useApp();

/** A section that only administrador and comercial can read. */
const CAJAS = 'productos/caja-ahorro';
const RECLAMOS = 'contactanos/reclamos';

const newView = (more: object = {}) => ({
  seccion: CAJAS,
  nombre: `Vista ${randomUUID()}`,
  filtro: { publico: 'general', creadoEn_desde: '2026-10-01' },
  orden: ['nombre', 'ASC'],
  columnas: ['nombre', 'publico'],
  ...more,
});
const editableFields = ({ seccion: _, ...view }: ReturnType<typeof newView>) => view;

const save = (rol: Rol, more?: object) => test.as(rol).post('/api/vistas').send(newView(more));
const saved = async (rol: Rol, more?: object): Promise<SavedView> => (await save(rol, more).expect(201)).body;
const readAs = async (rol: Rol, seccion = CAJAS): Promise<SavedView[]> =>
  (await test.as(rol).get('/api/vistas').query({ seccion }).expect(200)).body;
const idsOf = async (rol: Rol, seccion?: string) => (await readAs(rol, seccion)).map(({ id }) => id);
const remove = (rol: Rol, { id, version }: SavedView) =>
  test.as(rol).delete(`/api/vistas/${id}`).set('If-Match', `"${version}"`);
const auditEntries = async (accion: string, titulo: string) =>
  (await test.find('/api/sitio/auditoria', { accion, seccion: CAJAS })).filter(
    (line: { titulo: string }) => line.titulo === titulo,
  );

describe('saved view', () => {
  it('is returned as saved, to its author', async () => {
    const sent = newView();
    const response = await test.as('comercial').post('/api/vistas').send(sent).expect(201);
    expect(response.body).toMatchObject({ ...sent, rol: null, vale: true, esSuya: true, version: 1 });
    expect(response.headers.location).toBe('/api/vistas?seccion=productos%2Fcaja-ahorro');
    expect(await readAs('comercial')).toContainEqual(response.body);
    expect(await idsOf('comercial', RECLAMOS)).not.toContain(response.body.id);
  });

  it('is hidden from other users, who can’t change or delete it', async () => {
    const view = await saved('comercial');
    expect(await idsOf('administrador')).not.toContain(view.id);
    for (const rol of ['administrador', 'creditos'] as const) {
      await remove(rol, view).expect(404);
      await test
        .as(rol)
        .put(`/api/vistas/${view.id}`)
        .send({ ...editableFields(newView()), version: 1 })
        .expect(404);
    }
    await remove('comercial', view).expect(200);
    expect(await idsOf('comercial')).not.toContain(view.id);
    expect(await auditEntries('retirarVista', view.nombre)).toEqual([]);
  });

  it('is updated by its author with optimistic locking', async () => {
    const view = await saved('comercial');
    const put = (version?: number) =>
      test
        .as('comercial')
        .put(`/api/vistas/${view.id}`)
        .send({
          ...editableFields(newView({ nombre: `${view.nombre} dos`, filtro: {}, orden: null, columnas: null })),
          version,
        });
    await put().expect(428);
    await put(7).expect(409);
    const { body } = await put(1).expect(200);
    expect(body).toMatchObject({ nombre: `${view.nombre} dos`, filtro: {}, orden: null, columnas: null, version: 2 });
    expect((await put(1).expect(409)).body.actual).toMatchObject({ version: 2 });
    await remove('comercial', view).expect(412);
    await remove('comercial', body).expect(200);
  });

  it('requires a session', async () => {
    await test.anonymous.get('/api/vistas').query({ seccion: CAJAS }).expect(401);
    await test.anonymous.post('/api/vistas').send(newView()).expect(401);
  });

  it('requires read access to its section', async () => {
    await saved('comercial', { seccion: RECLAMOS, filtro: { estado: 'registrado' }, orden: null, columnas: null });
    const reclamo = { seccion: RECLAMOS, filtro: { estado: 'registrado' }, orden: null, columnas: null };
    await save('finanzas', reclamo).expect(403);
    await test.as('finanzas').get('/api/vistas').query({ seccion: RECLAMOS }).expect(403);
    await save('comercial', { seccion: 'nada' }).expect(404);
    await test.as('comercial').get('/api/vistas').query({ seccion: 'nada' }).expect(404);
  });

  it.each<[string, object, string]>([
    ['an unknown field', { filtro: { clave: 'x' } }, 'filtro'],
    ['a field that lists can’t filter', { filtro: { requisitos: 'x' } }, 'filtro'],
    ['a database operator', { filtro: { publico: { $ne: '' } } }, 'filtro.publico'],
    ['an unknown choice', { filtro: { publico: 'otro' } }, 'filtro.publico'],
    ['too many values', { filtro: { publico: Array(201).fill('general') } }, 'filtro.publico'],
    ['a filter that is too long', { filtro: { id: Array(200).fill(randomUUID()) } }, 'filtro'],
    ['a sort by an unknown field', { orden: ['toString', 'ASC'] }, 'orden'],
    ['an unknown direction', { orden: ['nombre', 'x'] }, 'orden'],
    ['an unknown column', { columnas: ['nombre', 'constructor'] }, 'columnas'],
    ['no columns', { columnas: [] }, 'columnas'],
    ['a blank name', { nombre: '  ' }, 'nombre'],
    ['a name of 61 characters', { nombre: 'a'.repeat(61) }, 'nombre'],
    ['an unknown role', { rol: 'gerente' }, 'rol'],
    ['another author', { uid: 'otro' }, 'uid'],
  ])('rejects %s and names the field', async (_, wrong, part) => {
    const before = await idsOf('administrador');
    const { body } = await save('administrador', wrong).expect(422);
    expect(Object.keys(body.errors).map((path) => path.slice(0, part.length))).toContain(part);
    expect(await idsOf('administrador')).toEqual(before);
  });

  it('rejects a prototype key in the filter with 400', async () => {
    const body = JSON.stringify(newView({ filtro: {} })).replace(
      '"filtro":{}',
      '"filtro":{"__proto__":{"publico":"general"}}',
    );
    await test.as('comercial').post('/api/vistas').type('json').send(body).expect(400);
  });

  it('rejects searches for personal data in its filter', async () => {
    const look = { seccion: RECLAMOS, orden: null, columnas: null };
    for (const filtro of [{ q: 'Mamani' }, { numeroDocumento: '1234567' }]) {
      const { body } = await save('comercial', { ...look, filtro }).expect(422);
      expect(body.errors.filtro).toMatch(/no guarda el texto que se busca/);
    }
    await saved('comercial', { ...look, filtro: { asignadoA: test.uids.comercial, creadoEn_desde: '2026-10-01' } });
    await saved('comercial', { filtro: { q: 'feria' } });
    // The database can't store an unpaired surrogate.
    await save('comercial', { filtro: { q: 'feria \ud800' } }).expect(422);
  });

  it('has a unique name per author and section', async () => {
    const { nombre } = await saved('comercial');
    const { body } = await save('comercial', { nombre: nombre.toUpperCase() }).expect(422);
    expect(body.errors).toEqual({ nombre: 'Ya hay una vista con ese nombre' });
    await saved('administrador', { nombre });
    await saved('comercial', { nombre, seccion: RECLAMOS, filtro: {}, orden: null, columnas: null });
  });

  it('accepts one of two concurrent views with the same name', async () => {
    const nombre = `A la vez ${randomUUID()}`;
    const answers = await Promise.all([1, 2].map(() => save('comercial', { nombre })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('is returned without its filter when it no longer matches the list, and can be deleted', async () => {
    const view = await saved('comercial');
    await test.database.execute(
      sql`update ${vistasGuardadas} set filtro = '{"campoDeAntes":"x"}' where ${vistasGuardadas.id} = ${view.id}`,
    );
    const [found] = (await readAs('comercial')).filter(({ id }) => id === view.id);
    expect(found).toMatchObject({ vale: false, filtro: {}, orden: null, columnas: null, nombre: view.nombre });
    await remove('comercial', view).expect(200);
  });
});

describe('view shared with a role', () => {
  it('is created by administrador, readable by the role and logged in the audit log', async () => {
    const view = await saved('administrador', { rol: 'comercial' });
    expect(view).toMatchObject({ rol: 'comercial', esSuya: true });
    expect(await readAs('comercial')).toContainEqual({ ...view, esSuya: false });
    expect(await idsOf('administrador')).toContain(view.id);
    const [line] = await auditEntries('compartirVista', view.nombre);
    expect(line).toMatchObject({ creadoPor: test.uids.administrador });
  });

  it('can’t be created, changed or deleted by other roles', async () => {
    await save('comercial', { rol: 'comercial' }).expect(403);
    const own = await saved('comercial');
    const shared = await saved('administrador', { rol: 'comercial' });
    const put = (rol: Rol, { id }: SavedView, more: object) =>
      test
        .as(rol)
        .put(`/api/vistas/${id}`)
        .send({ ...editableFields(newView(more)), version: 1 });
    await put('comercial', own, { rol: 'comercial' }).expect(403);
    await put('comercial', shared, {}).expect(403);
    await remove('comercial', shared).expect(403);
    await put('administrador', shared, { rol: 'comercial' }).expect(200);
    expect(await auditEntries('compartirVista', own.nombre)).toEqual([]);
  });

  it('is hidden from other roles', async () => {
    const view = await saved('administrador', { rol: 'comercial' });
    const other = (await test.signUp('comercial')).token;
    const { body } = await test.anonymous
      .get('/api/vistas')
      .query({ seccion: CAJAS })
      .set('Authorization', `Bearer ${other}`)
      .expect(200);
    expect(body.map(({ id }: SavedView) => id)).toContain(view.id);
    const forAdministrador = await saved('administrador', { rol: 'administrador' });
    expect(await idsOf('comercial')).not.toContain(forAdministrador.id);
    await remove('comercial', forAdministrador).expect(404);
  });

  it('requires a role that can read the section and its columns', async () => {
    const look = { filtro: {}, orden: null, columnas: null };
    const { body } = await save('administrador', { ...look, seccion: RECLAMOS, rol: 'finanzas' }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['rol']);
    await saved('administrador', { ...look, seccion: RECLAMOS, rol: 'comercial' });
    const columns = { seccion: 'saldos', filtro: {}, orden: null, columnas: ['saldo'] };
    for (const [rol, shared] of [
      ['sistemas', null],
      ['administrador', 'sistemas'],
    ] as const) {
      const { body } = await save(rol, { ...columns, rol: shared }).expect(422);
      expect(body.errors).toEqual({ columnas: 'Esa columna no existe' });
    }
    await saved('comercial', columns);
    await saved('administrador', { ...columns, rol: 'comercial' });
  });

  it('has a unique name within the role', async () => {
    const { nombre } = await saved('administrador', { rol: 'comercial' });
    const { token } = await test.signUp('administrador');
    const second = (more: object) =>
      test.anonymous.post('/api/vistas').set('Authorization', `Bearer ${token}`).send(newView(more));
    await second({ nombre, rol: 'comercial' }).expect(422);
    await second({ nombre }).expect(201);
    await saved('comercial', { nombre });
  });

  it('logs changes and deletions in the audit log', async () => {
    const view = await saved('administrador', { rol: 'comercial' });
    const { body } = await test
      .as('administrador')
      .put(`/api/vistas/${view.id}`)
      .send({ ...editableFields(newView({ nombre: view.nombre, rol: 'comercial', filtro: {} })), version: 1 })
      .expect(200);
    expect(await auditEntries('cambiarVista', view.nombre)).toHaveLength(1);
    await remove('administrador', body).expect(200);
    expect(await auditEntries('retirarVista', view.nombre)).toHaveLength(1);
  });
});

it('saved views are limited to 30 per user, also concurrently', async () => {
  const { token } = await test.signUp('comercial');
  const add = (at: number) =>
    test.anonymous
      .post('/api/vistas')
      .set('Authorization', `Bearer ${token}`)
      .send(newView({ nombre: `Vista ${at}` }));
  for (let at = 1; at <= 29; at += 1) await add(at).expect(201);
  const last = await Promise.all([add(30), add(31)]);
  expect(last.map(({ status }) => status).sort()).toEqual([201, 422]);
  const { body } = await add(32).expect(422);
  expect(body).toMatchObject({ codigo: 'transicion_invalida' });
  expect(body.detail).toContain('30 vistas');
  const { body: views } = await test.anonymous
    .get('/api/vistas')
    .query({ seccion: CAJAS })
    .set('Authorization', `Bearer ${token}`);
  const [first] = views.filter(({ rol }: SavedView) => rol === null);
  await test.anonymous
    .delete(`/api/vistas/${first.id}`)
    .set('Authorization', `Bearer ${token}`)
    .set('If-Match', `"${first.version}"`)
    .expect(200);
  await add(33).expect(201);
});
