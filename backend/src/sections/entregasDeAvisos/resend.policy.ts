import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import type { Change } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { WebhookOutbox } from '../../resource/webhooks/webhook-outbox.js';
import { WebhooksRepository } from '../../resource/webhooks/webhooks.repository.js';

/** Ends the webhook’s pause and wakes the sender after a delivery is queued again. */
@Injectable()
export class ResendPolicy implements SectionPolicy {
  applies = isSection(sections['sitio/entregas-de-avisos']);

  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly outbox: WebhookOutbox,
  ) {}

  async afterWrite({ after }: Change, tx: Database): Promise<void> {
    if (!after) return;
    await this.webhooks.endRest(String(after.aviso), tx);
    await this.outbox.wake(tx);
  }
}
