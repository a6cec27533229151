import type { Provider } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { CONFIG } from '../../platform/config/config.js';
import type { Config } from '../../platform/config/settings.js';

export const FIRESTORE_USERS = Symbol('FIRESTORE_USERS');

/** Lazy `FirestoreUsers`, only if configured: its library adds 250 ms of CPU time to each start. */
export const firestoreProvider: Provider = {
  provide: FIRESTORE_USERS,
  inject: [CONFIG, ModuleRef],
  useFactory: async (config: Config, modules: ModuleRef) =>
    config.USERS_STORE === 'firestore'
      ? modules.create((await import('./firestore-users.js')).FirestoreUsers)
      : undefined,
};
