import { Module } from '@nestjs/common';
import { createJob } from '../../platform/clock.js';
import { MachinesModule } from '../../platform/machines/machines.module.js';
import { OpenNetworks } from '../../platform/outgoing/open-networks.js';
import { UsersModule } from '../../platform/users/users.module.js';
import { HistoryModule } from '../history/history.module.js';
import { MailModule } from '../mail/mail.module.js';
import { RowsModule } from '../rows/rows.module.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { WebhookCaller } from './webhook-caller.js';
import { DeliveriesRetention, WebhookDelivery } from './webhook-delivery.js';
import { WebhookOutbox } from './webhook-outbox.js';
import { WebhookRights } from './webhook-rights.js';
import { WebhookStopper } from './webhook-stopper.js';
import { WebhooksPolicy } from './webhooks.policy.js';
import { WebhooksRepository } from './webhooks.repository.js';

const HOUR_MS = 3_600_000;

/** Webhooks: outbox, delivery and retention. */
@Module({
  imports: [HistoryModule, MachinesModule, MailModule, RowsModule, UsersModule],
  providers: [
    DeliveriesRepository,
    DeliveriesRetention,
    createJob(DeliveriesRetention, HOUR_MS),
    OpenNetworks,
    WebhookCaller,
    WebhookDelivery,
    WebhookOutbox,
    WebhookRights,
    WebhookStopper,
    WebhooksPolicy,
    WebhooksRepository,
  ],
  exports: [DeliveriesRepository, OpenNetworks, WebhookOutbox, WebhooksPolicy, WebhooksRepository],
})
export class WebhooksModule {}
