import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Database } from '../database/database.js';
import { type Change, SectionPolicies, type SectionPolicy } from '../sections/section-policy.js';
import { NotesRepository } from './notes.repository.js';

/** The note that an order brings goes where all notes are, in the order's own transaction. */
@Injectable()
export class NotesPolicy implements SectionPolicy, OnModuleInit {
  constructor(
    private readonly policies: SectionPolicies,
    private readonly notes: NotesRepository,
  ) {}

  onModuleInit() {
    this.policies.add(({ kind }) => kind === 'submission', this);
  }

  async afterWrite({ section, action, after, staff, brought }: Change, tx: Database) {
    const texto = brought?.nota;
    if (after && typeof texto === 'string')
      await this.notes.add({ section, row: after, texto, staff, order: action }, tx);
  }
}
