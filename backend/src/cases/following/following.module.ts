import { Module } from '@nestjs/common';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { FilesModule } from '../../resource/files/files.module.js';
import { HistoryModule } from '../../resource/history/history.module.js';
import { RowsModule } from '../../resource/rows/rows.module.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import { DeadlinesModule } from '../deadlines/deadlines.module.js';
import { IntakeModule } from '../intake/intake.module.js';
import { FollowingController } from './following.controller.js';
import { FollowingService } from './following.service.js';
import { LaterDocuments } from './later-documents.service.js';
import { PrivateLinksModule } from './private-links.module.js';
import { TrackingController } from './tracking.controller.js';
import { TrackingService } from './tracking.service.js';

/** Case tracking for visitors: by private link, or by number and document. */
@Module({
  imports: [
    CalendarModule,
    DeadlinesModule,
    FilesModule,
    HistoryModule,
    IntakeModule,
    LimitsModule,
    PrivateLinksModule,
    RowsModule,
  ],
  controllers: [FollowingController, TrackingController],
  providers: [FollowingService, LaterDocuments, TrackingService],
})
export class FollowingModule {}
