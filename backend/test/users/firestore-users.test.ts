import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { App } from 'firebase-admin/app';
import { type CollectionReference, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { FIREBASE } from '../../src/platform/auth/firebase.module.js';
import type { FirestoreUsers } from '../../src/sections/usuarios/firestore-users.js';
import { FIRESTORE_USERS } from '../../src/sections/usuarios/firestoreProvider.js';
import { startApp, type TestApp } from '../support/startApp.js';
import { until } from '../support/until.js';

// Requires the Firestore emulator: gcloud emulators firestore start --host-port=127.0.0.1:8085, with
// FIRESTORE_EMULATOR_HOST set here.
const emulator = process.env.FIRESTORE_EMULATOR_HOST;
// The lookup of the Google metadata server takes seconds outside Google Cloud.
process.env.METADATA_SERVER_DETECTION = 'none';
const suite = emulator ? describe : describe.skip;

suite('users with Firestore (FIRESTORE_EMULATOR_HOST)', () => {
  let test: TestApp;
  let documents: CollectionReference;
  let firestore: FirestoreUsers;
  beforeAll(async () => {
    test = await startApp({ USERS_STORE: 'firestore', FIRESTORE_EMULATOR_HOST: emulator as string });
    documents = getFirestore(test.app.get<App>(FIREBASE, { strict: false })).collection('users');
    firestore = test.app.get(FIRESTORE_USERS, { strict: false });
  });
  afterAll(() => test.close());

  const documentOf = async (uid: string) => (await documents.doc(uid).get()).data();
  const userOf = async (uid: string) => (await test.as('administrador').get(`/api/usuarios/${uid}`).expect(200)).body;
  const change = async (uid: string, values: object) => {
    const { version } = await userOf(uid);
    await test
      .as('administrador')
      .put(`/api/usuarios/${uid}`)
      .send({ version, ...values })
      .expect(200);
  };

  it('are written to their documents, keeping other fields', async () => {
    const { uid } = await test.signUp('comercial');
    await documents.doc(uid).set({ tema: 'oscuro' });
    await change(uid, { cargo: 'Cajera' });
    await until(async () => (await documentOf(uid))?.cargo === 'Cajera');
    expect(await documentOf(uid)).toMatchObject({ tema: 'oscuro', rol: 'comercial', estado: 'activo', version: 2 });
  });

  it('are written again when a document is missing', async () => {
    const { uid } = await test.signUp('comercial');
    await documents.doc(uid).delete();
    expect(await firestore.follow()).toEqual([]);
    expect(await documentOf(uid)).toMatchObject({ rol: 'comercial' });
  });

  it('are reported when their document differs, and imported on request', async () => {
    const { uid, token } = await test.signUp('comercial');
    await firestore.follow();
    await documents.doc(uid).update({ rol: 'creditos', creadoEn: Timestamp.now() });
    expect((await firestore.follow()).map(({ id }) => id)).toEqual([uid]);
    expect(await userOf(uid)).toMatchObject({ rol: 'comercial', version: 1 });
    await firestore.importChanges();
    expect(await userOf(uid)).toMatchObject({ rol: 'creditos', version: 2 });
    expect(await documentOf(uid)).toMatchObject({ rol: 'creditos', version: 2 });
    const { body } = await test.as('administrador').get(`/api/usuarios/${uid}/historial`).expect(200);
    expect(body[0]).toMatchObject({ accion: 'editar', version: 2 });
    await test.anonymous
      .get('/api/contactanos/solicitudes-creditos')
      .set('Authorization', `Bearer ${token}`)
      .expect(200);
  });

  it('are created from documents with the specified fields, skipping unknown roles', async () => {
    await documents.doc('ana').set({ email: ' Ana@Kantuta.test', rol: 'finanzas' });
    await documents.doc('eva').set({ email: 'eva@kantuta.test', rol: 'gerente' });
    expect((await firestore.importChanges()).map(({ id }) => id)).toEqual(['ana']);
    expect(await userOf('ana')).toMatchObject({ email: 'ana@kantuta.test', rol: 'finanzas', estado: 'activo' });
    await test.as('administrador').get('/api/usuarios/eva').expect(404);
    await documents.doc('eva').delete();
  });
});
