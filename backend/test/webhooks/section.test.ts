import { type AnyRow, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { historial } from '../../src/platform/database/schema/history.js';
import { captureLog } from '../support/captureLog.js';
import { useApp } from '../support/useApp.js';
import { createSubscription, draft, lineThat, PATH, secretOf } from './listeners.js';
import { startReceiver } from './startReceiver.js';

const test = useApp();

const make = async (more?: object): Promise<AnyRow> =>
  (await test.as('administrador').post(PATH).send(draft('https://espejo.entidad.bo/avisos', more)).expect(201)).body;

describe('webhook secret', () => {
  it('is shown once and stored in no row, history or log', async () => {
    const log = captureLog();
    const { row, secreto } = await createSubscription(test, 'https://espejo.entidad.bo/avisos');
    const { body } = await test.as('administrador').get(`${PATH}/${row.id}`).expect(200);
    log.stop();
    expect(secreto).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const stored = [body, await test.database.select().from(historial), log.lines];
    expect(JSON.stringify(stored)).not.toContain(secreto.slice(6));
    expect(body).toMatchObject({ secretoCreadoEn: expect.any(String), version: 1 });
  });

  it('is audited with its creator', async () => {
    const { row } = await createSubscription(test, 'https://espejo.entidad.bo/avisos');
    const filter = JSON.stringify({ accion: 'crearSecreto' });
    const { body } = await test.as('administrador').get('/api/sitio/auditoria').query({ filter }).expect(200);
    expect(body[0]).toMatchObject({ titulo: row.nombre, creadoPor: test.uids.administrador });
  });

  it('differs each time and can’t be created for a disabled webhook', async () => {
    const { id } = await make();
    expect(await secretOf(test, id)).not.toBe(await secretOf(test, id));
    const admin = test.as('administrador');
    await admin.post(`${PATH}/${id}/apagar`).send({ version: 1 }).expect(200);
    for (const order of ['secreto', 'probar'])
      expect((await admin.post(`${PATH}/${id}/${order}`).expect(422)).body.codigo).toBe('transicion_invalida');
  });

  it('is required to test the webhook', async () => {
    const { id } = await make();
    const { body } = await test.as('administrador').post(`${PATH}/${id}/probar`).expect(422);
    expect(body.detail).toContain('Todavía no tiene un secreto');
  });
});

describe('webhook address', () => {
  it.each<[string, string, string]>([
    ['of the loopback interface', 'https://127.0.0.1/avisos', 'red interna'],
    ['of localhost', 'https://localhost:8443/avisos', 'red interna'],
    ['of localhost with a trailing dot', 'https://localhost./avisos', 'red interna'],
    ['of a subdomain of localhost', 'https://avisos.LocalHost:8443/avisos', 'red interna'],
    ['of the loopback interface as a number', 'https://2130706433/avisos', 'red interna'],
    ['of the IPv6 loopback interface', 'https://[::1]/avisos', 'red interna'],
    ['of an IPv4-mapped loopback address', 'https://[::ffff:127.0.0.1]/avisos', 'red interna'],
    ['of a private network', 'https://10.1.2.3/avisos', 'red interna'],
    ['of cloud metadata', 'https://169.254.169.254/latest', 'red interna'],
    ['of Azure metadata', 'https://168.63.129.16/machine', 'red interna'],
    ['of Alibaba metadata', 'https://100.100.100.200/latest', 'red interna'],
    ['of cloud metadata in IPv6', 'https://[fd00:ec2::254]/latest', 'red interna'],
    ['of a NAT64 address', 'https://[64:ff9b::a00:1]/avisos', 'red interna'],
    ['over plain HTTP', 'http://espejo.entidad.bo/avisos', 'https://'],
    ['with a password', 'https://ana:clave@espejo.entidad.bo/avisos', 'contraseña'],
    ['with a fragment', 'https://espejo.entidad.bo/avisos#aqui', '«#»'],
    ['without a host', 'https://', 'dirección completa'],
    ['that is a script', 'javascript:alert(1)', 'dirección completa'],
  ])('%s is rejected', async (_, direccion, message) => {
    const { body } = await test.as('administrador').post(PATH).send(draft(direccion)).expect(422);
    expect(body.errors.direccion).toContain(message);
  });

  it.each([
    'https://espejo.entidad.bo/avisos',
    'https://espejo.entidad.bo:8443/a?b=c',
    'https://localhost.entidad.bo/avisos',
    'https://[2600:9000::1]/avisos',
    'https://168.63.129.17/avisos',
  ])('%s is accepted', async (direccion) => {
    await test.as('administrador').post(PATH).send(draft(direccion)).expect(201);
  });

  it('resolving to the internal network is not called', async () => {
    const receiver = await startReceiver();
    const { row } = await createSubscription(test, 'https://espejo.entidad.bo/avisos');
    const create = (direccion: string) =>
      test.database.execute(sql`update sitio_avisos_a_sistemas set direccion = ${direccion} where id = ${row.id}`);
    for (const direccion of [receiver.at('/dentro'), receiver.at('/dentro').replace('127.0.0.1', 'localhost')]) {
      await create(direccion);
      const { body } = await test.as('administrador').post(`${PATH}/${row.id}/probar`).expect(202);
      const line = await lineThat(test, row.id, ({ id, ultimoError }) => id === body.entrega && ultimoError !== null);
      expect(line).toMatchObject({
        respuesta: null,
        ultimoError: 'Su dirección es de una red interna, y no se envía allí',
      });
    }
    expect(receiver.received).toEqual([]);
    await receiver.close();
  });
});

describe('permissions for webhooks', () => {
  it.each(['sistemas', 'comercial', 'creditos', 'finanzas', 'rrhh'] as const)('exclude %s', async (rol) => {
    const row = await make();
    await test.as(rol).get(PATH).expect(403);
    await test.as(rol).post(PATH).send(draft('https://espejo.entidad.bo/avisos')).expect(403);
    await test.as(rol).post(`${PATH}/${row.id}/secreto`).expect(403);
    await test.as(rol).post(`${PATH}/${row.id}/probar`).expect(403);
    await test.as(rol).get('/api/sitio/entregas-de-avisos').expect(403);
  });

  it('exclude deletion', async () => {
    const row = await make();
    await test.as('administrador').delete(`${PATH}/${row.id}`).set('If-Match', '"1"').expect(403);
  });

  it.each<[string, object, string]>([
    ['with the section of users', { secciones: ['usuarios'] }, 'secciones.0'],
    ['without sections', { secciones: [] }, 'secciones'],
    ['without events', { eventos: [] }, 'eventos'],
    ['for more than a year', { venceEn: addDays(todayInLaPaz(), 400) }, 'venceEn'],
    ['that is expired', { venceEn: addDays(todayInLaPaz(), -1) }, 'venceEn'],
    ['with a client state', { estado: 'detenido' }, 'estado'],
    ['with a client failure date', { fallaDesde: '2026-01-01T00:00:00.000Z' }, 'fallaDesde'],
  ])('reject a webhook %s', async (_, more, name) => {
    const sent = draft('https://espejo.entidad.bo/avisos', more);
    const { body } = await test.as('administrador').post(PATH).send(sent).expect(422);
    expect(Object.keys(body.errors).some((key) => key.startsWith(name.split('.')[0] as string))).toBe(true);
  });

  it('limit active webhooks to twenty, also concurrently', async () => {
    const { body: before } = await test.as('administrador').get(PATH).query({ filter: '{"estado":"activo"}' });
    for (let count = before.length; count < 19; count++) await make();
    const send = () => test.as('administrador').post(PATH).send(draft('https://espejo.entidad.bo/avisos'));
    const atOnce = await Promise.all([1, 2, 3, 4].map(send));
    expect(atOnce.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
    const { body } = await send().expect(422);
    expect(body.errors.nombre).toContain('Ya hay 20 avisos activos');
  });
});
