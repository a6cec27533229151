import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import { readConfig } from '../../src/platform/config/config.js';
import type { Connection } from '../../src/platform/database/connect.js';
import { setOwner } from '../../src/platform/database/installation.js';
import { historial } from '../../src/platform/database/schema/history.js';
import { instalacion } from '../../src/platform/database/schema/installation.js';
import { tables } from '../../src/platform/database/tables/tables.js';
import { claimDatabase, isOtherSalt } from '../../src/startup/claimDatabase.js';
import { consulta, sendTo } from '../intake/samples.js';
import { openTestDatabase } from '../support/openTestDatabase.js';
import { startApp } from '../support/startApp.js';
import { user } from '../users/userRow.js';

let connection: Connection;
beforeEach(async () => {
  connection = await openTestDatabase();
});
afterEach(() => connection.close());

const production = () => claimDatabase(connection.database, { NODE_ENV: 'production' });
/** Id as the demonstration derives it. */
const seeded = uuidv5('novedades/una', uuidv5.URL);
const createUser = (email: string) =>
  connection.database
    .insert(tables.usuarios)
    .values({ ...user(randomUUID()), email } as typeof tables.usuarios.$inferInsert);
/** Adds a row with that id, as versions before the owner mark did. */
const addHistoryEntry = (registro: string) =>
  connection.database.insert(historial).values({
    id: randomUUID(),
    seccion: 'novedades',
    registro,
    version: 1,
    accion: 'crear',
    en: new Date().toISOString(),
  });

describe('claim by tests', () => {
  const test = () => claimDatabase(connection.database, readConfig({ NODE_ENV: 'test' }));

  it('rejects the database of a real installation', async () => {
    await production();
    await expect(test()).rejects.toThrow('NODE_ENV=test');
  });

  it('accepts any other, without marking it', async () => {
    await createUser('rosa.mamani@cooperativa.bo');
    await test();
    expect(await connection.database.select().from(instalacion)).toEqual([]);
  });
});

describe('claim by a real installation', () => {
  it('accepts a database with content, repeatedly', async () => {
    await createUser('rosa.mamani@cooperativa.bo');
    await addHistoryEntry(uuidv7());
    await production();
    await production();
    expect(await connection.database.select().from(instalacion)).toEqual([{ clave: 'clase', valor: 'produccion' }]);
  });

  it('accepts a used database without demonstration users', async () => {
    const app = await startApp();
    await sendTo(app)('consultas', consulta).expect(201);
    const feriado = { fecha: '2026-12-25', nombre: 'Navidad', ambito: 'nacional', tipo: 'feriado' };
    await app.as('administrador').post('/api/sitio/feriados').send(feriado).expect(201);
    const database = app.database;
    await expect(claimDatabase(database, { NODE_ENV: 'production' })).rejects.toThrow('la base de la demostración');
    await database.update(tables.usuarios).set({ email: sql`id || '@cooperativa.bo'` });
    await claimDatabase(database, { NODE_ENV: 'production' });
    await app.close();
  });

  it('rejects the database of the demonstration', async () => {
    await setOwner(connection.database, 'demostracion');
    await expect(production()).rejects.toThrow('la base de la demostración');
  });

  it('rejects an unmarked demonstration database and explains the remedy', async () => {
    await createUser('comercial@kantuta.test');
    await expect(production()).rejects.toThrow('Dele a la entidad una base vacía');
    expect(await connection.database.select().from(instalacion)).toEqual([]);
    await connection.database.update(tables.usuarios).set({ email: 'comercial@kantuta.test.bo' });
    await production();
  });

  it('rejects a database with demonstration rows in its history', async () => {
    await addHistoryEntry(seeded);
    await createUser('rosa.mamani@cooperativa.bo');
    await expect(production()).rejects.toThrow('la base de la demostración');
  });
});

it('detects a HASH_SALT that differs from the last start', async () => {
  const other = (HASH_SALT?: string) => isOtherSalt(connection.database, { HASH_SALT });
  const [one, two] = ['una-sal-de-la-casa', 'otra-sal-de-la-casa'];
  for (const [salt, isOther] of [
    [one, false],
    [one, false],
    [undefined, false],
    [two, true],
    [two, false],
    [one, true],
  ] as const)
    expect([salt, await other(salt)]).toEqual([salt, isOther]);
  expect(JSON.stringify(await connection.database.select().from(instalacion))).not.toContain(one);
});
