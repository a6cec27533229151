import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { SectionsModule } from '../sections/sections.module.js';
import { ComplaintsPolicy } from './complaints.policy.js';
import { DeadlinesPolicy } from './deadlines.policy.js';

/** By when each case must be answered. */
@Module({
  imports: [CalendarModule, SectionsModule],
  providers: [ComplaintsPolicy, DeadlinesPolicy],
})
export class DeadlinesModule {}
