import { Module } from '@nestjs/common';
import { KnownUsers } from './known-users.js';
import { UserStore } from './user-store.js';

/** Users, for the guard and the section. */
@Module({ providers: [KnownUsers, UserStore], exports: [KnownUsers, UserStore] })
export class UsersModule {}
