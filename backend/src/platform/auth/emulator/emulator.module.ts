import { Module } from '@nestjs/common';
import { EmulatorController } from './emulator.controller.js';
import { EmulatorService, SignInLimits } from './emulator.service.js';

@Module({ controllers: [EmulatorController], providers: [EmulatorService, SignInLimits] })
export class EmulatorModule {}
