import { Module } from '@nestjs/common';
import { createJob } from '../../platform/clock.js';
import { UsersModule } from '../../platform/users/users.module.js';
import { MailModule } from '../../resource/mail/mail.module.js';
import { AbsencesModule } from '../absences/absences.module.js';
import { DueCasesRepository } from './due-cases.repository.js';
import { RemindersService } from './reminders.service.js';

const TICK_MS = 10 * 60_000;

/** Reminders of case deadlines. */
@Module({
  imports: [AbsencesModule, MailModule, UsersModule],
  providers: [DueCasesRepository, RemindersService, createJob(RemindersService, TICK_MS)],
})
export class RemindersModule {}
