import { type AnySection, sectionList } from '@coop/domain';
import { Module, type OnModuleInit } from '@nestjs/common';
import { AbsencesModule } from '../cases/absences/absences.module.js';
import { CalendarModule } from '../cases/calendar/calendar.module.js';
import { createJob } from '../platform/clock.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { UsersModule } from '../platform/users/users.module.js';
import { ApprovalsModule } from '../publishing/approvals/approvals.module.js';
import { HistoryModule } from '../resource/history/history.module.js';
import { MailModule } from '../resource/mail/mail.module.js';
import { RowsModule } from '../resource/rows/rows.module.js';
import { AlarmsModule } from './alarms/alarms.module.js';
import { BellController } from './bell/bell.controller.js';
import { BellService } from './bell/bell.service.js';
import { CaseEventsRepository } from './bell/case-events.repository.js';
import { MailChoicesController } from './bell/mail-choices.controller.js';
import { MailChoicesService } from './bell/mail-choices.service.js';
import { OwnCasesService } from './bell/own-cases.service.js';
import { ReadNoticesRepository } from './bell/read-notices.repository.js';
import { StaffCalendarController } from './calendar/staff-calendar.controller.js';
import { StaffCalendarService } from './calendar/staff-calendar.service.js';
import { CountsRepository } from './counts.repository.js';
import { DigestService } from './digest/digest.service.js';
import { FirstDayService } from './first-day.service.js';
import { FirstStepsModule } from './first-steps/first-steps.module.js';
import { PanelLiveModule } from './live/panel-live.module.js';
import { LookupService } from './lookup.service.js';
import { NoticesService } from './notices.service.js';
import { ObligationsModule } from './obligations/obligations.module.js';
import { OpeningController } from './opening/opening.controller.js';
import { OpeningService } from './opening/opening.service.js';
import { overdueReadings } from './overdueReadings.js';
import { PanelController } from './panel.controller.js';
import { PanelService } from './panel.service.js';
import { AnswerSpeed } from './statistics/answer-speed.js';
import { statisticsController } from './statistics/statistics.controller.js';
import { StatisticsService } from './statistics/statistics.service.js';
import { CasesTrendService } from './trends/cases-trend.service.js';
import { RatingsTrendService } from './trends/ratings-trend.service.js';
import { TrendsRepository } from './trends/trends.repository.js';
import { TrendsService } from './trends/trends.service.js';
import { ViewsModule } from './views/views.module.js';

const TICK_MS = 10 * 60_000;

const cases = (sectionList as readonly AnySection[]).filter(({ kind }) => kind === 'submission');

/** The panel's home page, and the statistics of submissions. */
@Module({
  imports: [
    AbsencesModule,
    AlarmsModule,
    ApprovalsModule,
    CalendarModule,
    FirstStepsModule,
    HistoryModule,
    MailModule,
    ObligationsModule,
    PanelLiveModule,
    RowsModule,
    UsersModule,
    ViewsModule,
  ],
  controllers: [
    BellController,
    MailChoicesController,
    OpeningController,
    PanelController,
    StaffCalendarController,
    ...cases.map(statisticsController),
  ],
  providers: [
    AnswerSpeed,
    BellService,
    CaseEventsRepository,
    CasesTrendService,
    CountsRepository,
    DigestService,
    createJob(DigestService, TICK_MS),
    FirstDayService,
    LookupService,
    MailChoicesService,
    NoticesService,
    OpeningService,
    OwnCasesService,
    PanelService,
    ReadNoticesRepository,
    StaffCalendarService,
    StatisticsService,
    RatingsTrendService,
    TrendsRepository,
    TrendsService,
  ],
  exports: [AnswerSpeed, TrendsRepository],
})
export class PanelModule implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly counts: CountsRepository,
  ) {}

  onModuleInit() {
    this.metrics.register(...overdueReadings(this.counts));
  }
}
