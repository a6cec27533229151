import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { ContentChanges } from '../../platform/database/content-changes.js';
import { only, type SectionPolicy } from '../../resource/rows/section-policy.js';

/** What words mean is kept by the search of every process: a change makes that stale. */
@Injectable()
export class SynonymsPolicy implements SectionPolicy {
  applies = only(sections['sitio/sinonimos']);

  constructor(private readonly changes: ContentChanges) {}

  async afterCommit() {
    await this.changes.announce({ withdrawn: false });
  }
}
