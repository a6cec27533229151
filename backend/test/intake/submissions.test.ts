import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { CONFIG } from '../../src/platform/config/config.js';
import type { Config } from '../../src/platform/config/settings.js';
import { makePdf } from '../files/makePdf.js';
import { startApp } from '../support/startApp.js';
import { useApp } from '../support/useApp.js';
import { consulta, reclamo } from './samples.js';
import { solve } from './solve.js';

const test = useApp({ TRUSTED_PROXIES: '1' });

const send = (values: object, key: string = uuidv7()) =>
  test.anonymous.post('/api/publico/contactanos/consultas').set('Idempotency-Key', key).send(values);
let senders = 0;
/** Sends each complaint from a new address, because submissions are rate limited. */
const complain = () =>
  test.anonymous.post('/api/publico/contactanos/reclamos').set('X-Forwarded-For', `198.51.100.${++senders}`);
const listReceived = async () =>
  (await test.as('comercial').get('/api/contactanos/consultas').expect(200)).body as {
    codigo: string;
    nombres: string;
  }[];

describe('public form', () => {
  it('returns a tracking code and creates a row for staff', async () => {
    const { body } = await send(consulta).expect(201);
    expect(body.codigo).toMatch(/^CON-20\d\d-\d{6}$/);
    const row = (await listReceived()).find(({ codigo }) => codigo === body.codigo);
    expect(row).toMatchObject({ nombres: 'María Elena', canal: 'web', estado: 'nueva', asignadoA: null });
    const { body: receipt } = await test.anonymous.get(`/api/publico/envios/${body.comprobante}`).expect(200);
    expect(receipt).toMatchObject({ codigo: body.codigo, constancia: true });
    expect(receipt.mensaje).toMatch(
      new RegExp(
        `^Recibimos su consulta ${body.codigo}\\. Le responderemos hasta el \\p{L}+, \\d+ de \\p{L}+ de 20\\d\\d \\(fecha estimada: faltan feriados por cargar\\)\\.$`,
        'u',
      ),
    );
  });

  it('returns the first receipt for a repeated key, also concurrently', async () => {
    const key = uuidv7();
    const before = (await listReceived()).length;
    const answers = await Promise.all([send(consulta, key), send(consulta, key), send(consulta, key)]);
    expect(new Set(answers.map(({ body }) => body.codigo)).size).toBe(1);
    expect((await listReceived()).length).toBe(before + 1);
  });

  it('numbers rows without gaps, despite rejections', async () => {
    const first = (await send(consulta).expect(201)).body.codigo as string;
    await send({ ...consulta, mensaje: 'corto' }).expect(422);
    const second = (await send(consulta).expect(201)).body.codigo as string;
    expect(Number(second.slice(-6)) - Number(first.slice(-6))).toBe(1);
  });

  it.each([
    ['staff fields', { estado: 'cerrada', respuesta: 'x', asignadoA: 'y' }, ['estado', 'respuesta', 'asignadoA']],
    ['the channel', { canal: 'asfi' }, ['canal']],
    ['an unknown field', { nada: 1 }, ['nada']],
    ['no consent', { aceptaTratamiento: false }, ['aceptaTratamiento']],
    ['no contact data', { correo: null, celular: null }, ['correo']],
    ['a card number', { mensaje: 'Mi tarjeta es 4111 1111 1111 1111, ayuda' }, ['mensaje']],
  ])('rejects %s, naming the field', async (_, change, names) => {
    const { body } = await send({ ...consulta, ...change }).expect(422);
    for (const name of names) expect(body.errors).toHaveProperty(name);
  });

  it('accepts an HTML form and redirects to its receipt', async () => {
    const response = await test.anonymous
      .post('/api/publico/contactanos/consultas')
      .type('form')
      .set('Accept', 'text/html')
      .send({ ...consulta, aceptaTratamiento: 'on', celular: '', nombres: 'Sin JavaScript' })
      .expect(303);
    expect(response.headers.location).toMatch(/^\/contactanos\/consultas\?enviado=[\w-]{32}$/);
    expect((await listReceived()).some(({ nombres }) => nombres === 'Sin JavaScript')).toBe(true);
  });

  it.each([
    ['20.000', '20000.00'],
    ['1.250.000', '1250000.00'],
    ['1.250,50', '1250.50'],
    ['1250.50', '1250.50'],
  ])('parses the amount «%s» in forms and JSON', async (montoComprometido, stored) => {
    for (const form of [complain().type('form').set('Accept', 'application/json'), complain()]) {
      const { body } = await form.send(reclamo({ montoComprometido, aceptaTratamiento: 'true' })).expect(201);
      const filter = JSON.stringify({ q: body.codigo });
      const found = await test.as('comercial').get('/api/contactanos/reclamos').query({ filter }).expect(200);
      expect(found.body[0].montoComprometido).toBe(stored);
    }
  });

  it.each([
    ['1,234', 'Admite hasta 2 decimales'],
    ['1234.567', 'Admite hasta 2 decimales'],
    ['mil', 'Escriba un número como 1.250,50'],
  ])('rejects the amount «%s»', async (montoComprometido, reason) => {
    const { body } = await complain().send(reclamo({ montoComprometido })).expect(422);
    expect(body.errors).toEqual({ montoComprometido: reason });
  });

  it('returns 404 for a receipt by case number', async () => {
    await test.anonymous.get('/api/publico/envios/CON-2026-000001').expect(404);
  });
});

describe('submissions for staff', () => {
  it('can’t be edited or deleted', async () => {
    const { codigo } = (await send(consulta).expect(201)).body;
    const row = (await listReceived()).find((one) => one.codigo === codigo) as unknown as { id: string };
    await test.as('administrador').put(`/api/contactanos/consultas/${row.id}`).send({ nombres: 'Otro' }).expect(405);
    await test.as('administrador').delete(`/api/contactanos/consultas/${row.id}`).expect(405);
  });

  it('can be assigned to staff only', async () => {
    const { codigo } = (await send(consulta).expect(201)).body;
    const row = (await listReceived()).find((one) => one.codigo === codigo) as unknown as { id: string };
    const assign = (asignadoA: string) =>
      test
        .as('comercial')
        .post(`/api/contactanos/consultas/${row.id}/atender`)
        .set(test.seen(row.id))
        .send({ asignadoA });
    const { body } = await assign('nadie').expect(422);
    expect(body.errors).toEqual({ asignadoA: 'Esa persona no es del personal' });
    expect((await assign(test.uids.comercial).expect(200)).body.estado).toBe('en_atencion');
  });

  it('can be registered for another channel', async () => {
    const { body } = await test
      .as('comercial')
      .post('/api/contactanos/consultas')
      .send({ ...consulta, canal: 'telefono' })
      .expect(201);
    expect(body).toMatchObject({ canal: 'telefono', creadoPor: test.uids.comercial });
    expect(body.codigo).toMatch(/^CON-/);
  });
});

describe('submission limits', () => {
  it('do not count rejected submissions', async () => {
    const own = await startApp();
    const send = (values: object) => own.anonymous.post('/api/publico/contactanos/consultas').send(values);
    for (let n = 0; n < 25; n++) await send({ mensaje: 'x' }).expect(422);
    await send(consulta).expect(201);
    await own.close();
  });

  it('do not count server failures', async () => {
    const own = await startApp();
    const database = own.database;
    await database.execute(sql`create function fallar() returns trigger language plpgsql as $$ begin
      raise exception 'se cayó' using errcode = '57P01'; end $$`);
    await database.execute(
      sql`create trigger fallar before insert on contactanos_reclamos for each row execute function fallar()`,
    );
    const complaint = reclamo();
    const send = () => own.anonymous.post('/api/publico/contactanos/reclamos').send(complaint);
    for (let n = 0; n < 3; n++) await send().expect(503);
    await database.execute(sql`drop trigger fallar on contactanos_reclamos`);
    await send().expect(201);
    await own.close();
  });

  it('return 503 also when the storage can’t delete the uploaded file', async () => {
    const own = await startApp();
    const database = own.database;
    await database.execute(sql`create function caer() returns trigger language plpgsql as $$ begin
      raise exception 'se cayó' using errcode = '57P01'; end $$`);
    await database.execute(
      sql`create trigger caer before insert on contactanos_reclamos for each row execute function caer()`,
    );
    const folder = path.join(own.app.get<Config>(CONFIG, { strict: false }).DATA_DIR, 'archivos');
    mkdirSync(folder, { recursive: true });
    const findUpload = () =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).find(
        (entry) => entry.isFile() && !entry.parentPath.endsWith('entrantes'),
      );
    const answer = own.anonymous
      .post('/api/publico/contactanos/reclamos')
      .field({ ...reclamo(), aceptaTratamiento: 'on' })
      .attach('adjuntos.0.archivo', makePdf(), 'a.pdf')
      .then((response) => response);
    // Replaces the stored file by a folder, so that it can't be deleted.
    let upload = findUpload();
    for (; !upload; upload = findUpload()) await setImmediate();
    rmSync(path.join(upload.parentPath, upload.name));
    mkdirSync(path.join(upload.parentPath, upload.name));
    const { status, headers } = await answer;
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await database.execute(sql`drop trigger caer on contactanos_reclamos`);
    await own.close();
  });

  it('accept text without files on low disk space', async () => {
    const own = await startApp({ DISK_RESERVE_MB: '999999' });
    const send = () =>
      own.anonymous.post('/api/publico/contactanos/reclamos').field({ ...reclamo(), aceptaTratamiento: 'on' });
    const { body } = await send().attach('adjuntos.0.archivo', makePdf(), 'a.pdf').expect(503);
    expect(body).toMatchObject({ codigo: 'no_disponible', detail: expect.stringMatching('envíelo sin ellos') });
    // Nothing was written, not even temporarily.
    expect(existsSync(path.join(own.app.get<Config>(CONFIG, { strict: false }).DATA_DIR, 'entrantes'))).toBe(false);
    await send().expect(201);
    await own.close();
  });

  it('count submissions whose files were checked, not those with invalid fields', async () => {
    const own = await startApp();
    const post = (changes: object = {}) =>
      own.anonymous.post('/api/publico/contactanos/reclamos').field({ ...reclamo(changes), aceptaTratamiento: 'on' });
    const broken = Buffer.from('%PDF-1.7 y nada más');
    for (let n = 0; n < 5; n++)
      await post({ descripcion: 'x' }).attach('adjuntos.0.archivo', broken, 'a.pdf').expect(422);
    for (let n = 0; n < 20; n++) await post().attach('adjuntos.0.archivo', broken, 'a.pdf').expect(422);
    expect((await post().expect(429)).body.reto).toBeDefined();
    await own.close();
  });

  it('reject the 21st submission per minute of an address, unless it has a proof of work', async () => {
    const own = await startApp();
    const post = (n: number) =>
      own.anonymous
        .post('/api/publico/contactanos/consultas')
        .set('X-Forwarded-For', uuidv7())
        .send({ ...consulta, mensaje: `${consulta.mensaje} ${'¿Y después?'.repeat(n)}` });
    for (let n = 0; n < 20; n++) await post(n).expect(201);
    const { headers, body } = await post(20).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body.codigo).toBe('demasiados_envios');
    const reto = await solve(body.reto.altcha);
    await own.anonymous
      .post('/api/publico/contactanos/consultas')
      .send({ ...consulta, reto })
      .expect(201);
    await own.anonymous
      .post('/api/publico/contactanos/consultas')
      .send({ ...consulta, reto })
      .expect(429);
    await own.close();
  });
});
