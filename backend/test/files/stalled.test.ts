import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { FilesService } from '../../src/resource/files/files.service.js';
import { consulta, reclamo } from '../intake/samples.js';
import { until } from '../support/until.js';
import { useApp } from '../support/useApp.js';
import { makePdf } from './makePdf.js';
import { openFiles } from './openFiles.js';

// The proxy header sets the client address.
const test = useApp({ TRUSTED_PROXIES: '1' });

const PART = '--B\r\nContent-Disposition: form-data; name="adjuntos.0.archivo"; filename="a.pdf"\r\n\r\n%PDF-1.7';

/** Starts a form with a file, declares `length` bytes and sends only the beginning. */
function begin(address: string, length: number): Socket {
  const socket = connect(Number(new URL(test.origin).port), '127.0.0.1');
  const head = [
    'POST /api/publico/contactanos/reclamos HTTP/1.1',
    'Host: localhost',
    `X-Forwarded-For: ${address}`,
    'Content-Type: multipart/form-data; boundary=B',
    `Content-Length: ${length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${PART}`);
  return socket;
}

/** Returns the server's response. The client closes the connection after `seconds`. */
async function answerTo(socket: Socket, seconds: number): Promise<string> {
  setTimeout(() => socket.end(), seconds * 1_000).unref();
  return text(socket);
}

/** Waits up to 10 s for `count` open files, for slow machines; returns the number of open files. */
async function settle(count: number): Promise<number> {
  let open = -1;
  const look = async () => {
    open = (await openFiles()).length;
    return open === count;
  };
  await until(look, 10_000).catch(() => undefined);
  return open;
}

describe('multipart upload', () => {
  it('from stalled clients is limited per address and times out while others are served', async () => {
    const stalled = Array.from({ length: 40 }, () => answerTo(begin('10.0.0.1', 5_000_000), 25));
    let refused = 0;
    for (const answer of stalled)
      answer.then((received) => (refused += Number(received.includes('demasiados_envios'))));
    // Waits for all rejections first: the number of open files also passes through 16 while it grows.
    await until(() => refused === 24);
    expect(await settle(16)).toBe(16);
    await test.anonymous
      .post('/api/publico/contactanos/consultas')
      .set('X-Forwarded-For', '10.0.0.2')
      .field({ ...consulta, aceptaTratamiento: 'on' })
      .expect(201);
    const answers = await Promise.all(stalled);
    const count = (codigo: string) => answers.filter((answer) => answer.includes(codigo)).length;
    expect([count('tiempo_agotado'), count('demasiados_envios')]).toEqual([16, 24]);
    expect(await settle(0)).toBe(0);
  });

  it('returns 503 when too many uploads are in progress', async () => {
    const stalled = Array.from({ length: 64 }, (_, n) => begin(`10.0.1.${n % 4}`, 5_000_000));
    expect(await settle(64)).toBe(64);
    const answer = await answerTo(begin('10.0.1.5', 5_000_000), 3);
    expect(answer).toContain('HTTP/1.1 503');
    expect(answer).toMatch(/retry-after: 10/i);
    for (const socket of stalled) socket.destroy();
    expect(await settle(0)).toBe(0);
  });

  it('deletes the temporary file when the client disconnects', async () => {
    const socket = begin('10.0.0.3', 5_000_000);
    expect(await settle(1)).toBe(1);
    socket.destroy();
    expect(await settle(0)).toBe(0);
  });

  it('is rejected by a Content-Length over the limit', async () => {
    const answer = await answerTo(begin('10.0.0.4', 900_000_000), 3);
    expect(answer).toContain('Los archivos suman más de 15 MB');
    expect(await openFiles()).toEqual([]);
  });
});

describe('request body without files', () => {
  const beginText = (length: number) => {
    const socket = connect(Number(new URL(test.origin).port), '127.0.0.1');
    const head = 'Host: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nX-Forwarded-For: 10.0.5.1';
    socket.write(
      `POST /api/publico/contactanos/consultas HTTP/1.1\r\n${head}\r\nContent-Length: ${length}\r\n\r\n{"a":"`,
    );
    return socket;
  };

  it('times out when it stalls or trickles, and is read when it progresses', async () => {
    const silent = answerTo(beginText(60_000), 25);
    const trickling = beginText(60_000);
    const byte = setInterval(() => trickling.write('x'), 3_000);
    const cut = answerTo(trickling, 25);
    const coming = beginText(14_006);
    const more = setInterval(() => coming.write(' '.repeat(7_000)), 4_000);
    const read = answerTo(coming, 25);
    expect(await silent).toContain('tiempo_agotado');
    expect(await cut).toContain('tiempo_agotado');
    expect(await read).toContain('HTTP/1.1 400');
    clearInterval(byte);
    clearInterval(more);
  });
});

describe('attachments per network', () => {
  const complain = (address: string, file = makePdf(), name = 'a.pdf') =>
    test.anonymous
      .post('/api/publico/contactanos/reclamos')
      .set('X-Forwarded-For', address)
      .timeout(60_000)
      .field({ ...reclamo(), aceptaTratamiento: 'on' })
      .attach('adjuntos.0.archivo', file, name);
  const place = { nombre: 'a.pdf', seccion: 'contactanos/reclamos', campo: 'adjuntos.archivo', subidoPor: null };

  /** Occupies the slot of a network until released; a second file waits, and so do all later ones. */
  function occupySlot(address: string) {
    let release = () => {};
    const blocked = new Promise<Buffer>((resolve) => {
      release = () => resolve(makePdf());
    });
    const content = { size: 10, read: () => blocked, sender: `visitors ${address}`, signal: undefined };
    const files = test.app.get(FilesService, { strict: false });
    const turns = [1, 2].map(() => files.store({ ...place, content }));
    return {
      release: async () => {
        release();
        return files.discard((await Promise.all(turns)).map(({ id }) => id));
      },
    };
  }

  it('wait in a bounded queue of their own network', async () => {
    const { release } = occupySlot('10.0.3.2');
    const flood = Array.from({ length: 16 }, () => complain('10.0.3.2').then(({ status }) => status));
    expect(await settle(16)).toBe(16);
    const refused = await complain('10.0.3.2').expect(429);
    expect(refused.headers).toHaveProperty('retry-after');
    expect(refused.body.detail).toContain('desde su red');
    await complain('10.0.3.3').expect(201);
    await release();
    expect(await Promise.all(flood)).toEqual(Array(16).fill(201));
    expect(await settle(0)).toBe(0);
    await complain('10.0.3.2').expect(201);
  });
});
