import { Module } from '@nestjs/common';
import { PublishingModule } from '../publishing/publishing.module.js';
import { SectionsModule } from '../sections/sections.module.js';
import { BusinessCalendar } from './business-calendar.js';
import { HolidaysController } from './holidays.controller.js';
import { HolidaysPolicy } from './holidays.policy.js';
import { HolidaysRepository } from './holidays.repository.js';

/** The calendar of holidays: for visitors, and for whatever counts business days. */
@Module({
  imports: [PublishingModule, SectionsModule],
  controllers: [HolidaysController],
  providers: [BusinessCalendar, HolidaysPolicy, HolidaysRepository],
  exports: [BusinessCalendar, HolidaysRepository],
})
export class CalendarModule {}
