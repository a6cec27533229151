import { Module } from '@nestjs/common';
import { IntakeModule } from '../../../cases/intake/intake.module.js';
import { LimitsModule } from '../../../platform/limits/limits.module.js';
import { RowsModule } from '../../../resource/rows/rows.module.js';
import { TrackingController } from './tracking.controller.js';
import { TrackingService } from './tracking.service.js';

/** People follow what they sent. */
@Module({
  imports: [IntakeModule, LimitsModule, RowsModule],
  controllers: [TrackingController],
  providers: [TrackingService],
})
export class TrackingModule {}
