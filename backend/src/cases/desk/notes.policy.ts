import type { AnySection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import type { Change } from '../../resource/rows/change.js';
import { type SectionPolicy } from '../../resource/rows/section-policy.js';
import { NotesRepository } from './notes.repository.js';

/** Stores the note of an order in the case’s internal notes. */
@Injectable()
export class NotesPolicy implements SectionPolicy {
  applies = ({ kind }: AnySection) => kind === 'submission';

  constructor(private readonly notes: NotesRepository) {}

  async afterWrite({ section, action, after, staff, actionValues }: Change, tx: Database) {
    const texto = actionValues?.nota;
    if (after && typeof texto === 'string')
      await this.notes.add({ section, row: after, texto, staff, order: action }, tx);
  }
}
