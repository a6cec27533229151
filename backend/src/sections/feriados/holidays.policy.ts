import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { ContentChanges } from '../../platform/database/content-changes.js';
import { only, type SectionPolicy } from '../../resource/rows/section-policy.js';

/** Pages say which branches are open: a change of the calendar makes them stale. */
@Injectable()
export class HolidaysPolicy implements SectionPolicy {
  applies = only(sections['sitio/feriados']);

  constructor(private readonly changes: ContentChanges) {}

  async afterCommit() {
    await this.changes.announce({ withdrawn: false });
  }
}
