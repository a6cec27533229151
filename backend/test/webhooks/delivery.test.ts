import { type AnyRow, sections } from '@coop/domain';
import { avisoEnviado } from '@coop/domain/answers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import type { Staff } from '../../src/platform/auth/staff.js';
import { ResourceService } from '../../src/resource/rows/resource.service.js';
import { RowWriter } from '../../src/resource/rows/row-writer.js';
import { DeliveriesRetention } from '../../src/resource/webhooks/webhook-delivery.js';
import { consulta, sendTo } from '../intake/samples.js';
import { openTestDatabase } from '../support/openTestDatabase.js';
import { startApp, type TestApp } from '../support/startApp.js';
import { until } from '../support/until.js';
import { afterAttempt, createSubscription, draft, linesOf, lineThat, PATH, passTime, secretOf } from './listeners.js';
import { type Receiver, startReceiver } from './startReceiver.js';
import { verify } from './verify.js';

const REDES = { WEBHOOKS_REDES_INTERNAS: '127.0.0.0/8' };

let receiver: Receiver;
let test: TestApp;
beforeAll(async () => {
  receiver = await startReceiver();
  test = await startApp(REDES);
});
afterAll(async () => {
  await test.close();
  await receiver.close();
});

const createRow = async (): Promise<AnyRow> =>
  (await test.as('administrador').post('/api/novedades').send(sections.novedades.example).expect(201)).body;
const requestsTo = (path: string, count = 1) => until(() => receiver.of(path).length >= count && receiver.of(path));

describe('internal address of a webhook', () => {
  it('is accepted in an allowed network and rejected in others', async () => {
    const create = (direccion: string) => test.as('administrador').post(PATH).send(draft(direccion));
    await create('http://127.0.0.1:8080/avisos').expect(201);
    const { body } = await create('http://[::1]:8080/avisos').expect(422);
    expect(body.errors.direccion).toContain('red interna');
  });
});

describe('webhook event', () => {
  it('is signed and contains the change and its URL, without content', async () => {
    const { row, secreto } = await createSubscription(test, receiver.at('/uno'));
    const { id } = await createRow();
    const [sent] = await requestsTo('/uno');
    const body = JSON.parse(String(sent?.body));
    const href = expect.stringMatching(new RegExp(`^http://[^/]+/api/novedades/${id}$`));
    expect(avisoEnviado.parse(body)).toEqual({
      id: sent?.headers['webhook-id'],
      type: 'novedades.crear',
      timestamp: expect.stringMatching(/Z$/),
      data: { seccion: 'novedades', id, version: 1, href },
    });
    expect(sent?.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Cooperativa-Avisos/1' });
    expect(sent?.headers).not.toHaveProperty('authorization');
    expect(sent?.headers).not.toHaveProperty('cookie');
    expect(Math.abs(Number(sent?.headers['webhook-timestamp']) - Date.now() / 1_000)).toBeLessThan(30);
    expect(sent && verify(secreto, sent)).toBe(true);
    const line = await lineThat(test, row.id, ({ estado }) => estado === 'entregada');
    expect(line).toMatchObject({ id: body.id, tipo: 'novedades.crear', registro: id, respuesta: 204, intentos: 1 });
    const { body: after } = await test.as('administrador').get(`${PATH}/${row.id}`).expect(200);
    expect(after).toMatchObject({ ultimaEntrega: expect.any(String), fallaDesde: null, version: 1 });
  });

  it('is verified only with its own secret and body', async () => {
    const { secreto } = await createSubscription(test, receiver.at('/propio'));
    const other = await createSubscription(test, receiver.at('/ajeno'));
    await createRow();
    const [sent] = await requestsTo('/propio');
    if (!sent) throw new Error('Nothing came');
    expect(verify(secreto, sent)).toBe(true);
    expect(verify(other.secreto, sent)).toBe(false);
    expect(verify(secreto, { ...sent, body: sent.body.replace('crear', 'editar') })).toBe(false);
    expect(verify(secreto, { ...sent, headers: { ...sent.headers, 'webhook-timestamp': '1' } })).toBe(false);
  });

  it('contains no personal data, content or number of a submission', async () => {
    await createSubscription(test, receiver.at('/consultas'), { secciones: ['contactanos/consultas'] });
    const { body: receipt } = await sendTo(test)('consultas', consulta).expect(201);
    const [sent] = await requestsTo('/consultas');
    const { type, data } = JSON.parse(String(sent?.body));
    expect([type, Object.keys(data)]).toEqual(['contactanos.consultas.crear', ['seccion', 'id', 'version', 'href']]);
    const message = Object.values(consulta).filter((value) => typeof value === 'string' && value.length > 3);
    for (const word of [...message, receipt.codigo]) expect(sent?.body).not.toContain(word);
  });

  it('is sent only for the subscribed sections and events', async () => {
    await createSubscription(test, receiver.at('/publicadas'), {
      secciones: ['comunicados'],
      eventos: ['publicar', 'archivar'],
    });
    await createRow();
    const admin = test.as('administrador');
    const { body: draft } = await admin.post('/api/comunicados').send(sections.comunicados.example).expect(201);
    for (const order of ['publicar', 'archivar'])
      await admin.post(`/api/comunicados/${draft.id}/${order}`).set(test.seen(draft.id)).send({}).expect(200);
    await requestsTo('/publicadas', 2);
    expect(receiver.of('/publicadas').map(({ body }) => JSON.parse(body).type)).toEqual([
      'comunicados.publicar',
      'comunicados.archivar',
    ]);
  });

  it('is not sent after a rollback', async () => {
    const { row } = await createSubscription(test, receiver.at('/deshecho'));
    const staff: Staff = { uid: test.uids.administrador, email: 'a@b.bo', nombre: 'A', rol: 'administrador' };
    const resources = test.app.get(ResourceService, { strict: false });
    const undone = test.app.get(RowWriter, { strict: false }).together(async (batch) => {
      const prepared = await resources.prepareRow(sections.novedades, staff, { ...sections.novedades.example });
      await resources.insert(sections.novedades, prepared, staff, batch);
      // Fails at commit, after the delivery was added to the outbox.
      await batch.tx.execute(
        sql`create temp table undone (id int primary key deferrable initially deferred) on commit drop`,
      );
      await batch.tx.execute(sql`insert into undone values (1), (1)`);
    });
    await expect(undone).rejects.toThrow();
    const { id } = await createRow();
    await requestsTo('/deshecho');
    expect((await linesOf(test, row.id)).map(({ registro }) => registro)).toEqual([id]);
  });
});

describe('webhook delivery', () => {
  it('is retried unchanged after a failure, and succeeds', async () => {
    receiver.answer('/cae', { status: 500, body: 'Carnet 4567890' });
    const { row } = await createSubscription(test, receiver.at('/cae'));
    await createRow();
    const waiting = await afterAttempt(test, row.id, 1);
    expect(waiting).toMatchObject({ estado: 'pendiente', respuesta: 500, ultimoError: 'Respondió 500', intentos: 1 });
    const wait = Date.parse(String(waiting.proximoIntento)) - Date.now();
    expect([wait > 30_000, wait < 61_000]).toEqual([true, true]);
    expect((await test.as('administrador').get(`${PATH}/${row.id}`)).body.fallaDesde).toEqual(expect.any(String));
    receiver.answer('/cae', { status: 200 });
    await passTime(test);
    await lineThat(test, row.id, ({ estado }) => estado === 'entregada');
    const [first, second] = receiver.of('/cae');
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect((await test.as('administrador').get(`${PATH}/${row.id}`)).body.fallaDesde).toBeNull();
  });

  it('follows no redirect', async () => {
    receiver.answer('/desvia', { status: 307, headers: { location: receiver.at('/adonde') } });
    const { row } = await createSubscription(test, receiver.at('/desvia'));
    await createRow();
    expect(await afterAttempt(test, row.id, 1)).toMatchObject({ estado: 'pendiente', respuesta: 307 });
    expect(receiver.of('/adonde')).toEqual([]);
  });

  it('fails after the last attempt, until administrador resends it', async () => {
    receiver.answer('/nunca', { status: 503 });
    const { row } = await createSubscription(test, receiver.at('/nunca'));
    await createRow();
    for (let attempt = 1; attempt <= 7; attempt++) {
      await afterAttempt(test, row.id, attempt);
      if (attempt < 7) await passTime(test);
    }
    const [line] = await linesOf(test, row.id);
    expect(line).toMatchObject({ estado: 'fallida', proximoIntento: null, intentos: 7 });
    receiver.answer('/nunca', { status: 200 });
    await test
      .as('administrador')
      .post(`/api/sitio/entregas-de-avisos/${line?.id}/reenviar`)
      .send({ version: line?.version })
      .expect(200);
    expect(await lineThat(test, row.id, ({ estado }) => estado === 'entregada')).toMatchObject({ intentos: 1 });
  });

  it('is not blocked by a slow receiver', async () => {
    receiver.answer('/lento', { status: 200, afterMs: 3_000 });
    const slow = await createSubscription(test, receiver.at('/lento'));
    const quick = await createSubscription(test, receiver.at('/rapido'));
    await createRow();
    await createRow();
    await requestsTo('/rapido', 2);
    expect((await linesOf(test, slow.row.id)).map(({ estado }) => estado)).toEqual(['pendiente', 'pendiente']);
    await lineThat(test, quick.row.id, ({ estado }) => estado === 'entregada');
  });

  it('answered with 410 disables the webhook and notifies its creator and sistemas', async () => {
    receiver.answer('/ido', { status: 410 });
    const { row } = await createSubscription(test, receiver.at('/ido'), { nombre: 'Sistema que se fue' });
    await createRow();
    const stopped = await until(async () => {
      const { body } = await test.as('administrador').get(`${PATH}/${row.id}`);
      return body.estado === 'detenido' && body;
    });
    const filter = JSON.stringify({ q: 'Sistema que se fue' });
    const { body: mails } = await test.as('administrador').get('/api/sitio/correos').query({ filter }).expect(200);
    expect(mails).toHaveLength(2);
    expect(await linesOf(test, row.id)).toMatchObject([
      { estado: 'fallida', respuesta: 410, ultimoError: expect.stringContaining('410') },
    ]);
    const { body: on } = await test
      .as('administrador')
      .post(`${PATH}/${row.id}/encender`)
      .send({ version: stopped.version })
      .expect(200);
    expect(on).toMatchObject({ estado: 'activo', fallaDesde: null });
  });

  it('disables the webhook after days of failures', async () => {
    receiver.answer('/dias', { status: 500 });
    const { row } = await createSubscription(test, receiver.at('/dias'));
    await createRow();
    await afterAttempt(test, row.id, 1);
    await test.database.execute(
      sql`update sitio_avisos_a_sistemas set falla_desde = now() - interval '6 days' where id = ${row.id}`,
    );
    await passTime(test);
    await until(async () => (await test.as('administrador').get(`${PATH}/${row.id}`)).body.estado === 'detenido');
  });
});

describe('webhook events', () => {
  it('stop with the permission of the secret’s creator, until another user creates a new secret', async () => {
    const colleague = await test.signUp('administrador');
    const { row } = await createSubscription(test, receiver.at('/colega'));
    await supertest(test.origin)
      .post(`${PATH}/${row.id}/secreto`)
      .set('Authorization', `Bearer ${colleague.token}`)
      .expect(200);
    await createRow();
    await requestsTo('/colega');
    const { version } = (await test.as('administrador').get(`/api/usuarios/${colleague.uid}`).expect(200)).body;
    await test.as('administrador').post(`/api/usuarios/${colleague.uid}/suspender`).send({ version }).expect(200);
    await createRow();
    const refused = await lineThat(test, row.id, ({ estado }) => estado === 'fallida');
    expect(refused.ultimoError).toBe('Quien creó su secreto ya no administra los avisos: cree otro.');
    expect(receiver.of('/colega')).toHaveLength(1);
    await secretOf(test, row.id);
    await createRow();
    await requestsTo('/colega', 2);
  });

  it('stop with the permission of the user who changed the address, until it gets a new secret', async () => {
    const [mover, editor] = [await test.signUp('administrador'), await test.signUp('administrador')];
    const { row } = await createSubscription(test, receiver.at('/antes'));
    const edit = (token: string, version: number, values: object) =>
      supertest(test.origin)
        .put(`${PATH}/${row.id}`)
        .set('Authorization', `Bearer ${token}`)
        .send({ version, ...values })
        .expect(200);
    const suspend = async (uid: string) => {
      const { version } = (await test.as('administrador').get(`/api/usuarios/${uid}`).expect(200)).body;
      await test.as('administrador').post(`/api/usuarios/${uid}/suspender`).send({ version }).expect(200);
    };
    await edit(mover.token, 1, { direccion: receiver.at('/mudado') });
    await edit(editor.token, 2, { responsable: 'Mesa de ayuda' });
    // The suspended editor did not change the address, so deliveries continue.
    await suspend(editor.uid);
    await createRow();
    await requestsTo('/mudado');
    await suspend(mover.uid);
    await createRow();
    const refused = await lineThat(test, row.id, ({ estado }) => estado === 'fallida');
    expect(refused.ultimoError).toBe(
      'Quien cambió su dirección ya no administra los avisos: revísela y cree otro secreto.',
    );
    expect(receiver.of('/mudado')).toHaveLength(1);
    await secretOf(test, row.id);
    await createRow();
    await requestsTo('/mudado', 2);
  });

  it('stop when the webhook is disabled or expires', async () => {
    const { row } = await createSubscription(test, receiver.at('/apagado'));
    const { body } = await test.as('administrador').post(`${PATH}/${row.id}/apagar`).send({ version: 1 }).expect(200);
    await createRow();
    await test.as('administrador').post(`${PATH}/${row.id}/encender`).send({ version: body.version }).expect(200);
    await test.database.execute(sql`update sitio_avisos_a_sistemas set vence_en = '2026-01-01' where id = ${row.id}`);
    await createRow();
    expect(await linesOf(test, row.id)).toEqual([]);
  });

  it('are sent after a lease from a process with a fast clock', async () => {
    const { row } = await createSubscription(test, receiver.at('/adelantado'));
    const ahead = sql`now() + interval '6 hours'`;
    await test.database.execute(
      sql`update receptores set ocupado_hasta = ${ahead}, descansa_hasta = ${ahead} where aviso = ${row.id}`,
    );
    await createRow();
    await requestsTo('/adelantado');
  });

  it('are dropped for a removed section; other pending ones are not', async () => {
    const { row } = await createSubscription(test, receiver.at('/menos'), { secciones: ['novedades', 'comunicados'] });
    await test.database.execute(
      sql`update receptores set descansa_hasta = now() + interval '1 minute' where aviso = ${row.id}`,
    );
    const admin = test.as('administrador');
    await createRow();
    await admin.post('/api/comunicados').send(sections.comunicados.example).expect(201);
    await admin
      .put(`${PATH}/${row.id}`)
      .send({ version: 1, secciones: ['comunicados'] })
      .expect(200);
    await passTime(test);
    await requestsTo('/menos');
    const [first, second] = await until(async () => {
      const lines = await linesOf(test, row.id);
      return lines.every(({ estado }) => estado !== 'pendiente') && lines;
    });
    expect(first).toMatchObject({ estado: 'fallida', ultimoError: 'Ya no se le avisa de esa sección.' });
    expect(second).toMatchObject({ estado: 'entregada', tipo: 'comunicados.crear' });
  });

  it('are deleted after a month', async () => {
    const { row } = await createSubscription(test, receiver.at('/viejo'));
    await createRow();
    await lineThat(test, row.id, ({ estado }) => estado === 'entregada');
    const retention = test.app.get(DeliveriesRetention, { strict: false });
    await retention.run(new Date(Date.now() + 29 * 86_400_000));
    expect(await linesOf(test, row.id)).toHaveLength(1);
    await retention.run(new Date(Date.now() + 31 * 86_400_000));
    expect(await linesOf(test, row.id)).toEqual([]);
  });

  it('are signed with both secrets for a day after a rotation', async () => {
    const { row, secreto } = await createSubscription(test, receiver.at('/rota'));
    const { body } = await test.as('administrador').post(`${PATH}/${row.id}/secreto`).expect(200);
    expect(Date.parse(body.anteriorHasta) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    await createRow();
    const [both] = await requestsTo('/rota');
    expect([verify(secreto, both as never), verify(body.secreto, both as never)]).toEqual([true, true]);
    await test.database.execute(sql`update receptores set anterior_hasta = now() where aviso = ${row.id}`);
    await createRow();
    const [, one] = await requestsTo('/rota', 2);
    expect([verify(secreto, one as never), verify(body.secreto, one as never)]).toEqual([false, true]);
  });

  it('can be tested', async () => {
    const { row, secreto } = await createSubscription(test, receiver.at('/prueba'));
    const { body, headers } = await test.as('administrador').post(`${PATH}/${row.id}/probar`).expect(202);
    expect(headers.location).toBe(`/api/sitio/entregas-de-avisos/${body.entrega}`);
    const [sent] = await requestsTo('/prueba');
    expect(JSON.parse(String(sent?.body))).toMatchObject({ id: body.entrega, type: 'prueba' });
    expect(sent && verify(secreto, sent)).toBe(true);
  });

  it('are sent once by two servers', async () => {
    const connection = await openTestDatabase();
    const [one, other] = [await startApp(REDES, connection), await startApp(REDES, connection)];
    const { row } = await createSubscription(one, receiver.at('/dos'));
    for (let count = 0; count < 12; count++)
      await one.as('administrador').post('/api/novedades').send(sections.novedades.example).expect(201);
    await until(async () => {
      const lines = await linesOf(other, row.id);
      return lines.length === 12 && lines.every(({ estado }) => estado === 'entregada');
    });
    expect(new Set(receiver.of('/dos').map(({ headers }) => headers['webhook-id'])).size).toBe(12);
    expect(receiver.of('/dos')).toHaveLength(12);
    await one.close();
    await other.close();
  });
});
