import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Drain, drainable } from './drain.js';

const REQUESTS = 6;
const ANSWER_MS = 300;
const LIMIT_MS = 20_000;

let server: Server;
let drain: Drain;
let agent: Agent;
beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === '/cuerpo') request.resume().on('end', () => response.end('ok'));
    else if (request.url !== '/nunca') setTimeout(() => response.end('ok'), ANSWER_MS);
  });
  server.keepAliveTimeout = 75_000;
  drain = drainable(server);
  agent = new Agent({ keepAlive: true });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => agent.destroy());

const port = () => (server.address() as AddressInfo).port;

/** The status, or how it broke. */
const send = (path: string): Promise<number | string | undefined> =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port: port(), path, agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    }).on('error', ({ code }: NodeJS.ErrnoException) => resolve(code));
  });

const requests = async (times: number) => {
  for (let n = 0; n < times; n++) await once(server, 'request');
};

describe('draining a server', () => {
  it('finishes requests in progress, closes idle connections and accepts no new ones', async () => {
    await send('/');
    const arrived = requests(REQUESTS);
    const answers = Promise.all(Array.from({ length: REQUESTS }, () => send('/')));
    await arrived;
    const began = Date.now();
    await drain(LIMIT_MS);
    expect(await answers).toEqual(Array(REQUESTS).fill(200));
    expect(Date.now() - began).toBeLessThan(LIMIT_MS / 4);
    expect(server.listening).toBe(false);
  });

  it('finishes a request whose body is still arriving, then closes its connection', async () => {
    const slow = connect(port(), '127.0.0.1');
    const response = once(slow, 'data');
    const arrived = once(server, 'request');
    slow.write('POST /cuerpo HTTP/1.1\r\nHost: x\r\nContent-Length: 8\r\n\r\nhola');
    await arrived;
    const drained = drain(LIMIT_MS);
    setTimeout(() => slow.write('hola'), ANSWER_MS);
    expect(String((await response)[0])).toMatch(/200 OK.*connection: close/is);
    await drained;
  });

  it.each([
    ['a request without a response', 'GET /nunca HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a request with an incomplete body', 'POST /cuerpo HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhola'],
  ])('aborts %s at the time limit', async (_, sent) => {
    const socket = connect(port(), '127.0.0.1');
    const ended = once(socket, 'close');
    const arrived = once(server, 'request');
    socket.on('error', () => undefined).write(sent);
    await arrived;
    await drain(300);
    await ended;
  });
});
