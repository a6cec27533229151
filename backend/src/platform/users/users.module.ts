import { Module } from '@nestjs/common';
import { KnownUsers } from './known-users.js';
import { UserStore } from './user-store.js';

/** The users, for the guard and for the section. */
@Module({ providers: [KnownUsers, UserStore], exports: [KnownUsers, UserStore] })
export class UsersModule {}
