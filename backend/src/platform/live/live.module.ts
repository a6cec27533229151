import { Global, Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { UsersModule } from '../users/users.module.js';
import { StaffSignals } from './staff-signals.js';
import { StaffStreams } from './staff-streams.js';

/** What moves by itself on the screens of staff: signals among processes, and streams to browsers. */
@Global()
@Module({
  imports: [AuthModule, UsersModule],
  providers: [StaffSignals, StaffStreams],
  exports: [StaffSignals, StaffStreams],
})
export class LiveModule {}
