import { todayInLaPaz } from '@coop/domain';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { daysAgo, fileOf, load, savings } from '../saldos/loading.js';
import { startApp, type TestApp } from '../support/startApp.js';
import { until } from '../support/until.js';
import { createSubscription } from './listeners.js';
import { type Receiver, startReceiver } from './startReceiver.js';

let receiver: Receiver;
let test: TestApp;
beforeAll(async () => {
  receiver = await startReceiver();
  test = await startApp({ WEBHOOKS_REDES_INTERNAS: '127.0.0.0/8' });
  await createSubscription(test, receiver.at('/nucleo'), { secciones: ['saldos', 'cotizacion'], eventos: ['cambiar'] });
});
afterAll(async () => {
  await test.close();
  await receiver.close();
});

type Event = { type: string; data: { id: string; version: number; href: string } };

let seen = 0;
/** Returns the events received since the last call, in any order. */
async function newEvents(count: number): Promise<Event[]> {
  const all = await until(() => receiver.of('/nucleo').length >= seen + count && receiver.of('/nucleo'));
  const events = all.slice(seen).map(({ body }) => JSON.parse(String(body)) as Event);
  seen = all.length;
  return events;
}
const read = async ({ data }: Event) =>
  (await test.as('administrador').get(new URL(data.href).pathname).expect(200)).body;

it('webhooks report the end of each balance load with the URL of its batch', async () => {
  const many = Array.from({ length: 20 }, (_, n) => savings(100 + n));
  const ended = [
    ['saldos.vigente', fileOf(...many)],
    ['saldos.con_errores', fileOf(savings(1, 'mucho'))],
    ['saldos.por_confirmar', fileOf(savings(1))],
  ] as const;
  for (const [type, file] of ended) {
    const lote = await load(test, file, daysAgo(2));
    const [event] = await newEvents(1);
    expect(event).toMatchObject({ type, data: { seccion: 'saldos', id: lote.id } });
    expect(await read(event as Event)).toMatchObject({ id: lote.id, estado: type.slice('saldos.'.length) });
  }
});

it('webhooks report an annulled batch and the restored one', async () => {
  const former = await load(test, fileOf(...Array.from({ length: 20 }, (_, n) => savings(300 + n))), daysAgo(1));
  const wrong = await load(test, fileOf(...Array.from({ length: 20 }, (_, n) => savings(400 + n))), daysAgo(1));
  // Two complete loads and the last one of the previous test, which never became current.
  await newEvents(3);
  const order = test.as('administrador').post(`/api/saldos/lotes/${wrong.id}/anular`);
  await order.send({ motivo: 'Era el archivo de otro día' }).expect(200);
  const events = (await newEvents(2)).map(({ type, data }) => [type, data.id]);
  expect(events.toSorted()).toEqual([
    ['saldos.anulado', wrong.id],
    ['saldos.vigente', former.id],
  ]);
});

it('webhooks report new exchange rates with a public URL', async () => {
  const rates = {
    compra: '11.50',
    venta: '11.60',
    ufv: '3.33384',
    fecha: todayInLaPaz(),
    motivo: 'La fuente no responde',
  };
  await test.as('administrador').put('/api/cotizacion').send(rates).expect(200);
  const [event] = await newEvents(1);
  expect(event?.type).toBe('cotizacion.cambio');
  expect(await read(event as Event)).toMatchObject({ cotizaciones: { venta: 11.6 }, fuente: 'manual' });
});
