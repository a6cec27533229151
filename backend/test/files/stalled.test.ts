import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FilesService } from '../../src/resource/files/files.service.js';
import { consulta, reclamo } from '../intake/samples.js';
import { startApp, type TestApp } from '../support/startApp.js';
import { until } from '../support/until.js';
import { makePdf } from './makePdf.js';
import { openFiles } from './openFiles.js';

let test: TestApp;
beforeAll(async () => {
  // The address of a sender is what the proxy says.
  test = await startApp({ TRUSTED_PROXIES: '1' });
});
afterAll(() => test.close());

const PART = '--B\r\nContent-Disposition: form-data; name="adjuntos.0.archivo"; filename="a.pdf"\r\n\r\n%PDF-1.7';

/** Begins a form with a file, of that length as it says, and sends no more of it. */
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

/** What the server answers before it ends the connection, or the sender does after so many seconds. */
async function answerTo(socket: Socket, seconds: number): Promise<string> {
  setTimeout(() => socket.end(), seconds * 1_000).unref();
  return text(socket);
}

/** How many files the server has open, once there are so many, or after the ten seconds in which a busy machine opens or leaves them too. */
async function settle(count: number): Promise<number> {
  let open = -1;
  const look = async () => {
    open = (await openFiles()).length;
    return open === count;
  };
  await until(look, 10_000).catch(() => undefined);
  return open;
}

describe('a body with files', () => {
  it('of senders who stall is read for few of one address, while others are served, and is cut off', async () => {
    const stalled = Array.from({ length: 40 }, () => answerTo(begin('10.0.0.1', 5_000_000), 25));
    let refused = 0;
    for (const answer of stalled) answer.then((given) => (refused += Number(given.includes('no_disponible'))));
    // Before, what is open passes through 16 on its way up, too.
    await until(() => refused === 24);
    expect(await settle(16)).toBe(16);
    await test.anonymous
      .post('/api/publico/contactanos/consultas')
      .set('X-Forwarded-For', '10.0.0.2')
      .field({ ...consulta, aceptaTratamiento: 'on' })
      .expect(201);
    const answers = await Promise.all(stalled);
    const count = (codigo: string) => answers.filter((answer) => answer.includes(codigo)).length;
    expect([count('tiempo_agotado'), count('no_disponible')]).toEqual([16, 24]);
    expect(await settle(0)).toBe(0);
  });

  const send = (address: string, status: number) =>
    test.anonymous
      .post('/api/publico/contactanos/consultas')
      .set('X-Forwarded-For', address)
      .field({ ...consulta, aceptaTratamiento: 'on' })
      .expect(status);

  it.each([
    ['an address', '10.0.0.5', () => '10.0.0.5'],
    ['a /48 of IPv6', '2001:db8:1:ffff::1', (n: number) => `2001:db8:1:${n}::1`],
  ])('of senders who stall keeps nobody of the same site (%s) out: the slowest gives its place', async (_, who, of) => {
    const flowing = begin(who, 5_000_000);
    flowing.write(Buffer.alloc(4_000_000, ' '));
    const stalled = Array.from({ length: 15 }, (_, n) => begin(of(n), 5_000_000));
    expect(await settle(16)).toBe(16);
    const elsewhere = begin('10.0.0.7', 5_000_000);
    expect(await settle(17)).toBe(17);
    const answers = stalled.map((socket) => answerTo(socket, 1));
    await send(who, 201);
    expect((await Promise.all(answers)).filter((answer) => answer.includes('no_disponible'))).toHaveLength(1);
    expect([flowing.destroyed, elsewhere.destroyed]).toEqual([false, false]);
    for (const socket of [flowing, elsewhere]) socket.destroy();
    expect(await settle(0)).toBe(0);
  });

  it('that moves outlives all that come after it and do not', async () => {
    const moving = begin('10.0.0.8', 5_000_000);
    const more = setInterval(() => moving.write(Buffer.alloc(10_000, ' ')), 200);
    const answer = answerTo(moving, 6);
    const stalled: Socket[] = [];
    for (let n = 0; n < 60; n++) {
      stalled.push(begin('10.0.0.8', 5_000_000));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    clearInterval(more);
    expect(moving.destroyed).toBe(false);
    moving.end();
    expect(await answer).not.toContain('no_disponible');
    for (const socket of stalled) socket.destroy();
    expect(await settle(0)).toBe(0);
  });

  it('gives its place to who comes, when all are taken and it is the slowest', async () => {
    const flowing = begin('10.0.1.9', 5_000_000);
    flowing.write(Buffer.alloc(4_000_000, ' '));
    const stalled = Array.from({ length: 63 }, (_, n) => begin(`10.0.1.${n % 4}`, 5_000_000));
    expect(await settle(64)).toBe(64);
    const answers = stalled.map((socket) => answerTo(socket, 1));
    await send('10.0.1.5', 201);
    expect((await Promise.all(answers)).filter((answer) => answer.includes('no_disponible'))).toHaveLength(1);
    expect(flowing.destroyed).toBe(false);
    flowing.destroy();
    expect(await settle(0)).toBe(0);
  });

  it('that moves outlives those of many addresses that trickle, and so does one that has just come', async () => {
    const moving = begin('10.0.2.200', 5_000_000);
    // Who is refused may be writing as that comes.
    const trickle = (address: string) => begin(address, 5_000_000).on('error', () => undefined);
    const trickling = Array.from({ length: 63 }, (_, n) => trickle(`10.0.2.${n}`));
    const more = setInterval(() => {
      moving.write(Buffer.alloc(10_000, ' '));
      for (const socket of trickling) if (!socket.destroyed) socket.write(Buffer.alloc(400, ' '));
    }, 200);
    const answer = answerTo(moving, 8);
    expect(await settle(64)).toBe(64);
    // Longer than somebody is new.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    for (let n = 0; n < 20; n++) {
      trickling.push(trickle(`10.0.3.${n}`));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await send('10.0.2.201', 201);
    clearInterval(more);
    expect(moving.destroyed).toBe(false);
    moving.end();
    expect(await answer).not.toContain('no_disponible');
    for (const socket of trickling) socket.destroy();
    expect(await settle(0)).toBe(0);
  });

  it('leaves nothing of a sender who goes', async () => {
    const socket = begin('10.0.0.3', 5_000_000);
    expect(await settle(1)).toBe(1);
    socket.destroy();
    expect(await settle(0)).toBe(0);
  });

  it('is not read when it says that it is too long', async () => {
    const answer = await answerTo(begin('10.0.0.4', 900_000_000), 3);
    expect(answer).toContain('Los archivos suman más de 15 MB');
    expect(await openFiles()).toEqual([]);
  });
});

describe('a body without files', () => {
  const beginText = (length: number) => {
    const socket = connect(Number(new URL(test.origin).port), '127.0.0.1');
    const head = 'Host: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nX-Forwarded-For: 10.0.5.1';
    socket.write(
      `POST /api/publico/contactanos/consultas HTTP/1.1\r\n${head}\r\nContent-Length: ${length}\r\n\r\n{"a":"`,
    );
    return socket;
  };

  it('is given up where it stalls, a byte now and then or none; one that comes is read', async () => {
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

describe('what one network attaches', () => {
  const complain = (address: string, file = makePdf(), name = 'a.pdf') =>
    test.anonymous
      .post('/api/publico/contactanos/reclamos')
      .set('X-Forwarded-For', address)
      .timeout(60_000)
      .field({ ...reclamo(), aceptaTratamiento: 'on' })
      .attach('adjuntos.0.archivo', file, name);
  const place = { nombre: 'a.pdf', seccion: 'contactanos/reclamos', campo: 'adjuntos.archivo', subidoPor: null };

  /** Has the turn of that network, until released; a second file of it waits, as all that follows. */
  function hold(address: string) {
    let release = () => {};
    const held = new Promise<Buffer>((resolve) => {
      release = () => resolve(makePdf());
    });
    const content = { size: 10, read: () => held, sender: `visitors ${address}`, signal: undefined };
    const files = test.app.get(FilesService, { strict: false });
    const turns = [1, 2].map(() => files.store({ ...place, content }));
    return {
      release: async () => {
        release();
        return files.discard((await Promise.all(turns)).map(({ id }) => id));
      },
    };
  }

  it('waits for its own turns alone, in a queue that ends', async () => {
    const { release } = hold('10.0.3.2');
    const flood = Array.from({ length: 16 }, () => complain('10.0.3.2').then((answer) => answer));
    expect(await settle(16)).toBe(16);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const last = complain('10.0.3.2').then((answer) => answer);
    const refused = await Promise.race(flood);
    expect(refused.status).toBe(429);
    expect(refused.headers).toHaveProperty('retry-after');
    expect(refused.body.detail).toContain('desde su red');
    await complain('10.0.3.3').expect(201);
    await release();
    const statuses = (await Promise.all([...flood, last])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array(16).fill(201), 429]);
    expect(await settle(0)).toBe(0);
    await complain('10.0.3.2').expect(201);
  });

  it('that is little is not what is given up', async () => {
    const { release } = hold('10.0.3.4');
    const sharp = (await import('sharp')).default;
    const white = { width: 3_000, height: 3_000, channels: 3 as const, background: '#fff' };
    const heavy = await sharp({ create: white }).png({ palette: true, compressionLevel: 9 }).toBuffer();
    const small = await sharp(heavy).resize(200).png().toBuffer();
    const kept: number[] = [];
    const refused: number[] = [];
    const send = () =>
      complain('10.0.3.4', heavy, 'a.png').then(({ status }) => void (status === 429 ? refused : kept).push(status));
    const flood = Array.from({ length: 16 }, send);
    expect(await settle(16)).toBe(16);
    flood.push(send());
    await until(() => refused.length === 1);
    const little = complain('10.0.3.4', small, 'b.png').then(({ status }) => status);
    await until(() => refused.length === 2);
    await release();
    expect(await little).toBe(201);
    await Promise.all(flood);
    expect(kept).toEqual(Array(15).fill(201));
  });
});
