import { sections } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { desc, eq, isNotNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { envios } from '../../src/platform/database/schema/cases.js';
import { IdempotencyKeysRepository } from '../../src/platform/http/idempotency/idempotency-keys.repository.js';
import { makePdf } from '../files/makePdf.js';
import { consulta, sendTo } from '../intake/samples.js';
import { useApp } from '../support/useApp.js';

const draft = sections.novedades.example;

const test = useApp();

const post = (path: string, key: string, rol: 'administrador' | 'comercial' = 'administrador') =>
  test.as(rol).post(path).set('Idempotency-Key', key);
const read = async (path: string) => (await test.as('administrador').get(path).expect(200)).body;
const count = async () => (await read('/api/novedades')).length as number;

describe('repeated Idempotency-Key', () => {
  it('creates one row and returns the same response', async () => {
    const [key, before] = [uuidv7(), await count()];
    const send = () => post('/api/novedades', key).send(draft);
    const first = await send().expect(201);
    const again = await send().expect(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers).toMatchObject({ location: first.headers.location, etag: '"1"' });
    expect(await count()).toBe(before + 1);
  });

  it('creates one row for concurrent requests', async () => {
    const [key, before] = [uuidv7(), await count()];
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        post('/api/novedades', key)
          .send(draft)
          .then(({ status, body }) => [status, body]),
      ),
    );
    expect(await count()).toBe(before + 1);
    for (const [status, body] of answers) expect(status === 201 || body.codigo === 'clave_en_curso').toBe(true);
    expect(answers.filter(([status]) => status === 201).length).toBeGreaterThan(0);
  });

  it('executes an action once, without a version conflict', async () => {
    const comunicado = {
      titulo: 'Abrimos los sábados por la mañana',
      tipo: 'general',
      fechaComunicado: '2026-10-05',
      contenido: '<p>Desde este mes, todas las agencias atienden los sábados de 9:00 a 12:30.</p>',
    };
    const { body: row } = await post('/api/comunicados', uuidv7()).send(comunicado).expect(201);
    const [key, path] = [uuidv7(), `/api/comunicados/${row.id}/publicar`];
    const order = () => post(path, key).set('If-Match', '"1"');
    const { body: published } = await order().expect(200);
    expect((await order().expect(200)).body).toEqual(published);
    expect(await read(`/api/comunicados/${row.id}`)).toMatchObject({ estado: 'publicado', version: 2 });
    // Without the key the repeated request is a conflict.
    await test.as('administrador').post(path).set('If-Match', '"1"').expect(412);
  });

  it('stores one file', async () => {
    const key = uuidv7();
    const send = (name: string, bytes = makePdf()) =>
      post('/api/archivos', key)
        .field({ seccion: 'institucional/tarifario', campo: 'pdfOficial' })
        .attach('archivo', bytes, name);
    const { body } = await send('tarifario.pdf').expect(201);
    expect((await send('tarifario.pdf').expect(201)).body).toEqual(body);
    const other = await send('tarifario.pdf', Buffer.concat([makePdf(), Buffer.from('%')])).expect(422);
    expect(other.body.codigo).toBe('clave_reutilizada');
  });

  it('returns the same preview link without storing its token', async () => {
    const { body: row } = await post('/api/novedades', uuidv7()).send(draft).expect(201);
    const key = uuidv7();
    const send = () => post(`/api/novedades/${row.id}/vista-previa`, key).expect(201);
    const { body } = await send();
    expect((await send()).body).toEqual(body);
    const storedKeys = JSON.stringify(await test.database.select().from(envios));
    expect(storedKeys).not.toContain(body.url.split('/').at(-1));
    expect(storedKeys).not.toContain(key);
    expect(storedKeys).not.toContain(draft?.titulo);
  });

  it.each<[string, string, object]>([
    ['another body', '/api/novedades', { ...draft, titulo: 'Un título que es otro' }],
    ['another path', '/api/comunicados', draft as object],
  ])('with %s is rejected and creates nothing', async (_, path, body) => {
    const key = uuidv7();
    await post('/api/novedades', key).send(draft).expect(201);
    const before = await count();
    expect((await post(path, key).send(body).expect(422)).body).toMatchObject({
      codigo: 'clave_reutilizada',
      type: '/api/docs/errores#clave_reutilizada',
    });
    expect(await count()).toBe(before);
  });

  it('is independent per account', async () => {
    await sendTo(test)('consultas', consulta).expect(201);
    const [{ id }] = await read('/api/contactanos/consultas');
    const [key, notes] = [uuidv7(), `/api/contactanos/consultas/${id}/notas`];
    for (const rol of ['administrador', 'comercial', 'comercial'] as const)
      await post(notes, key, rol).send({ texto: 'Se la llamó' }).expect(201);
    expect(await read(notes)).toHaveLength(2);
  });

  it('is not stored for requests without a key', async () => {
    const storedKeys = () => test.database.$count(envios);
    const before = await storedKeys();
    await test.as('administrador').post('/api/novedades').send(draft).expect(201);
    expect(await storedKeys()).toBe(before);
  });

  it('is released after a rejection', async () => {
    const key = uuidv7();
    await post('/api/novedades', key)
      .send({ ...draft, titulo: 'No' })
      .expect(422);
    await post('/api/novedades', key).send(draft).expect(201);
  });

  it.each(['corta', 'con espacios no vale nada', 'x'.repeat(65)])('rejects the invalid key «%s»', async (key) => {
    const { body } = await post('/api/novedades', key).send(draft).expect(400);
    expect(body.errors).toHaveProperty('Idempotency-Key');
  });

  it('gives no access without permission', async () => {
    await test.anonymous.post('/api/novedades').set('Idempotency-Key', uuidv7()).send(draft).expect(401);
    await test.as('rrhh').post('/api/novedades').set('Idempotency-Key', uuidv7()).send(draft).expect(403);
  });
});

describe('interrupted request', () => {
  const interrupt = async (key: string, change: object) => {
    const { body } = await post('/api/novedades', key).send(draft).expect(201);
    const [last] = await test.database
      .select()
      .from(envios)
      .where(isNotNull(envios.tomadoEn))
      .orderBy(desc(envios.tomadoEn));
    await test.database
      .update(envios)
      .set({ respuesta: null, ...change })
      .where(eq(envios.clave, last?.clave ?? ''));
    return body;
  };
  const longAgo = new Date(Date.now() - 600_000).toISOString();

  it('is not repeated after the write, and returns 409', async () => {
    const key = uuidv7();
    await interrupt(key, { tomadoEn: longAgo });
    const before = await count();
    expect((await post('/api/novedades', key).send(draft).expect(409)).body.codigo).toBe('conflicto');
    expect(await count()).toBe(before);
  });

  it('is repeated after a timeout when nothing was written', async () => {
    const key = uuidv7();
    await interrupt(key, { hecho: false });
    const { headers } = await post('/api/novedades', key).send(draft).expect(409);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const other = uuidv7();
    const { id } = await interrupt(other, { hecho: false, tomadoEn: longAgo });
    expect((await post('/api/novedades', other).send(draft).expect(201)).body.id).not.toBe(id);
  });

  it('keys are deleted after two days, except receipts of visitors', async () => {
    await sendTo(test)('consultas', consulta).expect(201);
    await test.database.update(envios).set({ venceEn: longAgo });
    await test.app.get(IdempotencyKeysRepository, { strict: false }).forgetOld();
    const remaining = await test.database.select().from(envios);
    expect(remaining.map(({ comprobante }) => comprobante)).toEqual(remaining.map(() => expect.any(String)));
    expect(remaining.length).toBeGreaterThan(0);
  });
});

describe('key of a form', () => {
  it('rejects other content from an API client', async () => {
    const key = uuidv7();
    const { body } = await sendTo(test)('consultas', consulta, key).expect(201);
    expect((await sendTo(test)('consultas', consulta, key).expect(201)).body).toEqual(body);
    const other = await sendTo(test)('consultas', { ...consulta, nombres: 'Otra persona' }, key).expect(422);
    expect(other.body.codigo).toBe('clave_reutilizada');
  });

  it('is combined with the content for pages', async () => {
    const send = (change: object) =>
      test.anonymous
        .post('/api/publico/contactanos/consultas')
        .send({ ...consulta, ...change, clave_envio: 'clave-de-una-pagina' });
    const { body } = await send({}).expect(201);
    expect((await send({}).expect(201)).body.codigo).toBe(body.codigo);
    expect((await send({ nombres: 'Otra persona' }).expect(201)).body.codigo).not.toBe(body.codigo);
  });
});
