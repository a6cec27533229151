import { Module } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { CONFIG } from '../config/config.js';
import type { Config } from '../config/settings.js';
import { DatabaseUserStore } from './database-user-store.js';
import { KnownUsers } from './known-users.js';
import { UserStore } from './user-store.js';

/** Its library is for whoever uses it: a quarter of a second of processor, at each start. */
const firestoreStore = async () => (await import('./firestore-user-store.js')).FirestoreUserStore;

/** The users store that the settings choose, for the guard and for the section. */
@Module({
  providers: [
    {
      provide: UserStore,
      inject: [CONFIG, ModuleRef],
      useFactory: async (config: Config, modules: ModuleRef): Promise<UserStore> =>
        modules.create<UserStore>(config.USERS_STORE === 'firestore' ? await firestoreStore() : DatabaseUserStore),
    },
    KnownUsers,
  ],
  exports: [UserStore, KnownUsers],
})
export class UsersModule {}
