import { Module } from '@nestjs/common';
import { MachinesModule } from '../../machines/machines.module.js';
import { UsersModule } from '../../users/users.module.js';
import { IdTokens } from '../id-tokens.js';
import { Standing } from './standing.service.js';

/** Apart from the guard: commands that write, and serve nobody, ask it too. */
@Module({
  imports: [MachinesModule, UsersModule],
  providers: [IdTokens, Standing],
  exports: [IdTokens, Standing],
})
export class StandingModule {}
