import { Module } from '@nestjs/common';
import { LimitsModule } from '../../limits/limits.module.js';
import { EmulatorController } from './emulator.controller.js';
import { EmulatorService } from './emulator.service.js';
import { SignInLimits } from './sign-in-limits.js';

/** Proxy to the Auth emulator. Imported only if the settings name one. */
@Module({ imports: [LimitsModule], controllers: [EmulatorController], providers: [EmulatorService, SignInLimits] })
export class EmulatorModule {}
