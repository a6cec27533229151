import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ContentChanges } from '../publishing/content-changes.js';
import { SectionPolicies, type SectionPolicy } from '../sections/section-policy.js';

/** Pages say which branches are open: a change of the calendar makes them stale. */
@Injectable()
export class HolidaysPolicy implements SectionPolicy, OnModuleInit {
  constructor(
    private readonly policies: SectionPolicies,
    private readonly changes: ContentChanges,
  ) {}

  onModuleInit() {
    this.policies.add(({ name }) => name === 'sitio/feriados', this);
  }

  async afterCommit() {
    await this.changes.announce();
  }
}
