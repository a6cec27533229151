import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../src/platform/database/database.js';
import { until } from '../support/until.js';
import { useApp } from '../support/useApp.js';
import { order, register } from './complaint.js';
import { registerQuery } from './query.js';

const test = useApp();

const RECLAMOS = '/api/contactanos/reclamos';
const notesOf = async (id: string) => (await test.as('comercial').get(`${RECLAMOS}/${id}/notas`).expect(200)).body;

describe('internal notes', () => {
  it('store the author and time, and are listed newest first', async () => {
    const { id, version } = await register(test);
    const { body } = await test.as('comercial').post(`${RECLAMOS}/${id}/notas`).send({ texto: '  Llamé al cajero. ' });
    expect(body).toMatchObject({ texto: 'Llamé al cajero.', accion: null, uid: test.uids.comercial });
    await test.as('administrador').post(`${RECLAMOS}/${id}/notas`).send({ texto: 'Visto bueno.' }).expect(201);
    const notes = await notesOf(id);
    expect(notes.map(({ texto }: { texto: string }) => texto)).toEqual(['Visto bueno.', 'Llamé al cajero.']);
    expect(notes[1]).toEqual(body);
    expect(Date.now() - Date.parse(body.en)).toBeLessThan(60_000);
    // A note does not change the version of the case, so other editors are not interrupted.
    expect((await test.as('comercial').get(`${RECLAMOS}/${id}`)).body.version).toBe(version);
  });

  it.each([
    ['an empty body', {}],
    ['blanks', { texto: '   ' }],
    ['more than 2000 characters', { texto: 'a'.repeat(2001) }],
    ['another author', { texto: 'Hola', uid: 'otro' }],
    ['a null character', { texto: 'Hola \u0000' }],
    ['a lone surrogate', { texto: 'Hola \ud83d' }],
  ])('reject %s', async (_, note) => {
    const { id } = await register(test);
    await test.as('comercial').post(`${RECLAMOS}/${id}/notas`).send(note).expect(422);
    expect(await notesOf(id)).toEqual([]);
  });

  it('accept several lines', async () => {
    const { id } = await register(test);
    const texto = 'Llamé.\r\nNo contesta 📞';
    const { body } = await test.as('comercial').post(`${RECLAMOS}/${id}/notas`).send({ texto }).expect(201);
    expect(body.texto).toBe('Llamé.\nNo contesta 📞');
  });

  it('accept 2000 characters', async () => {
    const { id } = await register(test);
    await test
      .as('comercial')
      .post(`${RECLAMOS}/${id}/notas`)
      .send({ texto: 'a'.repeat(2000) })
      .expect(201);
  });

  it('can’t be changed or deleted', async () => {
    const { id } = await register(test);
    const { body } = await test.as('comercial').post(`${RECLAMOS}/${id}/notas`).send({ texto: 'Primera' }).expect(201);
    for (const address of [`${RECLAMOS}/${id}/notas`, `${RECLAMOS}/${id}/notas/${body.id}`]) {
      for (const method of ['put', 'patch', 'delete'] as const)
        expect((await test.as('administrador')[method](address).send({ texto: 'Otra' })).status).toBeGreaterThan(403);
    }
    expect(await notesOf(id)).toEqual([body]);
  });

  it('reject other roles', async () => {
    const { id } = await register(test);
    for (const rol of ['creditos', 'sistemas', 'finanzas', 'rrhh'] as const) {
      await test.as(rol).get(`${RECLAMOS}/${id}/notas`).expect(403);
      await test.as(rol).post(`${RECLAMOS}/${id}/notas`).send({ texto: 'Hola' }).expect(403);
    }
    await test.anonymous.get(`${RECLAMOS}/${id}/notas`).expect(401);
    expect(await notesOf(id)).toEqual([]);
  });

  it('return 404 for a missing case or another section', async () => {
    const { id } = await register(test);
    await test.as('comercial').post(`${RECLAMOS}/${id}/notas`).send({ texto: 'Del reclamo' }).expect(201);
    await test.as('comercial').get(`/api/contactanos/consultas/${id}/notas`).expect(404);
    await test.as('comercial').get(`${RECLAMOS}/018f0000-0000-7000-8000-000000000000/notas`).expect(404);
  });
});

// PGlite serializes all writes in one process.
const onPostgres = process.env.TEST_DATABASE === 'postgres' ? it : it.skip;
onPostgres('a note is rejected while the personal data of its case are being erased', async () => {
  const { id } = await register(test);
  const database = test.app.get<Database>(DATABASE);
  const answer = await database.transaction(async (tx) => {
    await tx.execute(sql`update contactanos_reclamos set anonimizado_en = now() where id = ${id}`);
    const sent = test.as('comercial').post(`${RECLAMOS}/${id}/notas`).send({ texto: 'Llamé a Rosa.' }).then();
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await until(async () => ((await database.execute(waiting)) as unknown as { rows: unknown[] }).rows.length > 0);
    return () => sent;
  });
  expect((await answer()).status).toBe(422);
  expect(await notesOf(id)).toEqual([]);
});

describe('note of an action', () => {
  it('is stored with the other notes under the action’s name, not in the row or its history', async () => {
    const row = await register(test);
    const values = { asignadoA: test.uids.comercial, nota: 'Pedí los videos.' };
    const { body } = await order(test, row, 'analizar', values).expect(200);
    expect(body).not.toHaveProperty('nota');
    expect(await notesOf(row.id)).toMatchObject([
      { texto: 'Pedí los videos.', accion: 'analizar', uid: test.uids.comercial },
    ]);
    const { body: history } = await test.as('comercial').get(`${RECLAMOS}/${row.id}/historial`).expect(200);
    expect(JSON.stringify(history)).not.toContain('Pedí los videos.');
  });

  it('is discarded when the action is rejected', async () => {
    const row = await register(test);
    await order(test, row, 'cerrar', { medioUsado: 'correo', entregadoEn: '2026-01-20', nota: 'Nunca' }).expect(422);
    await order(test, row, 'analizar', { nota: 'Sin responsable' }).expect(422);
    expect(await notesOf(row.id)).toEqual([]);
  });

  it('is required by actions that need an explanation', async () => {
    const row = await registerQuery(test);
    const give = (name: string, values: object = {}) =>
      order(test, row, name, values, 'comercial', 'contactanos/consultas');
    await give('atender').expect(200);
    await give('responder', { respuesta: 'Desde Bs 10.', medioUsado: 'correo' }).expect(200);
    expect((await give('reabrir').expect(422)).body.errors).toHaveProperty('nota');
    await give('reabrir', { nota: 'Pide otro dato.' }).expect(200);
  });
});

describe('visibility of internal notes', () => {
  it('hides them from tracking, exports and lists', async () => {
    const row = await register(test);
    await order(test, row, 'analizar', { asignadoA: test.uids.comercial, nota: 'palabra-secreta' }).expect(200);
    const answers = await Promise.all([
      test.anonymous.post('/api/publico/seguimiento').send({ codigo: row.codigo, numeroDocumento: '4567891' }),
      test.as('comercial').get(`${RECLAMOS}/exportar`),
      test.as('comercial').get(RECLAMOS),
    ]);
    for (const { text, status } of answers) {
      expect(status).toBe(200);
      expect(text).not.toContain('palabra-secreta');
    }
  });
});
