import { isPreviewable } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import type { Change } from '../../resource/rows/change.js';
import { type SectionPolicy } from '../../resource/rows/section-policy.js';
import { PreviewsRepository } from './previews.repository.js';

/** Deletes a row's preview links when the row is deleted, so a row restored from the trash has none. */
@Injectable()
export class PreviewsPolicy implements SectionPolicy {
  applies = isPreviewable;

  constructor(private readonly previews: PreviewsRepository) {}

  async afterWrite({ section, before, after }: Change, tx: Database) {
    if (before && !after) await this.previews.removeAll(section, before.id, tx);
  }
}
