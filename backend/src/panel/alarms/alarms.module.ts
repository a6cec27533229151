import { Module, type OnModuleInit } from '@nestjs/common';
import { createJob } from '../../platform/clock.js';
import { UsersModule } from '../../platform/users/users.module.js';
import { MailModule } from '../../resource/mail/mail.module.js';
import { NoticeSources } from '../../resource/notices/notice-sources.js';
import { AlarmsRepository } from './alarms.repository.js';
import { AlarmsService } from './alarms.service.js';

const TICK_MS = 60_000;

/** Alarms about the system itself, for its operators. */
@Module({
  imports: [MailModule, UsersModule],
  providers: [AlarmsRepository, AlarmsService, createJob(AlarmsService, TICK_MS)],
})
export class AlarmsModule implements OnModuleInit {
  constructor(
    private readonly notices: NoticeSources,
    private readonly alarms: AlarmsService,
  ) {}

  onModuleInit() {
    this.notices.register((staff) => this.alarms.findFor(staff));
  }
}
