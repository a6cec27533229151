import { Module } from '@nestjs/common';
import { MachineStaff } from './machine-staff.service.js';
import { MachinesRepository } from './machines.repository.js';

/** Other systems that call with a key of their own. */
@Module({ providers: [MachineStaff, MachinesRepository], exports: [MachineStaff, MachinesRepository] })
export class MachinesModule {}
