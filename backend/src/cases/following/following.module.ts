import { Module } from '@nestjs/common';
import { HistoryModule } from '../../resource/history/history.module.js';
import { RowsModule } from '../../resource/rows/rows.module.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import { DeadlinesModule } from '../deadlines/deadlines.module.js';
import { FollowingController } from './following.controller.js';
import { FollowingService } from './following.service.js';
import { PrivateLinks } from './private-links.js';

/** People follow what they sent by a link of their own. */
@Module({
  imports: [CalendarModule, DeadlinesModule, HistoryModule, RowsModule],
  controllers: [FollowingController],
  providers: [FollowingService, PrivateLinks],
  exports: [PrivateLinks],
})
export class FollowingModule {}
