import { isPreviewable } from '@coop/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Database } from '../database/database.js';
import { type Change, SectionPolicies, type SectionPolicy } from '../sections/section-policy.js';
import { PreviewsRepository } from './previews.repository.js';

/** Links to what is erased close with it: taken out of the trash, it has none. */
@Injectable()
export class PreviewsPolicy implements SectionPolicy, OnModuleInit {
  constructor(
    private readonly policies: SectionPolicies,
    private readonly previews: PreviewsRepository,
  ) {}

  onModuleInit() {
    this.policies.add(isPreviewable, this);
  }

  async afterWrite({ section, before, after }: Change, tx: Database) {
    if (before && !after) await this.previews.removeAll(section, before.id, tx);
  }
}
