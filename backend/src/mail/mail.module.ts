import path from 'node:path';
import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config.js';
import { FilesModule } from '../files/files.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { SectionsModule } from '../sections/sections.module.js';
import { UsersModule } from '../users/users.module.js';
import { MailPolicy } from './mail.policy.js';
import { MailRepository } from './mail.repository.js';
import { MailDelivery } from './mail-delivery.js';
import { Outbox } from './outbox.js';
import { RetryPolicy } from './retry.policy.js';
import { senderOf } from './sender.js';
import { StaffNotices } from './staff-notices.js';
import { FolderTransport } from './transport/folder-transport.js';
import { MailTransport } from './transport/mail-transport.js';
import { SmtpTransport } from './transport/smtp-transport.js';

/** Mails: what makes them, where they wait, and how they leave. */
@Module({
  imports: [FilesModule, LimitsModule, SectionsModule, UsersModule],
  providers: [
    { provide: MailTransport, inject: [CONFIG], useFactory: transportOf },
    MailDelivery,
    MailPolicy,
    MailRepository,
    Outbox,
    RetryPolicy,
    StaffNotices,
  ],
  exports: [MailRepository, Outbox],
})
export class MailModule {}

function transportOf(config: Config): MailTransport {
  const sender = senderOf(config);
  return config.SMTP_URL
    ? new SmtpTransport(config.SMTP_URL, sender, config.NODE_ENV === 'production')
    : new FolderTransport(path.join(config.DATA_DIR, 'correos'), sender);
}
