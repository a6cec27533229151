import { Module } from '@nestjs/common';
import { EmulatorController } from './emulator.controller.js';
import { EmulatorService, SignInLimits } from './emulator.service.js';

/** Proxy to the Auth emulator. Imported only if the settings name one. */
@Module({ controllers: [EmulatorController], providers: [EmulatorService, SignInLimits] })
export class EmulatorModule {}
