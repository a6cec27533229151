import { Module, type OnModuleInit } from '@nestjs/common';
import { jobOf } from '../../platform/clock/jobOf.js';
import { UsersModule } from '../../platform/users/users.module.js';
import { MailModule } from '../../resource/mail/mail.module.js';
import { KeptNotices } from '../../resource/notices/kept-notices.js';
import { AlarmsRepository } from './alarms.repository.js';
import { AlarmsService } from './alarms.service.js';

const TICK_MS = 60_000;

/** Alarms about the system itself, for its operators. */
@Module({
  imports: [MailModule, UsersModule],
  providers: [AlarmsRepository, AlarmsService, jobOf(AlarmsService, TICK_MS)],
})
export class AlarmsModule implements OnModuleInit {
  constructor(
    private readonly notices: KeptNotices,
    private readonly alarms: AlarmsService,
  ) {}

  onModuleInit() {
    this.notices.keep((staff) => this.alarms.findFor(staff));
  }
}
