import { describe, expect, it } from '@jest/globals';
import { startApp } from '../support/startApp.js';
import { useApp } from '../support/useApp.js';
import { order, register } from './complaint.js';

const test = useApp();

const RECLAMOS = '/api/contactanos/reclamos';
const uidsFor = async (section: string, rol: 'comercial' | 'creditos' = 'comercial') =>
  (await test.as(rol).get(`/api/contactanos/${section}/responsables`).expect(200)).body.map(
    ({ uid }: { uid: string }) => uid,
  );

describe('assignees of a case', () => {
  it('lists the uid and name of users who can work on the section', async () => {
    const { administrador, comercial, creditos } = test.uids;
    expect((await uidsFor('reclamos')).sort()).toEqual([administrador, comercial].sort());
    expect((await uidsFor('solicitudes-creditos', 'creditos')).sort()).toEqual([administrador, creditos].sort());
    const { body } = await test.as('comercial').get(`${RECLAMOS}/responsables`);
    expect(body[0]).toEqual({ uid: administrador, nombre: 'Usuario administrador' });
  });

  it('rejects other roles with 403 and anonymous callers with 401', async () => {
    for (const rol of ['creditos', 'sistemas', 'finanzas', 'rrhh'] as const)
      await test.as(rol).get(`${RECLAMOS}/responsables`).expect(403);
    await test.anonymous.get(`${RECLAMOS}/responsables`).expect(401);
  });

  it('omits suspended users', async () => {
    const own = await startApp();
    const { uids } = own;
    const admin = own.as('administrador');
    await admin.post(`/api/usuarios/${uids.comercial}/suspender`).set(own.seen(uids.comercial)).expect(200);
    const { body } = await admin.get(`${RECLAMOS}/responsables`).expect(200);
    expect(body.map(({ uid }: { uid: string }) => uid)).toEqual([uids.administrador]);
    await own.close();
  });

  it('rejects an assignment to another role or a suspended user', async () => {
    const own = await startApp();
    const { uids } = own;
    const row = await register(own);
    const assignTo = (uid: string) => order(own, row, 'analizar', { asignadoA: uid }, 'administrador');
    expect((await assignTo(uids.rrhh).expect(422)).body.errors).toEqual({
      asignadoA: 'Esa persona no atiende esta sección',
    });
    const suspend = own.as('administrador').post(`/api/usuarios/${uids.comercial}/suspender`);
    await suspend.set(own.seen(uids.comercial)).expect(200);
    await assignTo(uids.comercial).expect(422);
    expect((await assignTo(uids.administrador).expect(200)).body.asignadoA).toBe(uids.administrador);
    await own.close();
  });

  it('filters the list by assignee', async () => {
    const [mine, other] = [await register(test), await register(test)];
    await order(test, mine, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    await order(test, other, 'analizar', { asignadoA: test.uids.administrador }).expect(200);
    const filter = JSON.stringify({ asignadoA: test.uids.comercial });
    const { body } = await test.as('comercial').get(RECLAMOS).query({ filter }).expect(200);
    const ids = body.map(({ id }: { id: string }) => id);
    expect(ids).toContain(mine.id);
    expect(ids).not.toContain(other.id);
  });
});
