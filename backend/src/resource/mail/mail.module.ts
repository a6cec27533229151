import path from 'node:path';
import { Module, type OnModuleInit } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.js';
import type { Config } from '../../platform/config/settings.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { UsersModule } from '../../platform/users/users.module.js';
import { FilesModule } from '../files/files.module.js';
import { NoticeSources } from '../notices/notice-sources.js';
import { RowsModule } from '../rows/rows.module.js';
import { MailRepository } from './mail.repository.js';
import { MailChoicesRepository } from './mail-choices.repository.js';
import { MailDelivery } from './mail-delivery.js';
import { MailTextsRepository } from './mail-texts.repository.js';
import { Outbox } from './outbox.js';
import { Recipients } from './recipients.js';
import { MailSender } from './sender.js';
import { mailReadings, StuckMails } from './stuck-mails.js';
import { FolderTransport, MailTransport, SmtpTransport } from './transport.js';

/** Mail outbox, delivery and transports. */
@Module({
  imports: [FilesModule, RowsModule, UsersModule],
  providers: [
    { provide: MailTransport, inject: [CONFIG], useFactory: transportOf },
    MailChoicesRepository,
    MailDelivery,
    MailRepository,
    MailSender,
    MailTextsRepository,
    Outbox,
    Recipients,
    StuckMails,
  ],
  exports: [MailChoicesRepository, MailRepository, MailSender, MailTransport, Outbox],
})
export class MailModule implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly mails: MailRepository,
    private readonly notices: NoticeSources,
    private readonly stuck: StuckMails,
  ) {}

  onModuleInit() {
    this.metrics.register(...mailReadings(this.mails));
    this.notices.register((staff) => this.stuck.findFor(staff));
  }
}

function transportOf(config: Config): MailTransport {
  return config.SMTP_URL
    ? new SmtpTransport(config.SMTP_URL, config.NODE_ENV === 'production')
    : new FolderTransport(path.join(config.DATA_DIR, 'correos'));
}
