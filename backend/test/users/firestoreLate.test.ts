import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { FirestoreUserStore } from '../../src/platform/users/firestore-user-store.js';
import type { User } from '../../src/platform/users/user.js';
import { until } from '../support/until.js';

const emulator = process.env.FIRESTORE_EMULATOR_HOST;
process.env.METADATA_SERVER_DETECTION = 'none';
const suite = emulator ? describe : describe.skip;

/** Who is written; what Firestore says of her passes, and with `isHeld` nothing after it. */
const EMAIL = 'ana.tarde@kantuta.test';

class Impatient extends FirestoreUserStore {
  protected override readonly writeMs = 400;
}

suite('a write to Firestore that ends after nobody waits for it (FIRESTORE_EMULATOR_HOST)', () => {
  let isHeld = false;
  let release = () => {};
  /** Holds back what the emulator answers, or all that it is asked. */
  const open = (side: 'answers' | 'questions') =>
    createServer((near) => {
      const [hostname, port] = String(emulator).split(':');
      const far = connect(Number(port), hostname);
      for (const one of [near, far]) one.unref();
      const held: Buffer[] = [];
      let holds = false;
      const [from, to] = side === 'answers' ? [far, near] : [near, far];
      const [back, forth] = side === 'answers' ? [near, far] : [far, near];
      from.on('data', (piece: Buffer) => {
        if (holds || (isHeld && side === 'questions')) {
          holds = true;
          held.push(piece);
        } else to.write(piece);
        if (isHeld && piece.includes(EMAIL)) holds = true;
      });
      back.pipe(forth);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const)
        one.on('error', () => undefined).on('close', () => other.destroy());
      const former = release;
      release = () => {
        former();
        holds = false;
        for (const piece of held.splice(0)) to.write(piece);
      };
    });

  const direct = initializeApp({ projectId: `demo-late-${randomUUID()}` }, randomUUID());
  const stored = new FirestoreUserStore(direct);
  const apps: App[] = [direct];
  const ways = { answers: open('answers'), questions: open('questions') };
  const stores = {} as Record<keyof typeof ways, FirestoreUserStore>;
  beforeAll(async () => {
    for (const side of ['answers', 'questions'] as const) {
      await once(ways[side].listen(0, '127.0.0.1'), 'listening');
      const app = initializeApp({ projectId: String(direct.options.projectId) }, randomUUID());
      apps.push(app);
      process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${(ways[side].address() as AddressInfo).port}`;
      stores[side] = new Impatient(app);
      await getFirestore(app).collection('users').get();
      process.env.FIRESTORE_EMULATOR_HOST = emulator;
    }
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => deleteApp(app)));
    for (const way of Object.values(ways)) way.close();
  });

  let before: User;
  let after: User;
  beforeEach(async () => {
    const id = randomUUID();
    const at = (version: number) => ({ version, actualizadoEn: new Date(Date.UTC(2026, 0, version)).toISOString() });
    const own = { nombre: 'Ana', rol: 'comercial', estado: 'activo', cargo: null, agencia: null, ultimoAcceso: null };
    before = {
      id,
      email: EMAIL,
      ...own,
      ...at(1),
      creadoEn: at(1).actualizadoEn,
      actualizadoPor: 'a',
      creadoPor: 'a',
    } as User;
    after = { ...before, rol: 'administrador', ...at(2) };
    for (const { id } of await stored.list()) await getFirestore(direct).collection('users').doc(id).delete();
    await stored.create({ ...before, id: randomUUID(), email: 'otra@kantuta.test', rol: 'administrador' });
    await stored.create(before);
  });

  it('is put back once it has ended, where only its answer was late', async () => {
    isHeld = true;
    await expect(stores.answers.replace(after, 1)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await until(async () => (await stored.find(before.id))?.rol === 'administrador');
    await stores.answers.putBack(after, before);
    isHeld = false;
    release();
    await until(async () => (await stored.find(before.id))?.rol === 'comercial');
    expect(await stored.find(before.id)).toEqual(before);
  });

  it('is not written where it was late before', async () => {
    isHeld = true;
    await expect(stores.questions.replace(after, 1)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    isHeld = false;
    release();
    await stores.questions.putBack(after, before);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await stored.find(before.id)).toEqual(before);
    expect(await stores.questions.replace(after, 1)).toBe(true);
  });
});
