import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { FirestoreUserStore } from '../../src/platform/users/firestore-user-store.js';
import type { User } from '../../src/platform/users/user.js';
import { describeUserStore } from './userStoreContract.js';

// Google's own emulator: gcloud emulators firestore start --host-port=127.0.0.1:8085, and FIRESTORE_EMULATOR_HOST here.
const emulator = process.env.FIRESTORE_EMULATOR_HOST;
// Looking for Google's own machines takes seconds where there are none.
process.env.METADATA_SERVER_DETECTION = 'none';
const suite = emulator ? describe : describe.skip;

suite('with the Firestore emulator (FIRESTORE_EMULATOR_HOST)', () => {
  // A project of its own: other suites may use the same emulator at the same time.
  const projectId = `demo-users-${randomUUID()}`;
  const app = initializeApp({ projectId }, projectId);
  const users = getFirestore(app).collection('users');
  const store = new FirestoreUserStore(app);
  const empty = () =>
    fetch(`http://${emulator}/emulator/v1/projects/${projectId}/databases/(default)/documents`, { method: 'DELETE' });
  afterAll(() => deleteApp(app));

  describeUserStore('Firestore', async () => {
    await empty();
    return store;
  });

  describe('documents that this program did not write', () => {
    beforeEach(empty);

    it('reads one that has only what the specification promises', async () => {
      await users.doc('ana').set({ email: 'ana@kantuta.test', rol: 'finanzas' });
      expect(await store.find('ana')).toMatchObject({
        id: 'ana',
        rol: 'finanzas',
        estado: 'activo',
        version: 1,
        nombre: null,
      });
    });

    it('keeps what others store there, and shows none of it', async () => {
      await users.doc('ana').set({ email: 'ana@kantuta.test', rol: 'finanzas', tema: 'oscuro' });
      const before = (await store.find('ana')) as User;
      expect(before).not.toHaveProperty('tema');
      expect(await store.replace({ ...before, nombre: 'Ana', version: 2 }, 1)).toBe(true);
      expect((await users.doc('ana').get()).data()).toMatchObject({ tema: 'oscuro', nombre: 'Ana' });
    });

    it('reads an instant of Google’s, and passes over what is of another kind', async () => {
      const ultimoAcceso = Timestamp.fromDate(new Date('2026-03-02T14:05:00Z'));
      const odd = { nombre: { a: [1] }, cargo: 7, agencia: ['x'], version: '3', creadoEn: 'ayer', ultimoAcceso };
      await users.doc('ana').set({ email: 'ana@kantuta.test', rol: 'finanzas', ...odd });
      expect(await store.find('ana')).toMatchObject({
        nombre: null,
        cargo: null,
        agencia: null,
        version: 3,
        creadoEn: expect.stringMatching(/^20\d\d-.*Z$/),
        ultimoAcceso: '2026-03-02T14:05:00.000Z',
      });
    });

    it.each([['Administrador'], [' administrador'], [['administrador']], [{ $ne: '' }], ['']])(
      'gives back the odd role %j as it stands',
      async (rol) => {
        await users.doc('ana').set({ email: 'ana@kantuta.test', rol });
        expect((await store.find('ana'))?.rol).toEqual(rol);
      },
    );
  });
});
