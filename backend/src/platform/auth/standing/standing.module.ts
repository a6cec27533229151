import { Module } from '@nestjs/common';
import { MachinesModule } from '../../machines/machines.module.js';
import { UsersModule } from '../../users/users.module.js';
import { Standing } from './standing.service.js';

/** Apart from the guard: commands that write, and serve nobody, ask it too. */
@Module({
  imports: [MachinesModule, UsersModule],
  providers: [Standing],
  exports: [Standing],
})
export class StandingModule {}
