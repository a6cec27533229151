import { Module } from '@nestjs/common';
import { PublishingModule } from '../../publishing/published/publishing.module.js';
import { RowsModule } from '../../resource/rows/rows.module.js';
import { BusinessCalendar } from './business-calendar.js';
import { HolidaysController } from './holidays.controller.js';
import { HolidaysRepository } from './holidays.repository.js';

/** Calendar of holidays, for visitors and for business days. */
@Module({
  imports: [PublishingModule, RowsModule],
  controllers: [HolidaysController],
  providers: [BusinessCalendar, HolidaysRepository],
  exports: [BusinessCalendar, HolidaysRepository],
})
export class CalendarModule {}
