import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { Response } from 'express';
import { isClientDisconnect } from '../../platform/database/pool/onPool.js';
import { type Format, formats, sendTable } from './sendTable.js';
import type { Table } from './table.js';

const columns = [{ label: 'Texto', holds: 'text' }] as const;

/** Sends the rows to a real client, which leaves after the first bytes or reads to the end. */
async function sendTo(format: Format, rows: Table['rows'], leaves: boolean) {
  const server = createServer((_, response) => {
    sendTable({ title: 'Prueba', columns, rows }, format, 'prueba', response as Response).catch(() =>
      response.destroy(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = get({ port: (server.address() as AddressInfo).port });
  request.on('error', () => undefined);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    if (leaves) request.destroy();
  });
  // An answer that breaks off is an error before it closes.
  answer.on('error', () => undefined);
  await new Promise((resolve) => answer.once('close', resolve));
  server.close();
  return { complete: answer.complete, bytes: Buffer.concat(chunks) };
}

describe.each(formats)('an export in %s', (format) => {
  it('stops reading rows when the client disconnects', async () => {
    let isOver: (value: string) => void;
    const over = new Promise<string>((resolve) => {
      isOver = resolve;
    });
    async function* endless() {
      try {
        for (;;) {
          yield [String(Math.random()).repeat(20)];
          await setImmediate();
        }
      } finally {
        isOver('over');
      }
    }
    await sendTo(format, endless(), true);
    expect(await over).toBe('over');
  });

  it('is complete for a connected client', async () => {
    async function* few() {
      for (let n = 0; n < 5000; n++) yield [`fila ${n}`];
    }
    const { complete, bytes } = await sendTo(format, few(), false);
    expect(complete).toBe(true);
    expect(bytes.length).toBeGreaterThan(10_000);
  });

  it('aborts the response when its rows fail, so it never looks complete', async () => {
    async function* failing() {
      for (let n = 0; n < 5000; n++) yield [String(Math.random()).repeat(20)];
      throw new Error('The database is gone');
    }
    expect((await sendTo(format, failing(), false)).complete).toBe(false);
  });

  it('is not an error if the client disconnects before the first byte', async () => {
    let report: (how: Promise<unknown>) => void;
    const sent = new Promise((resolve) => {
      report = resolve;
    });
    const server = createServer(async (_, response) => {
      await once(response, 'close');
      report(sendTable({ title: 'Prueba', columns, rows: noRows() }, format, 'prueba', response as Response));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n', () => socket.destroy());
    expect(isClientDisconnect(await sent.catch((error: unknown) => error))).toBe(true);
    server.close();
  });
});

async function* noRows(): AsyncGenerator<string[]> {}
