import { setTimeout } from 'node:timers/promises';
import { type AnyRow, sections } from '@coop/domain';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { DATABASE, type Database } from '../../src/platform/database/database.js';
import { archivos } from '../../src/platform/database/schema/files.js';
import { tables } from '../../src/platform/database/tables/tables.js';
import { register } from '../cases/complaint.js';
import { photo } from '../files/photo.js';
import { startApp, type TestApp } from '../support/startApp.js';

/** Longer than what the guard found out counts as just found out. */
const LATER_MS = 1_500;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<TestApp['signUp']>>;

const suspend = async ({ uid }: Person) => {
  await app.as('administrador').post(`/api/usuarios/${uid}/suspender`).send({ version: 1 }).expect(200);
};
const nothing = async () => undefined;

/** While another transaction has the row. */
async function whileTaken({ table, id }: Pick<Case, 'table' | 'id'>, meanwhile: () => Promise<void>): Promise<void> {
  const database: Database = app.app.get(DATABASE, { strict: false });
  await database.transaction(async (tx) => {
    await tx.select().from(table).where(eq(table.id, id)).for('update');
    await meanwhile();
  });
}

/** A row that others have, and what somebody asks of it. */
type Case = { table: PgTable & { id: AnyPgColumn }; id: string; ask: ['put' | 'post', string, object] };

async function draft(): Promise<AnyRow> {
  const { body } = await app.as('administrador').post('/api/novedades').send(sections.novedades.example).expect(201);
  return body;
}
const cases: Record<string, () => Promise<Case>> = {
  'a change': async () => {
    const { id, version } = await draft();
    return { table: tables.novedades, id, ask: ['put', `/api/novedades/${id}`, { titulo: 'Otro título', version }] };
  },
  'an order for several rows': async () => {
    const { id, version } = await draft();
    const registros = [{ id, version }];
    return { table: tables.novedades, id, ask: ['post', '/api/novedades/lote/eliminar', { registros }] };
  },
  'a note': async () => {
    const { id } = await register(app);
    const ask: Case['ask'] = ['post', `/api/contactanos/reclamos/${id}/notas`, { texto: 'Llamó.' }];
    return { table: tables['contactanos/reclamos'], id, ask };
  },
  'what is said of a file': async () => {
    const { body } = await app
      .as('administrador')
      .post('/api/archivos')
      .field({ seccion: 'novedades', campo: 'imagen', alternativo: 'Una foto' })
      .attach('archivo', await photo(), 'a.jpg')
      .expect(201);
    const { id, version } = body;
    return { table: archivos, id, ask: ['put', `/api/archivos/${id}`, { alternativo: 'Otra', version }] };
  },
};

it.each(
  Object.entries(cases).flatMap(([name, make]) => [
    [`${name} of who was suspended while it waited for its row is refused`, make, suspend, [403]] as const,
    [`${name} of who was not goes on`, make, nothing, [200, 201]] as const,
  ]),
)('%s (PostgreSQL)', async (_, make, lose, statuses) => {
  const who = await app.signUp('administrador');
  const made = await make();
  const [method, address, body] = made.ask;
  let asked: Promise<{ status: number }> | undefined;
  await whileTaken(made, async () => {
    asked = app.anonymous[method](address)
      .set('Authorization', `Bearer ${who.token}`)
      .send(body)
      .then((answer) => answer);
    await setTimeout(300);
    await lose(who);
    await setTimeout(LATER_MS);
  });
  expect(statuses).toContain((await asked)?.status);
});
