import { sections } from '@coop/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Database } from '../database/database.js';
import { type Change, SectionPolicies, type SectionPolicy } from '../sections/section-policy.js';
import { Outbox } from './outbox.js';

/** A mail that staff want tried again is tried at once. */
@Injectable()
export class RetryPolicy implements SectionPolicy, OnModuleInit {
  constructor(
    private readonly policies: SectionPolicies,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit() {
    this.policies.add(({ name }) => name === sections['sitio/correos'].name, this);
  }

  async afterWrite(_: Change, tx: Database) {
    await this.outbox.wake(tx);
  }
}
