import { Module } from '@nestjs/common';
import { ParametrosModule } from '../../publishing/parametros/parametros.module.js';
import { RowsModule } from '../../resource/rows/rows.module.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import { AffectedCasesRepository } from './affected-cases.repository.js';
import { DeadlinesPolicy } from './deadlines.policy.js';

/** Deadlines of cases. */
@Module({
  imports: [CalendarModule, ParametrosModule, RowsModule],
  providers: [DeadlinesPolicy, AffectedCasesRepository],
  exports: [DeadlinesPolicy, AffectedCasesRepository],
})
export class DeadlinesModule {}
