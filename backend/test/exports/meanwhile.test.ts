import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../src/platform/database/database.js';
import { fillConsultas } from '../growth/fillConsultas.js';
import { startApp, type TestApp } from '../support/startApp.js';

const ROWS = 4_000;
/** So long that most of the file waits for whoever reads it: neither end of a connection keeps as much. */
const LONG_TEXT = 4_000;
/** Longer than what the guard found out counts as just found out. */
const LATER_MS = 1_500;

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
  const database = test.app.get<Database>(DATABASE, { strict: false });
  await fillConsultas(database, ROWS);
  await database.execute(sql`update contactanos_consultas set mensaje = repeat('x', ${LONG_TEXT}::int)`);
});
afterAll(() => test.close());

type Person = Awaited<ReturnType<TestApp['signUp']>>;

/** Begins an export, does that once its first bytes are here, and reads on a moment later: what had come by then, all that came, and whether that was all. */
async function exportAround(person: Person, meanwhile: (person: Person) => Promise<unknown>) {
  const headers = { Authorization: `Bearer ${person.token}` };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${test.origin}/api/contactanos/consultas/exportar?formato=csv`, { headers }, resolve).on('error', reject);
  });
  expect(answer.statusCode).toBe(200);
  await meanwhile(person);
  await sleep(LATER_MS);
  let bytes = 0;
  const isWhole = await new Promise<boolean>((resolve) => {
    answer.on('data', (piece: Buffer) => {
      bytes += piece.length;
    });
    answer.on('end', () => resolve(answer.complete));
    answer.on('error', () => resolve(false));
  });
  return { isWhole, bytes };
}

const ALL = ROWS * LONG_TEXT;

const change = async ({ uid }: Person, order: string, body: object, method: 'post' | 'put' = 'post') => {
  const asked = test.as('administrador');
  const { version } = (await asked.get(`/api/usuarios/${uid}`).expect(200)).body;
  await asked[method](`/api/usuarios/${uid}${order}`)
    .send({ version, ...body })
    .expect(200);
};

describe('an export under way', () => {
  it('comes whole to who may have it until its end', async () => {
    const rename = (person: Person) => change(person, '', { nombre: 'Con otro nombre' }, 'put');
    const { isWhole, bytes } = await exportAround(await test.signUp('comercial'), rename);
    expect(isWhole).toBe(true);
    expect(bytes).toBeGreaterThan(ALL);
  });

  it.each<[string, (person: Person) => Promise<unknown>]>([
    [
      'their sessions are ended',
      ({ uid }) => test.as('administrador').post(`/api/usuarios/${uid}/cerrar-sesiones`).expect(204),
    ],
    ['they are suspended', (person) => change(person, '/suspender', {})],
    ['they have another role that may', (person) => change(person, '', { rol: 'administrador' }, 'put')],
  ])('breaks off once %s', async (_, lose) => {
    const { isWhole, bytes } = await exportAround(await test.signUp('comercial'), lose);
    expect(isWhole).toBe(false);
    expect(bytes).toBeLessThan(ALL * 0.8);
  });
});
