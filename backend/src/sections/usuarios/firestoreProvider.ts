import type { Provider } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { CONFIG } from '../../platform/config/config.js';
import type { Config } from '../../platform/config/settings.js';

export const FIRESTORE_USERS = Symbol('FIRESTORE_USERS');

/** `FirestoreUsers` where the settings ask for it: its library takes a quarter of a second of processor at each start. */
export const firestoreProvider: Provider = {
  provide: FIRESTORE_USERS,
  inject: [CONFIG, ModuleRef],
  useFactory: async (config: Config, modules: ModuleRef) =>
    config.USERS_STORE === 'firestore'
      ? modules.create((await import('./firestore-users.js')).FirestoreUsers)
      : undefined,
};
