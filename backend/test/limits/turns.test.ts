import { once } from 'node:events';
import net from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeNovedades } from '../editorial/writeNovedades.js';
import { startApp, type TestApp } from '../support/startApp.js';

/** Within the budget of one address, and far more than the few that are at work at once. */
const BURST = 150;

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ TRUSTED_PROXIES: '1', REQUESTS_PER_SECOND: '20' });
});
afterAll(() => test.close());

const ask = (path: string, address: string) => test.anonymous.get(path).set('X-Forwarded-For', address);

/** The statuses of those requests, in the order in which they were answered. Another thread asks, all in one instant. */
async function askAtOnce(
  asked: readonly { path: string; address: string; more?: string }[],
): Promise<{ nth: number; status: number }[]> {
  const worker = new Worker(asker, { eval: true, workerData: { port: new URL(test.origin).port, asked } });
  const [answers] = await once(worker, 'message');
  return answers;
}

/** Connects first, so that what it then writes is there all at once. */
const asker = `
  const net = require('node:net');
  const { once } = require('node:events');
  const { parentPort, workerData: { port, asked } } = require('node:worker_threads');
  const answers = [];
  const sockets = asked.map(() => net.connect(port, '127.0.0.1'));
  Promise.all(sockets.map((socket) => once(socket, 'connect'))).then(() => setTimeout(() => {
    asked.forEach(({ path, address, more = 'X-Nothing: 0' }, nth) => {
      const socket = sockets[nth];
      const head = ['GET ' + path + ' HTTP/1.1', 'Host: x', 'X-Forwarded-For: ' + address, more, 'Connection: close'];
      socket.write(head.join('\\r\\n') + '\\r\\n\\r\\n');
      let answer = '';
      socket.setEncoding('latin1').on('data', (piece) => { answer += piece; });
      socket.on('close', () => {
        answers.push({ nth, status: Number(answer.slice(9, 12)) });
        if (answers.length === asked.length) parentPort.postMessage(answers);
      });
    });
  }, 200));
`;

/** A list with parameters that nobody else asks for, so that none is kept ready. */
const list = '/api/publico/sitio/agencias';

describe.each([
  { burst: 'lists asked for by one address', path: `${list}?range=[0,`, status: 200, of: () => '203.0.113.1' },
  {
    burst: 'lists asked for by a site of IPv6',
    path: `${list}?range=[1,`,
    status: 200,
    of: (n: number) => `2001:db8:77:${n}::1`,
  },
  {
    burst: 'lists that say that they bring files',
    path: `${list}?range=[2,`,
    status: 200,
    of: () => '203.0.113.2',
    more: 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 0',
  },
  { burst: 'addresses that are none', path: '/api/nada?range=[3,', status: 404, of: () => '203.0.113.3' },
])('a burst of $burst', ({ path, status, of, more }) => {
  it('is answered whole, and whoever comes behind it waits for little of it', async () => {
    const burst = Array.from({ length: BURST }, (_, n) => ({ path: `${path}${10 + n}]`, address: of(n), more }));
    const answers = await askAtOnce([...burst, { path: '/api/publico/promociones', address: '203.0.113.254' }]);
    const place = answers.findIndex(({ nth }) => nth === BURST);
    expect(answers[place]?.status).toBe(200);
    expect(new Set(answers.filter(({ nth }) => nth < BURST).map((answer) => answer.status))).toEqual(new Set([status]));
    expect(place).toBeLessThan(BURST / 2);
  });
});

it.each([
  [8, 8],
  [200, 0],
])('of a connection that brings %i requests at once %i are answered', async (sent, answered) => {
  const socket = net.connect(Number(new URL(test.origin).port), '127.0.0.1');
  const request = 'GET /api/salud/vivo HTTP/1.1\r\nHost: x\r\n\r\n';
  socket.write(request.repeat(sent - 1) + request.replace('Host: x', 'Host: x\r\nConnection: close'));
  let text = '';
  socket.setEncoding('latin1').on('data', (piece) => {
    text += piece;
  });
  socket.on('error', () => undefined);
  await once(socket, 'close');
  expect(text.split('HTTP/1.1 200').length - 1).toBe(answered);
});

it('a form with files is read by the routes that take one, and by no other', async () => {
  const send = (path: string) => test.anonymous.post(path).set('X-Forwarded-For', '203.0.113.4').field('a', '1');
  await send('/api/publico/seguimiento').expect(415);
  await send('/api/publico/contactanos/consultas').expect(422);
});

describe('a public list', () => {
  let news: Awaited<ReturnType<typeof writeNovedades>>;
  beforeAll(async () => {
    news = await writeNovedades(test);
    for (const titulo of ['Feria', 'Jornada', 'Campaña', 'Curso', 'Visita', 'Sorteo'])
      await news.order(
        await news.create(titulo, { contenido: `<p>${'Más en nuestras agencias. '.repeat(750)}</p>` }),
        'publicar',
      );
  });

  it('costs its address as much as it brings', async () => {
    const statuses = new Set<number>();
    for (let n = 0; n < 60; n++)
      statuses.add((await ask(`/api/publico/novedades?range=[0,${100 + n}]`, '203.0.113.250')).status);
    expect(statuses).toEqual(new Set([200, 429]));
    for (let n = 0; n < 60; n++)
      await ask(`/api/publico/sitio/agencias?range=[0,${100 + n}]`, '203.0.113.251').expect(200);
  });

  it('is searched in as seldom as the site is', async () => {
    const search = (n: number) => `/api/publico/sitio/agencias?filter=${encodeURIComponent(`{"q":"a${n}"}`)}`;
    const statuses: number[] = [];
    for (let n = 0; n < 125; n++) statuses.push((await ask(search(n), '203.0.113.252')).status);
    expect(statuses.indexOf(429)).toBe(120);
    await ask('/api/publico/busqueda?q=feria', '203.0.113.252').expect(429);
    await ask('/api/publico/sitio/agencias', '203.0.113.252').expect(200);
  });
});

describe('what is sent', () => {
  const send = async (address: string, blanks: number) => {
    const { status } = await test.anonymous
      .post('/api/publico/seguimiento')
      .set('X-Forwarded-For', address)
      .type('json')
      .send(`{"a":1${' '.repeat(blanks)}}`);
    return status;
  };

  it('costs its address as much as there is to read', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 20; n++) statuses.push(await send('203.0.113.247', 60_000));
    expect(new Set(statuses)).toEqual(new Set([422, 429]));
    expect(statuses.indexOf(429)).toBeLessThan(15);
    for (let n = 0; n < 20; n++) expect(await send('203.0.113.248', 3_000)).toBe(422);
  });
});
