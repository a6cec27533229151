import { expect, it } from '@jest/globals';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { Database } from '../../src/platform/database/database.js';
import { FirestoreUserStore } from '../../src/platform/users/firestore-user-store.js';

// What Firestore answers is made up here: this is about when it is asked, and needs no emulator.
process.env.METADATA_SERVER_DETECTION = 'none';
const tx = {} as Database;

it('whoever writes in a transaction is given who works here, not the list of before the last change', async () => {
  const app = initializeApp({ projectId: 'demo-listas' }, 'listas');
  const store = new FirestoreUserStore(app);
  const rows = new Map([['ana', 'comercial']]);
  let isAway = false;
  const documents = () => [...rows].map(([id, rol]) => ({ id, data: () => ({ email: `${id}@kantuta.test`, rol }) }));
  const get = async () => {
    if (isAway) throw new Error('away');
    return { docs: documents() };
  };
  Object.assign(store, { users: { get } });
  const told = async () => (await store.list(tx)).map(({ id, rol }) => [id, rol]);

  expect(await told()).toEqual([['ana', 'comercial']]);
  rows.set('ana', 'creditos').set('luis', 'comercial');
  store.forget();
  expect(await told()).toEqual([
    ['ana', 'creditos'],
    ['luis', 'comercial'],
  ]);
  isAway = true;
  store.forget();
  expect(await told()).toHaveLength(2);
  await deleteApp(app);
});
