import { Module } from '@nestjs/common';
import { PublishingModule } from '../publishing/publishing.module.js';
import { SectionsModule } from '../sections/sections.module.js';
import { HolidaysController } from './holidays.controller.js';
import { HolidaysPolicy } from './holidays.policy.js';
import { HolidaysRepository } from './holidays.repository.js';

/** The calendar of holidays: for visitors, and for whatever counts business days. */
@Module({
  imports: [PublishingModule, SectionsModule],
  controllers: [HolidaysController],
  providers: [HolidaysPolicy, HolidaysRepository],
  exports: [HolidaysRepository],
})
export class CalendarModule {}
