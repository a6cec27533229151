import { Global, Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { UsersModule } from '../users/users.module.js';
import { StaffSignals } from './staff-signals.js';
import { StaffStreams } from './staff-streams.js';

/** Live updates of staff screens: signals between processes, and event streams to browsers. */
@Global()
@Module({
  imports: [AuthModule, UsersModule],
  providers: [StaffSignals, StaffStreams],
  exports: [StaffSignals, StaffStreams],
})
export class LiveModule {}
