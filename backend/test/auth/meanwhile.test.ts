import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { type AnyRow, sections, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RequestTurns } from '../../src/platform/http/turns/request-turns.js';
import { UserStore } from '../../src/platform/users/user-store.js';
import { FilesService } from '../../src/resource/files/files.service.js';
import { photo } from '../files/photo.js';
import { fileOf, savings, settled } from '../saldos/loading.js';
import { startApp, type TestApp } from '../support/startApp.js';

/** Longer than what the guard found out counts as just found out. */
const LATER_MS = 1_500;
const MACHINES = '/api/sitio/accesos-de-sistemas';

let test: TestApp;
let machines = 0;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

type Person = { uid: string; token: string };

const novedad = { type: 'application/json', path: '/api/novedades', body: JSON.stringify(sections.novedades.example) };
const withFile = (path: string, notes: Record<string, string>, name: string, content: string) => {
  const parts = Object.entries(notes).map(([field, value]) => `${dispositionOf(field)}\r\n\r\n${value}\r\n`);
  const file = `${dispositionOf('archivo')}; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n${content}\r\n`;
  return { type: 'multipart/form-data; boundary=B', path, body: `${parts.join('')}${file}--B--\r\n` };
};
const dispositionOf = (field: string) => `--B\r\nContent-Disposition: form-data; name="${field}"`;
const balances = () =>
  withFile('/api/saldos/lotes', { fechaCorte: addDays(todayInLaPaz(), -1) }, 'saldos.csv', String(fileOf(savings(1))));

/** Sends all but the last byte, does that, and sends it a moment later; gives the answer. */
async function finishLate(token: string, { type, path, body }: typeof novedad, meanwhile: () => Promise<unknown>) {
  const bytes = Buffer.from(body);
  const socket = connect(Number(new URL(test.origin).port), '127.0.0.1');
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    `Authorization: Bearer ${token}`,
    `Content-Type: ${type}`,
    `Content-Length: ${bytes.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(bytes.subarray(0, -1));
  await setTimeout(200);
  await meanwhile();
  await setTimeout(LATER_MS);
  socket.write(bytes.subarray(-1));
  const answer = await text(socket);
  return { status: Number(answer.slice(9, 12)), codigo: /"codigo":"(\w+)"/.exec(answer)?.[1] };
}

const stored = async (uid: string): Promise<AnyRow> =>
  (await test.as('administrador').get(`/api/usuarios/${uid}`).expect(200)).body;
const suspend = async ({ uid }: Person) => {
  const { version } = await stored(uid);
  await test.as('administrador').post(`/api/usuarios/${uid}/suspender`).send({ version }).expect(200);
};
/** Past us, as in the console of Firestore: no session ends with it. */
const demote = async ({ uid }: Person) => {
  const users = test.app.get(UserStore, { strict: false });
  const user = await users.find(uid);
  if (user) await users.replace({ ...user, rol: 'rrhh' }, user.version);
};
const endSessions = ({ uid }: Person) =>
  test.as('administrador').post(`/api/usuarios/${uid}/cerrar-sesiones`).expect(204);

const newMachine = async (permisos = [{ seccion: 'novedades', accion: 'crear' }]) => {
  const draft = {
    nombre: `Núcleo bancario ${++machines}`,
    responsable: 'Sistemas, int. 204',
    rol: 'administrador',
    permisos,
    venceEn: addDays(todayInLaPaz(), 30),
  };
  const { body } = await test.as('administrador').post(MACHINES).send(draft).expect(201);
  const { body: shown } = await test.as('administrador').post(`${MACHINES}/${body.id}/clave`).expect(200);
  return { uid: body.id as string, token: shown.clave as string };
};
const revoke = async ({ uid }: Person) => {
  const { body } = await test.as('administrador').get(`${MACHINES}/${uid}`).expect(200);
  await test.as('administrador').post(`${MACHINES}/${uid}/revocar`).send({ version: body.version }).expect(200);
};
const nothing = async () => undefined;

describe('what is sent while its sender loses the right to it', () => {
  it.each<[string, (who: Person) => Promise<unknown>, number, string | undefined]>([
    ['by suspension', suspend, 403, 'sin_permiso'],
    ['with their role', demote, 403, 'sin_permiso'],
    ['with their session', endSessions, 401, 'no_autenticado'],
    ['not at all', nothing, 201, undefined],
  ])('%s', async (_, lose, status, codigo) => {
    const who = await test.signUp('administrador');
    expect(await finishLate(who.token, novedad, () => lose(who))).toEqual({ status, codigo });
  });

  it.each<[string, (who: Person) => Promise<unknown>, number]>([
    ['a file is refused', suspend, 403],
    ['a file of who keeps it is taken', nothing, 202],
  ])('%s', async (_, lose, status) => {
    const who = await test.signUp('sistemas');
    expect((await finishLate(who.token, balances(), () => lose(who))).status).toBe(status);
  });

  it.each<[string, (who: Person) => Promise<unknown>, number]>([
    ['another system is refused what its key revoked meanwhile would do', revoke, 401],
    ['another system does what its key still opens', nothing, 201],
  ])('%s', async (_, lose, status) => {
    const who = await newMachine();
    expect((await finishLate(who.token, novedad, () => lose(who))).status).toBe(status);
  });

  it('makes no administrador', async () => {
    const who = await test.signUp('administrador');
    const email = `puerta.${who.uid}@kantuta.test`;
    const body = JSON.stringify({ email, nombre: 'Puerta', rol: 'administrador' });
    const sent = { type: 'application/json', path: '/api/usuarios', body };
    expect((await finishLate(who.token, sent, () => suspend(who))).status).toBe(403);
    const users = await test.app.get(UserStore, { strict: false }).list();
    expect(users.some((user) => user.email === email)).toBe(false);
  });
});

describe('what waits for its turn while its sender loses the right to it', () => {
  /** Takes all that the person may have at work at once, until it is told to end. */
  function occupy({ uid }: Person): () => void {
    const ending = new AbortController();
    const request = new IncomingMessage(new Socket());
    request.method = 'POST';
    const turns = test.app.get(RequestTurns, { strict: false });
    const held = () => once(ending.signal, 'abort');
    for (let n = 0; n < 6; n++) void turns.answer(request, new ServerResponse(request), uid, held);
    return () => ending.abort();
  }

  const asks: [string, (token: string) => Promise<{ status: number }>, number][] = [
    [
      'is not written',
      (token) =>
        test.anonymous
          .post('/api/novedades')
          .set('Authorization', `Bearer ${token}`)
          .send(sections.novedades.example)
          .then((answer) => answer),
      201,
    ],
    [
      'is not exported',
      (token) =>
        test.anonymous
          .get('/api/novedades/exportar?formato=csv')
          .set('Authorization', `Bearer ${token}`)
          .then((answer) => answer),
      200,
    ],
  ];
  it.each(asks)('%s', async (_, ask, allowed) => {
    for (const [lose, status] of [[suspend, 403] as const, [nothing, allowed] as const]) {
      const who = await test.signUp('administrador');
      const end = occupy(who);
      const asked = ask(who.token);
      await setTimeout(200);
      await lose(who);
      await setTimeout(LATER_MS);
      end();
      expect((await asked).status).toBe(status);
    }
  });
});

describe('what goes on after its sender lost the right to it', () => {
  it.each<[string, (who: Person) => Promise<unknown>, number]>([
    ['a picture that waited to be decoded is refused', suspend, 403],
    ['a picture of who still is there is kept', nothing, 201],
  ])('%s', async (_, lose, status) => {
    const who = await test.signUp('administrador');
    const files = test.app.get(FilesService, { strict: false });
    const [decoded, picture] = [new AbortController(), await photo()];
    // All that staff may have decoded at once is of somebody else, whose bytes take their time.
    const place = { nombre: 'a.jpg', alternativo: 'Una foto', seccion: 'novedades', campo: 'imagen' };
    const read = async () => {
      await once(decoded.signal, 'abort');
      return picture;
    };
    const content = { size: picture.length, read, signal: undefined };
    const others = ['una', 'otra'].map((subidoPor) => files.store({ ...place, content, subidoPor }));
    const sent = test.anonymous
      .post('/api/archivos')
      .set('Authorization', `Bearer ${who.token}`)
      .field({ seccion: 'novedades', campo: 'imagen', alternativo: 'Una foto' })
      .attach('archivo', picture, 'a.jpg')
      .then((answer) => answer);
    await setTimeout(500);
    await lose(who);
    await setTimeout(LATER_MS);
    decoded.abort();
    await Promise.all(others);
    expect((await sent).status).toBe(status);
  });

  /** Read in several seconds. */
  const manyBalances = () => fileOf(...Array.from({ length: 60_000 }, (_, n) => savings(n + 1)));
  const loaded = async ({ token }: Pick<Person, 'token'>, lose: () => Promise<unknown>) => {
    const { body } = await test.anonymous
      .post('/api/saldos/lotes')
      .set('Authorization', `Bearer ${token}`)
      .field({ fechaCorte: addDays(todayInLaPaz(), -1) })
      .attach('archivo', manyBalances(), 'saldos.csv')
      .expect(202);
    await lose();
    return settled(test, body.id);
  };

  const otherRights = async ({ uid }: Person) => {
    const { body } = await test.as('administrador').get(`${MACHINES}/${uid}`).expect(200);
    const permisos = [{ seccion: 'novedades', accion: 'leer' }];
    await test.as('administrador').put(`${MACHINES}/${uid}`).send({ version: body.version, permisos }).expect(200);
  };
  const otherKey = ({ uid }: Person) => test.as('administrador').post(`${MACHINES}/${uid}/clave`).expect(200);
  const loader = () => test.signUp('sistemas');
  const loadingSystem = () => newMachine([{ seccion: 'saldos', accion: 'cargar' }]);

  it.each<[string, () => Promise<Person>, (who: Person) => Promise<unknown>]>([
    ['of who was suspended', loader, suspend],
    ['of who became another role', loader, demote],
    ['of whose sessions were ended', loader, endSessions],
    ['of a system whose key was revoked', loadingSystem, revoke],
    ['of a system that may do other things by now', loadingSystem, otherRights],
    ['of a system that has another key', loadingSystem, otherKey],
  ])('balances %s never come into force', async (_, enter, lose) => {
    const who = await enter();
    const lote = await loaded(who, () => lose(who));
    expect(lote).toMatchObject({ estado: 'anulado', motivo: expect.stringContaining('dejó de tener acceso') });
  });

  it('balances of who still is there do', async () => {
    const who = await test.signUp('sistemas');
    expect(await loaded(who, nothing)).toMatchObject({ estado: 'vigente' });
  });
});
