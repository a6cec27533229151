import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { until } from '../../../../test/support/until.js';
import type { Config } from '../../config/settings.js';
import { isLeft } from '../../database/pool/asker.js';
import { RequestTurns } from './request-turns.js';

const ASKERS = 10;

let server: Server | undefined;
afterEach(() => void server?.close());

it('draws no page for who has left while waiting, and does for who stays', async () => {
  const turns = new RequestTurns({ TRUSTED_PROXIES: 0, REQUESTS_PER_SECOND: 100 } as Config);
  let drawn = 0;
  let left = 0;
  let arrived = 0;
  let goOn = () => {};
  const drawing = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  server = createServer((request, response) => {
    arrived++;
    turns
      .draw(request, async () => {
        drawn++;
        await drawing;
      })
      .then(
        () => response.end('hecha'),
        (error: unknown) => (left += Number(isLeft(error))),
      );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const staying = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  await until(() => arrived === 1);
  const leaving = Array.from({ length: ASKERS }, () => connect(port, '127.0.0.1'));
  for (const socket of leaving) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await until(() => arrived === ASKERS + 1);
  for (const socket of leaving) socket.destroy();
  // One had begun; the rest were waiting, and are nobody's.
  await until(() => left === ASKERS - 1);
  goOn();
  expect(await staying).toBe('hecha');
  expect(drawn).toBe(2);
});
