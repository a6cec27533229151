import { Module } from '@nestjs/common';
import { IntakeModule } from '../intake/intake.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { SectionsModule } from '../sections/sections.module.js';
import { TrackingController } from './tracking.controller.js';
import { TrackingService } from './tracking.service.js';

/** People follow what they sent. */
@Module({
  imports: [IntakeModule, LimitsModule, SectionsModule],
  controllers: [TrackingController],
  providers: [TrackingService],
})
export class TrackingModule {}
