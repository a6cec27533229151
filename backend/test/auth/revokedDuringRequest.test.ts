import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { type AnyRow, sections, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { describe, expect, it } from '@jest/globals';
import { UserStore } from '../../src/platform/users/user-store.js';
import { fileOf, savings, settled } from '../saldos/loading.js';
import { useApp } from '../support/useApp.js';

/** Longer than the guard's cache of an access check. */
const LATER_MS = 1_500;
const MACHINES = '/api/sitio/accesos-de-sistemas';

const test = useApp();
let machines = 0;

type Person = { uid: string; token: string };

const novedad = { type: 'application/json', path: '/api/novedades', body: JSON.stringify(sections.novedades.example) };
const withFile = (path: string, notes: Record<string, string>, name: string, content: string) => {
  const parts = Object.entries(notes).map(([field, value]) => `${dispositionOf(field)}\r\n\r\n${value}\r\n`);
  const file = `${dispositionOf('archivo')}; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n${content}\r\n`;
  return { type: 'multipart/form-data; boundary=B', path, body: `${parts.join('')}${file}--B--\r\n` };
};
const dispositionOf = (field: string) => `--B\r\nContent-Disposition: form-data; name="${field}"`;
const _balances = () =>
  withFile('/api/saldos/lotes', { fechaCorte: addDays(todayInLaPaz(), -1) }, 'saldos.csv', String(fileOf(savings(1))));

/** Sends all but the last byte, runs `meanwhile`, sends the last byte later and returns the response. */
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
/** Changes the row directly, as in the Firestore console, so no session ends. */
const demote = async ({ uid }: Person) => {
  const users = test.app.get(UserStore, { strict: false });
  const user = await users.find(uid);
  if (user) await users.replace({ ...user, rol: 'rrhh' }, user.version);
};
const _endSessions = ({ uid }: Person) =>
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
  const { body: created } = await test.as('administrador').post(`${MACHINES}/${body.id}/clave`).expect(200);
  return { uid: body.id as string, token: created.clave as string };
};
const revoke = async ({ uid }: Person) => {
  const { body } = await test.as('administrador').get(`${MACHINES}/${uid}`).expect(200);
  await test.as('administrador').post(`${MACHINES}/${uid}/revocar`).send({ version: body.version }).expect(200);
};
const noop = async () => undefined;

describe('user who loses permission during a request', () => {
  it('creates no administrador', async () => {
    const person = await test.signUp('administrador');
    const email = `puerta.${person.uid}@kantuta.test`;
    const body = JSON.stringify({ email, nombre: 'Puerta', rol: 'administrador' });
    const sent = { type: 'application/json', path: '/api/usuarios', body };
    expect((await finishLate(person.token, sent, () => suspend(person))).status).toBe(403);
    const users = await test.app.get(UserStore, { strict: false }).list();
    expect(users.some((user) => user.email === email)).toBe(false);
  });
});

describe('background work after the user lost permission', () => {
  /** Takes several seconds to process. */
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
  const loader = () => test.signUp('sistemas');
  const loadingSystem = () => newMachine([{ seccion: 'saldos', accion: 'cargar' }]);

  it.each<[string, () => Promise<Person>, (person: Person) => Promise<unknown>]>([
    ['of a suspended user', loader, suspend],
    ['of a user with another role', loader, demote],
    ['of a revoked API key', loadingSystem, revoke],
    ['of an API key with other permissions', loadingSystem, otherRights],
  ])('discards balances %s', async (_, enter, lose) => {
    const person = await enter();
    const lote = await loaded(person, () => lose(person));
    expect(lote).toMatchObject({ estado: 'anulado', motivo: expect.stringContaining('dejó de tener acceso') });
  });

  it('applies balances of a user with permission', async () => {
    const person = await test.signUp('sistemas');
    expect(await loaded(person, noop)).toMatchObject({ estado: 'vigente' });
  });
});
