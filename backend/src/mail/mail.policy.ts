import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Database } from '../database/database.js';
import { type Change, SectionPolicies, type SectionPolicy } from '../sections/section-policy.js';
import { Outbox } from './outbox.js';
import { personMails } from './personMails.js';
import { StaffNotices } from './staff-notices.js';

const AN_HOUR = 3_600;
/** What somebody sends in an hour is seldom as much; more is somebody else, who writes to them in our name. */
const MOST_ACKNOWLEDGED = 5;

/** Which change of a case makes which mails. */
@Injectable()
export class MailPolicy implements SectionPolicy, OnModuleInit {
  private readonly acknowledged = new RateLimiterMemory({ points: MOST_ACKNOWLEDGED, duration: AN_HOUR });

  constructor(
    private readonly policies: SectionPolicies,
    private readonly outbox: Outbox,
    private readonly notices: StaffNotices,
  ) {}

  onModuleInit() {
    this.policies.add(({ kind }) => kind === 'submission', this);
  }

  async afterWrite(change: Change, tx: Database) {
    const { action, after, staff } = change;
    if (!after || after.estado === 'spam') return;
    // What neither a visitor nor staff sent is the demonstration's: nobody waits for an answer to it.
    if (action === 'crear' && !staff && !after.claveEnvio) return;
    for (const mail of personMails(change))
      if (staff || mail.plantilla !== 'acuse' || (await this.mayAcknowledge(mail.para)))
        await this.outbox.add(tx, mail);
    if (action === 'crear') await this.notices.tellOfNew(change, tx);
    await this.notices.tellOfAssignment(change, tx);
  }

  /** Anybody can put anybody's address into a form: nobody's mailbox is filled that way. */
  private mayAcknowledge = (address: string) =>
    this.acknowledged.consume(address).then(
      () => true,
      () => false,
    );
}
