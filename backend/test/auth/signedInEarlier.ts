import { randomUUID } from 'node:crypto';
import type { Rol } from '@coop/domain';
import type { Auth } from 'firebase-admin/auth';
import { FIREBASE_AUTH } from '../../src/platform/auth/firebase.module.js';
import { UserStore } from '../../src/platform/users/user-store.js';
import type { TestApp } from '../support/startApp.js';
import { user } from '../users/userRow.js';
import { unsignedToken } from './tokens.js';

/** Tokens whose sign-in predates the account, which the emulator issues without a password. */
export async function signedInEarlier(test: TestApp, rol: Rol): Promise<(minutesAgo: number) => string> {
  const uid = randomUUID();
  const one = user(uid, { rol });
  await test.app.get(UserStore, { strict: false }).create(one);
  await test.app.get<Auth>(FIREBASE_AUTH, { strict: false }).createUser({ uid, email: one.email });
  return (minutesAgo) => unsignedToken(uid, { auth_time: Math.floor(Date.now() / 1000) - minutesAgo * 60 });
}
