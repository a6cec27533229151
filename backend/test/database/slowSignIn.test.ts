import { randomUUID } from 'node:crypto';
import { expect, jest, test } from '@jest/globals';
import type { Auth } from 'firebase-admin/auth';
import { FIREBASE_AUTH } from '../../src/platform/auth/firebase.module.js';
import { useApp } from '../support/useApp.js';

const app = useApp();

test('users waiting for Firebase share one database connection (PostgreSQL)', async () => {
  const firebase: Auth = app.app.get(FIREBASE_AUTH, { strict: false });
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const createUser = firebase.createUser.bind(firebase);
  jest.spyOn(firebase, 'createUser').mockImplementation((properties) => gate.then(() => createUser(properties)));
  // More than the pool size; requests of one user are limited further.
  const made = Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      app
        .as(n % 2 ? 'sistemas' : 'administrador')
        .post('/api/usuarios')
        .send({ email: `lento.${randomUUID()}@kantuta.test`, nombre: 'Ana Rojas', rol: 'comercial' }),
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  await app.as('creditos').get('/api/contactanos/solicitudes-creditos').timeout(1_000).expect(200);
  release();
  expect((await made).map(({ status }) => status)).toEqual(Array(12).fill(201));
});
