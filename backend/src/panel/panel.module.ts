import { sectionList } from '@coop/domain';
import { Global, Module, type OnModuleInit, type Provider } from '@nestjs/common';
import { createJob } from '../platform/clock.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { AlarmsRepository } from './alarms/alarms.repository.js';
import { AlarmsService } from './alarms/alarms.service.js';
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
import { FirstStepsController } from './first-steps/first-steps.controller.js';
import { FirstStepsService } from './first-steps/first-steps.service.js';
import { MailTrialService } from './first-steps/mail-trial.service.js';
import { StarterTextsService } from './first-steps/starter-texts.service.js';
import { StepNotesRepository } from './first-steps/step-notes.repository.js';
import { LiveController } from './live/live.controller.js';
import { LiveService } from './live/live.service.js';
import { LookupService } from './lookup.service.js';
import { NoticesService } from './notices.service.js';
import { AgendaService } from './obligations/agenda.service.js';
import { MarksRepository } from './obligations/marks.repository.js';
import { ObligationRemindersService } from './obligations/obligation-reminders.service.js';
import { ObligationsController } from './obligations/obligations.controller.js';
import { ObligationsRepository } from './obligations/obligations.repository.js';
import { ObligationsService } from './obligations/obligations.service.js';
import { ProofsService } from './obligations/proofs.service.js';
import { OpeningController } from './opening/opening.controller.js';
import { OpeningService } from './opening/opening.service.js';
import { overdueReadings } from './overdueReadings.js';
import { PanelController } from './panel.controller.js';
import { PanelService } from './panel.service.js';
import { AnswerSpeed } from './statistics/answer-speed.js';
import { statisticsController } from './statistics/statistics.controller.js';
import { StatisticsService } from './statistics/statistics.service.js';
import { ComplaintFigures } from './transparency/complaint-figures.js';
import { TransparencyController } from './transparency/transparency.controller.js';
import { TransparencyService } from './transparency/transparency.service.js';
import { CasesTrendService } from './trends/cases-trend.service.js';
import { RatingsTrendService } from './trends/ratings-trend.service.js';
import { TrendsRepository } from './trends/trends.repository.js';
import { TrendsService } from './trends/trends.service.js';
import { UnsavedInputsController } from './unsaved/unsaved-inputs.controller.js';
import { UnsavedInputsRepository } from './unsaved/unsaved-inputs.repository.js';
import { ViewsController } from './views/views.controller.js';
import { ViewsRepository } from './views/views.repository.js';
import { ViewsService } from './views/views.service.js';

const cases = sectionList.filter(({ kind }) => kind === 'submission');
const MINUTE_MS = 60_000;

const providers: Provider[] = [
  AgendaService,
  AlarmsRepository,
  AlarmsService,
  AnswerSpeed,
  BellService,
  CaseEventsRepository,
  CasesTrendService,
  ComplaintFigures,
  CountsRepository,
  DigestService,
  FirstDayService,
  FirstStepsService,
  LiveService,
  LookupService,
  MailChoicesService,
  MailTrialService,
  MarksRepository,
  NoticesService,
  ObligationRemindersService,
  ObligationsRepository,
  ObligationsService,
  OpeningService,
  OwnCasesService,
  PanelService,
  ProofsService,
  RatingsTrendService,
  ReadNoticesRepository,
  StaffCalendarService,
  StarterTextsService,
  StatisticsService,
  StepNotesRepository,
  TransparencyService,
  TrendsRepository,
  TrendsService,
  UnsavedInputsRepository,
  ViewsRepository,
  ViewsService,
  createJob(AlarmsService, MINUTE_MS),
  createJob(DigestService, 10 * MINUTE_MS),
  createJob(ObligationRemindersService, 10 * MINUTE_MS),
];

@Global()
@Module({
  controllers: [
    UnsavedInputsController,
    ViewsController,
    FirstStepsController,
    TransparencyController,
    BellController,
    MailChoicesController,
    OpeningController,
    PanelController,
    StaffCalendarController,
    ...cases.map(statisticsController),
    LiveController,
    ObligationsController,
  ],
  providers,
  exports: providers,
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
