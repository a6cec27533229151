import { Module } from '@nestjs/common';
import { AccessRecheck } from '../auth/access-recheck.service.js';
import { UsersModule } from '../users/users.module.js';
import { MachineStaff } from './machine-staff.service.js';
import { MachinesRepository } from './machines.repository.js';
import { Makers } from './makers.js';

/** API keys of other systems. */
@Module({
  imports: [UsersModule],
  providers: [MachineStaff, MachinesRepository, Makers, AccessRecheck],
  exports: [MachineStaff, MachinesRepository, Makers, AccessRecheck],
})
export class MachinesModule {}
