import { Global, Module, type Provider } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { AccessGuard } from './auth/access-guard.js';
import { AccessRecheck } from './auth/access-recheck.service.js';
import { FirebaseModule } from './auth/firebase.module.js';
import { IdTokens } from './auth/id-tokens.js';
import { AccessCheck, RouteList } from './auth/route-list.js';
import { SessionController } from './auth/session.controller.js';
import { SessionService } from './auth/session.service.js';
import { StaffService } from './auth/staff.service.js';
import { StaffTokens } from './auth/staff-tokens.js';
import { JobFailures } from './clock.js';
import { RequestBudget } from './http/budget/request-budget.js';
import { IdempotencyKeysRepository } from './http/idempotency/idempotency-keys.repository.js';
import { ResponseCache } from './http/responses/response-cache.js';
import { Limits } from './limits/limits.service.js';
import { StaffSignals } from './live/staff-signals.js';
import { StaffStreams } from './live/staff-streams.js';
import { KeyCreators } from './machines/key-creators.js';
import { MachineStaff } from './machines/machine-staff.service.js';
import { MachinesRepository } from './machines/machines.repository.js';
import { SystemRequests } from './machines/system-requests.js';
import { Metrics } from './metrics/metrics.js';
import { UserCache } from './users/user-cache.js';
import { UserStore } from './users/user-store.js';

const providers: Provider[] = [
  AccessCheck,
  AccessRecheck,
  IdempotencyKeysRepository,
  IdTokens,
  JobFailures,
  UserCache,
  Limits,
  MachinesRepository,
  MachineStaff,
  KeyCreators,
  Metrics,
  RequestBudget,
  ResponseCache,
  RouteList,
  SessionService,
  StaffService,
  StaffSignals,
  StaffStreams,
  StaffTokens,
  SystemRequests,
  UserStore,
];

/** Base module. All are global; `rooms.test.ts` checks imports between layers. */
@Global()
@Module({
  imports: [DiscoveryModule, FirebaseModule],
  controllers: [SessionController],
  providers: [...providers, { provide: APP_GUARD, useClass: AccessGuard }],
  exports: providers,
})
export class PlatformModule {}
