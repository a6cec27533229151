import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/history.module.js';
import { SectionsModule } from '../sections/sections.module.js';
import { MonthlyReportController } from './monthly-report.controller.js';
import { MonthlyReportService } from './monthly-report.service.js';
import { ReportRows } from './report-rows.service.js';

/** What the regulation of the Punto de Reclamo asks beyond the cases themselves. */
@Module({
  imports: [HistoryModule, SectionsModule],
  controllers: [MonthlyReportController],
  providers: [MonthlyReportService, ReportRows],
})
export class ReclamosModule {}
