import { Module, type OnModuleInit } from '@nestjs/common';
import { CalendarModule } from '../cases/calendar/calendar.module.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { HistoryModule } from '../resource/history/history.module.js';
import { RowsModule } from '../resource/rows/rows.module.js';
import { CountsRepository } from './counts.repository.js';
import { FirstStepsService } from './first-steps.service.js';
import { LookupService } from './lookup.service.js';
import { NoticesService } from './notices.service.js';
import { overdueReadings } from './overdueReadings.js';
import { PanelController } from './panel.controller.js';
import { PanelService } from './panel.service.js';
import { CasesTrendService } from './trends/cases-trend.service.js';
import { RatingsTrendService } from './trends/ratings-trend.service.js';
import { TrendsRepository } from './trends/trends.repository.js';
import { TrendsService } from './trends/trends.service.js';

/** What the panel opens with. */
@Module({
  imports: [CalendarModule, HistoryModule, RowsModule],
  controllers: [PanelController],
  providers: [
    CasesTrendService,
    CountsRepository,
    LookupService,
    FirstStepsService,
    NoticesService,
    PanelService,
    RatingsTrendService,
    TrendsRepository,
    TrendsService,
  ],
})
export class PanelModule implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly counts: CountsRepository,
  ) {}

  onModuleInit() {
    this.metrics.keep(...overdueReadings(this.counts));
  }
}
