import { Module } from '@nestjs/common';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { UsersModule } from '../../platform/users/users.module.js';
import { MailModule } from '../../resource/mail/mail.module.js';
import { AbsencesModule } from '../absences/absences.module.js';
import { PrivateLinksModule } from '../following/private-links.module.js';
import { MailPolicy } from './mail.policy.js';
import { StaffNotices } from './staff-notices.js';

/** Mails about cases, to people and staff. */
@Module({
  imports: [AbsencesModule, LimitsModule, MailModule, PrivateLinksModule, UsersModule],
  providers: [MailPolicy, StaffNotices],
})
export class NoticesModule {}
