import { Module } from '@nestjs/common';
import { RowsModule } from '../../resource/rows/rows.module.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import { DeadlinesPolicy } from './deadlines.policy.js';
import { EstimatedCasesRepository } from './estimated-cases.repository.js';

/** By when each case must be answered. */
@Module({
  imports: [CalendarModule, RowsModule],
  providers: [DeadlinesPolicy, EstimatedCasesRepository],
  exports: [DeadlinesPolicy, EstimatedCasesRepository],
})
export class DeadlinesModule {}
