import { Module } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { CONFIG, type Config } from '../config/config.js';
import { DatabaseUserStore } from './database-user-store.js';
import { FirestoreUserStore } from './firestore-user-store.js';
import { KnownUsers } from './known-users.js';
import { UserStore } from './user-store.js';

/** The users store that the settings choose, for the guard and for the section. */
@Module({
  providers: [
    {
      provide: UserStore,
      inject: [CONFIG, ModuleRef],
      useFactory: (config: Config, modules: ModuleRef): Promise<UserStore> =>
        modules.create<UserStore>(config.USERS_STORE === 'firestore' ? FirestoreUserStore : DatabaseUserStore),
    },
    KnownUsers,
  ],
  exports: [UserStore, KnownUsers],
})
export class UsersModule {}
