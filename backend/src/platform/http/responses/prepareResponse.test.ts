import { createServer, type Server } from 'node:http';
import { afterEach, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { type PreparedResponse, prepareResponse, send } from './prepareResponse.js';

const text = '<p>Cooperativa</p>'.repeat(500);
const page = (options: { compress?: boolean } = {}) =>
  prepareResponse(Buffer.from(text), { type: 'text/html; charset=utf-8', headers: {}, ...options });

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const requestOf = (ready: PreparedResponse, encoding: string, headers: Record<string, string> = {}) => {
  const server = createServer((incoming, response) => void send(ready, incoming, response));
  servers.push(server);
  return request(server)
    .get('/')
    .set({ 'Accept-Encoding': encoding, ...headers });
};

it.each(['br', 'gzip'] as const)('compresses once per client encoding: %s', async (encoding) => {
  const ready = page();
  const compress = jest.fn(ready.compress as NonNullable<PreparedResponse['compress']>);
  ready.compress = compress;
  const answers = await Promise.all([requestOf(ready, encoding), requestOf(ready, encoding)]);
  expect(answers.map(({ headers, text: said }) => [headers['content-encoding'], said === text])).toEqual(
    Array(2).fill([encoding, true]),
  );
  expect(compress.mock.calls).toEqual([[encoding]]);
});

it('sends precompressed files, and responses to clients without compression, as they are', async () => {
  for (const [ready, encoding] of [
    [page({ compress: false }), 'br, gzip'],
    [page(), 'identity'],
  ] as const) {
    const { headers, text: received } = await requestOf(ready, encoding).expect(200);
    expect([headers['content-encoding'], received]).toEqual([undefined, text]);
  }
});

it('answers 304 only for an ETag of the same encoding', async () => {
  const ready = page();
  const { headers } = await requestOf(ready, 'gzip').expect(200);
  await requestOf(ready, 'gzip', { 'If-None-Match': headers.etag as string }).expect(304);
  await requestOf(ready, 'br', { 'If-None-Match': headers.etag as string }).expect(200);
});
