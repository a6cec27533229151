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

describe('the demo', () => {
  it('claims an empty database and accepts it again after people write to it', async () => {
    await demo();
    await hire('rosa.mamani@cooperativa.bo');
    await demo();
  });

  it('rejects a database with other data, and names the reason', async () => {
    await hire('rosa.mamani@cooperativa.bo');
    await expect(demo()).rejects.toThrow('su base tiene datos que ella no sembró');
  });

  it('rejects a database claimed by a real installation, even an empty one', async () => {
    await production();
    await expect(demo()).rejects.toThrow('no se inicia');
  });

  it('accepts an unclaimed database that it seeded, unless it has real users', async () => {
    await plant(demoContent()[0] as Seed);
    await hire('rosa.mamani@cooperativa.bo');
    await expect(demo()).rejects.toThrow('no se inicia');
    await connection.database.update(tables.usuarios).set({ email: 'rosa@kantuta.test' });
    await demo();
  });
});

describe('a real installation', () => {
  it('rejects a database claimed by the demo', async () => {
    await demo();
    await expect(production()).rejects.toThrow('la base de la demostración');
  });

  it('rejects a database with any seeded row', async () => {
    await hire('rosa.mamani@cooperativa.bo');
    await plant(demoContent().at(-1) as Seed);
    await expect(production()).rejects.toThrow('la base de la demostración');
  });
});
