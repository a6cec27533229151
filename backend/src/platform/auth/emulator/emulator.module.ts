import { Module } from '@nestjs/common';
import { LimitsModule } from '../../limits/limits.module.js';
import { EmulatorController } from './emulator.controller.js';
import { EmulatorService, SignInLimits } from './emulator.service.js';

/** Proxy to the Auth emulator. Imported only if the settings name one. */
@Module({ imports: [LimitsModule], controllers: [EmulatorController], providers: [EmulatorService, SignInLimits] })
export class EmulatorModule {}
