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

/** What the answer says of its connection, or how it broke. */
const ask = (path: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const { port } = server.address() as AddressInfo;
    get({ host: '127.0.0.1', port, path, agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.headers.connection));
    }).on('error', ({ code }: NodeJS.ErrnoException) => resolve(code));
  });

const seen = (event: 'connection' | 'request', times: number): Promise<void> => {
  let left = times;
  return new Promise((resolve) => server.on(event, () => --left === 0 && resolve()));
};

describe('a server that is drained', () => {
  it.each<['connection' | 'request', string]>([
    ['request', 'has begun to answer'],
    ['connection', 'has not read yet'],
  ])('(on %s) answers what it %s, each as the last of its connection, and ends', async (event) => {
    const arrived = seen(event, REQUESTS);
    const answers = Promise.all(Array.from({ length: REQUESTS }, () => ask('/')));
    await arrived;
    const began = Date.now();
    await Promise.all([drain(LIMIT_MS), answers]);
    expect(await answers).toEqual(Array.from({ length: REQUESTS }, () => 'close'));
    expect(Date.now() - began).toBeLessThan(LIMIT_MS / 4);
  });

  it('answers what the kernel took for it and it has not heard of yet', async () => {
    const answers = Array.from({ length: REQUESTS }, () => ask('/'));
    // They knock, and the loop has not looked at the door since.
    await new Promise(process.nextTick);
    const began = Date.now();
    await drain(LIMIT_MS);
    expect(await Promise.all(answers)).toEqual(Array.from({ length: REQUESTS }, () => 'close'));
    expect(Date.now() - began).toBeLessThan(LIMIT_MS / 4);
  });

  it('is not held by those who keep coming', async () => {
    const { port } = server.address() as AddressInfo;
    const coming = setInterval(() => connect(port, '127.0.0.1').on('error', () => undefined), 10);
    const began = Date.now();
    await drain(LIMIT_MS);
    clearInterval(coming);
    expect(Date.now() - began).toBeLessThan(LIMIT_MS / 4);
  });

  it('lets go at once of connections on which nothing is asked, and hears no new ones', async () => {
    await ask('/');
    const began = Date.now();
    await drain(LIMIT_MS);
    expect(Date.now() - began).toBeLessThan(LIMIT_MS / 4);
    expect(server.listening).toBe(false);
  });

  it.each([
    ['half a head', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['a body that does not come', 'POST /cuerpo HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhola'],
  ])('is not held by %s, while another still gets its answer', async (_, sent) => {
    const half = connect((server.address() as AddressInfo).port, '127.0.0.1');
    half.on('error', () => undefined);
    const ended = once(half, 'close');
    const arrived = seen('request', sent.startsWith('POST') ? 2 : 1);
    half.write(sent);
    const answer = ask('/');
    await arrived;
    const began = Date.now();
    await drain(LIMIT_MS);
    expect(await answer).toBe('close');
    await ended;
    expect(Date.now() - began).toBeLessThan(LIMIT_MS / 2);
  });

  it('takes a body that is on its way to its end', async () => {
    const slow = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const told = once(slow, 'data');
    const arrived = seen('request', 1);
    slow.write('POST /cuerpo HTTP/1.1\r\nHost: x\r\nContent-Length: 8\r\n\r\nhola');
    await arrived;
    const drained = drain(LIMIT_MS);
    setTimeout(() => slow.write('hola'), 2 * ANSWER_MS);
    expect(String((await told)[0])).toContain('200 OK');
    await drained;
  });

  it('breaks off what is never answered when its time is over', async () => {
    const arrived = seen('request', 1);
    const answer = ask('/nunca');
    await arrived;
    await drain(300);
    expect(await answer).toBe('ECONNRESET');
  });
});
