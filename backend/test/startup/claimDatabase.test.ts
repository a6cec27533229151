import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { idOf } from '../../src/demo/seed.js';
import { readConfig } from '../../src/platform/config/config.js';
import type { Connection } from '../../src/platform/database/connect.js';
import { historial } from '../../src/platform/database/schema/historial.js';
import { instalacion } from '../../src/platform/database/schema/instalacion.js';
import { tables } from '../../src/platform/database/tables/tables.js';
import { claimDatabase } from '../../src/startup/claimDatabase.js';
import { openTestDatabase } from '../support/openTestDatabase.js';
import { user } from '../users/userStoreContract.js';

let connection: Connection;
beforeEach(async () => {
  connection = await openTestDatabase();
});
afterEach(() => connection.close());

const demo = () => claimDatabase(connection.database, readConfig({ DEMO: '1' }));
const production = () =>
  claimDatabase(connection.database, { ...readConfig({ NODE_ENV: 'test' }), NODE_ENV: 'production' });
const seeded = idOf('novedades', 'cualquiera');
const hire = (email: string) =>
  connection.database
    .insert(tables.usuarios)
    .values({ ...user(randomUUID()), email } as typeof tables.usuarios.$inferInsert);
/** A row with that identifier, as made by an earlier version, which did not say whose the database is. */
const plant = (registro: string) =>
  connection.database.insert(historial).values({
    id: randomUUID(),
    seccion: 'novedades',
    registro,
    version: 1,
    accion: 'crear',
    en: new Date().toISOString(),
  });

describe('the demonstration', () => {
  it('takes an empty database, and goes on with it whatever people write into it', async () => {
    await demo();
    await hire('rosa.mamani@cooperativa.bo');
    await demo();
  });

  it('refuses one that holds anything else, and says why', async () => {
    await hire('rosa.mamani@cooperativa.bo');
    await expect(demo()).rejects.toThrow('su base tiene datos que ella no sembró');
  });

  it('refuses one that a real installation started on, even while it is empty', async () => {
    await production();
    await expect(demo()).rejects.toThrow('no se inicia');
  });

  it('takes what it seeded before databases said whose they are, unless real people are in it', async () => {
    await plant(seeded);
    await hire('rosa.mamani@cooperativa.bo');
    await expect(demo()).rejects.toThrow('no se inicia');
    await connection.database.update(tables.usuarios).set({ email: 'rosa@kantuta.test' });
    await demo();
  });
});

describe('tests', () => {
  const test = () => claimDatabase(connection.database, readConfig({ NODE_ENV: 'test' }));

  it('refuse the database of a real installation', async () => {
    await production();
    await expect(test()).rejects.toThrow('NODE_ENV=test');
  });

  it('take any other, and do not keep it', async () => {
    await hire('rosa.mamani@cooperativa.bo');
    await test();
    expect(await connection.database.select().from(instalacion)).toEqual([]);
  });
});

describe('a real installation', () => {
  it('takes a database with content, and takes it again', async () => {
    await hire('rosa.mamani@cooperativa.bo');
    await plant(uuidv7());
    await production();
    await production();
    expect(await connection.database.select().from(instalacion)).toEqual([{ clave: 'clase', valor: 'produccion' }]);
  });

  it('refuses that of the demonstration', async () => {
    await demo();
    await expect(production()).rejects.toThrow('la base de la demostración');
  });

  it('refuses one that the demonstration began before databases said whose they are, and says what to do', async () => {
    await hire('comercial@kantuta.test');
    await expect(production()).rejects.toThrow('Dele a la entidad una base vacía');
    expect(await connection.database.select().from(instalacion)).toEqual([]);
    await connection.database.update(tables.usuarios).set({ email: 'comercial@kantuta.test.bo' });
    await production();
  });

  it('refuses one with any row of the seed in its history, whoever works in it now', async () => {
    await plant(seeded);
    await hire('rosa.mamani@cooperativa.bo');
    await expect(production()).rejects.toThrow('la base de la demostración');
  });
});
