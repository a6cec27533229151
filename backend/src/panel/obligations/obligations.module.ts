import { Module } from '@nestjs/common';
import { AbsencesModule } from '../../cases/absences/absences.module.js';
import { CalendarModule } from '../../cases/calendar/calendar.module.js';
import { createJob } from '../../platform/clock.js';
import { UsersModule } from '../../platform/users/users.module.js';
import { HistoryModule } from '../../resource/history/history.module.js';
import { MailModule } from '../../resource/mail/mail.module.js';
import { CountsRepository } from '../counts.repository.js';
import { AgendaService } from './agenda.service.js';
import { MarksRepository } from './marks.repository.js';
import { ObligationRemindersService } from './obligation-reminders.service.js';
import { ObligationsController } from './obligations.controller.js';
import { ObligationsRepository } from './obligations.repository.js';
import { ObligationsService } from './obligations.service.js';
import { ProofsService } from './proofs.service.js';

const TICK_MS = 10 * 60_000;

/** The cooperative's regulatory obligations: due dates, fulfilment and reminders. */
@Module({
  imports: [AbsencesModule, CalendarModule, HistoryModule, MailModule, UsersModule],
  controllers: [ObligationsController],
  providers: [
    AgendaService,
    CountsRepository,
    MarksRepository,
    ObligationRemindersService,
    createJob(ObligationRemindersService, TICK_MS),
    ObligationsRepository,
    ObligationsService,
    ProofsService,
  ],
  exports: [ObligationsService],
})
export class ObligationsModule {}
