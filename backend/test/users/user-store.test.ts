import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Connection } from '../../src/platform/database/connect.js';
import { tables } from '../../src/platform/database/tables/tables.js';
import { UserStore } from '../../src/platform/users/user-store.js';
import { openTestDatabase } from '../support/openTestDatabase.js';
import { user } from './userRow.js';

let connection: Connection;
let users: UserStore;
beforeAll(async () => {
  connection = await openTestDatabase();
  users = new UserStore(connection.database);
});
beforeEach(() => connection.database.delete(tables.usuarios));
afterAll(() => connection.close());

describe('UserStore', () => {
  it('returns stored users', async () => {
    await users.create(user('ana'));
    expect(await users.find('ana')).toEqual(user('ana'));
    expect(await users.list()).toEqual([user('ana')]);
  });

  it('returns undefined for an unknown uid', async () => {
    await users.create(user('ana'));
    expect(await users.find('ana/otra/ana')).toBeUndefined();
    expect(await users.find('')).toBeUndefined();
    expect(await users.find('eva')).toBeUndefined();
  });

  it('replaces the version that was read', async () => {
    await users.create(user('ana'));
    expect(await users.replace(user('ana', { nombre: 'Ana Rocha', version: 2 }), 1)).toBe(true);
    expect(await users.find('ana')).toMatchObject({ nombre: 'Ana Rocha', version: 2 });
  });

  it('rejects a stale replacement', async () => {
    await users.create(user('ana', { version: 2 }));
    expect(await users.replace(user('ana', { nombre: 'Ana Rocha', version: 2 }), 1)).toBe(false);
    expect(await users.find('ana')).toMatchObject({ nombre: 'Ana' });
  });

  it('replaces no missing user', async () => {
    expect(await users.replace(user('ana', { version: 2 }), 1)).toBe(false);
    expect(await users.list()).toEqual([]);
  });

  it('accepts one of several concurrent changes', async () => {
    await users.create(user('ana'));
    const tries = [1, 2, 3, 4, 5].map((n) => users.replace(user('ana', { nombre: `Ana ${n}`, version: 2 }), 1));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
  });

  it('rejects an e-mail address in use', async () => {
    await users.create(user('ana'));
    await users.create(user('eva'));
    const taken = { details: { errors: { email: 'Ya existe un usuario con ese correo' } } };
    await expect(users.create(user('leo', { email: 'ana@kantuta.test' }))).rejects.toMatchObject(taken);
    await expect(users.replace(user('eva', { email: 'ana@kantuta.test', version: 2 }), 1)).rejects.toMatchObject(taken);
    expect(await users.find('leo')).toBeUndefined();
  });

  it('accepts one of two concurrent users with the same address', async () => {
    const tries = ['leo', 'eva'].map((uid) => users.create(user(uid, { email: 'caja@kantuta.test' })));
    const results = await Promise.allSettled(tries);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await users.list()).toHaveLength(1);
  });

  it('demotes an administrador while another remains', async () => {
    await users.create(user('ana', { rol: 'administrador' }));
    await users.create(user('eva', { rol: 'administrador' }));
    expect(await users.replace(user('ana', { rol: 'rrhh', version: 2 }), 1)).toBe(true);
  });

  it.each([
    ['demotion', { rol: 'rrhh' }],
    ['suspension', { rol: 'administrador', estado: 'suspendido' }],
  ])('rejects the %s of the last administrador', async (_, change) => {
    await users.create(user('ana', { rol: 'administrador' }));
    await users.create(user('eva', { rol: 'administrador', estado: 'suspendido' }));
    await expect(users.replace(user('ana', { ...change, version: 2 }), 1)).rejects.toMatchObject({
      codigo: 'datos_invalidos',
    });
    expect(await users.find('ana')).toMatchObject({ rol: 'administrador', estado: 'activo' });
  });

  it('keeps one of the last two administradores demoted concurrently', async () => {
    await users.create(user('ana', { rol: 'administrador' }));
    await users.create(user('eva', { rol: 'administrador' }));
    const tries = ['ana', 'eva'].map((uid) => users.replace(user(uid, { rol: 'rrhh', version: 2 }), 1));
    const results = await Promise.allSettled(tries);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await users.list()).map(({ rol }) => rol).sort()).toEqual(['administrador', 'rrhh']);
  });

  it('compares e-mail addresses case-insensitively and stores them in lower case', async () => {
    await users.create(user('ana', { email: ' Ana@Kantuta.TEST' }));
    expect(await users.find('ana')).toMatchObject({ email: 'ana@kantuta.test' });
    const taken = { details: { errors: { email: 'Ya existe un usuario con ese correo' } } };
    await expect(users.create(user('leo', { email: 'ANA@kantuta.test' }))).rejects.toMatchObject(taken);
    await users.create(user('eva'));
    await expect(users.replace(user('eva', { email: 'ANA@kantuta.test', version: 2 }), 1)).rejects.toMatchObject(taken);
  });

  it('keeps an access recorded between a read and a replacement', async () => {
    await users.create(user('ana'));
    const read = await users.find('ana');
    await users.recordAccess('ana', new Date('2026-11-20T12:00:00Z'));
    expect(await users.replace({ ...user('ana'), ...read, cargo: 'Cajera', version: 2 }, 1)).toBe(true);
    expect(await users.find('ana')).toMatchObject({ cargo: 'Cajera', ultimoAcceso: '2026-11-20T12:00:00.000Z' });
  });

  it('records an access without a new version', async () => {
    await users.create(user('ana'));
    await users.recordAccess('ana', new Date('2026-11-20T12:00:00Z'));
    expect(await users.find('ana')).toEqual(user('ana', { ultimoAcceso: '2026-11-20T12:00:00.000Z' }));
  });
});
