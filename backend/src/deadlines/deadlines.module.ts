import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { SectionsModule } from '../sections/sections.module.js';
import { ComplaintsPolicy } from './complaints.policy.js';
import { DeadlinesPolicy } from './deadlines.policy.js';
import { EstimatedCasesRepository } from './estimated-cases.repository.js';
import { EstimatesPolicy } from './estimates.policy.js';

/** By when each case must be answered. */
@Module({
  imports: [CalendarModule, SectionsModule],
  providers: [ComplaintsPolicy, DeadlinesPolicy, EstimatedCasesRepository, EstimatesPolicy],
})
export class DeadlinesModule {}
