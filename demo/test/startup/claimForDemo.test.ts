import { randomUUID } from 'node:crypto';
import { claimDatabase, historial, openTestDatabase, type TestConnection, tables, user } from '@coop/backend/test';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { demoContent } from '../../src/content/demoContent.js';
import { idOf, type Seed } from '../../src/ground/seed.js';
import { claimForDemo } from '../../src/startup/claimForDemo.js';

let connection: TestConnection;
beforeEach(async () => {
  connection = await openTestDatabase();
});
afterEach(() => connection.close());

const demo = () => claimForDemo(connection.database);
const production = () => claimDatabase(connection.database, { NODE_ENV: 'production' });
const hire = (email: string) =>
  connection.database
    .insert(tables.usuarios)
    .values({ ...user(randomUUID()), email } as typeof tables.usuarios.$inferInsert);
/** The rows that the seed would make there, as earlier versions did, which did not say whose the database is. */
const plant = ({ section, key }: Seed) =>
  connection.database.insert(historial).values({
    id: randomUUID(),
    seccion: section.name,
    registro: idOf(section.name, key),
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
    await plant(demoContent()[0] as Seed);
    await hire('rosa.mamani@cooperativa.bo');
    await expect(demo()).rejects.toThrow('no se inicia');
    await connection.database.update(tables.usuarios).set({ email: 'rosa@kantuta.test' });
    await demo();
  });
});

describe('a real installation', () => {
  it('refuses what the demonstration took', async () => {
    await demo();
    await expect(production()).rejects.toThrow('la base de la demostración');
  });

  it('refuses any row of the seed, whoever works there now', async () => {
    await hire('rosa.mamani@cooperativa.bo');
    await plant(demoContent().at(-1) as Seed);
    await expect(production()).rejects.toThrow('la base de la demostración');
  });
});
