import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { MachinesModule } from '../machines/machines.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccessGuard } from './access-guard.js';
import { FirebaseModule } from './firebase.module.js';
import { IdTokens } from './id-tokens.js';
import { AccessCheck, RouteList } from './route-list.js';
import { SessionController } from './session.controller.js';
import { SessionService } from './session.service.js';
import { StaffService } from './staff.service.js';
import { StaffTokens } from './staff-tokens.js';

/** Authentication and authorization: the global guard, and the check that every route declares an access. */
@Module({
  imports: [DiscoveryModule, FirebaseModule, MachinesModule, UsersModule],
  controllers: [SessionController],
  providers: [
    AccessCheck,
    IdTokens,
    RouteList,
    SessionService,
    StaffService,
    StaffTokens,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [RouteList, StaffService, StaffTokens],
})
export class AuthModule {}
