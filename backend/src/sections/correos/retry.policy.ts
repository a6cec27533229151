import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { Outbox } from '../../resource/mail/outbox.js';
import type { Change } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';

/** Wakes the mail sender after an order on a failed mail. */
@Injectable()
export class RetryPolicy implements SectionPolicy {
  applies = isSection(sections['sitio/correos']);

  constructor(private readonly outbox: Outbox) {}

  async afterWrite(_: Change, tx: Database) {
    await this.outbox.wake(tx);
  }
}
