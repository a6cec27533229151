import { findTransition, writtenBy } from '@coop/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Database } from '../database/database.js';
import { invalidData } from '../http/problem.js';
import { type Change, SectionPolicies, type SectionPolicy } from '../sections/section-policy.js';
import { ContentChanges } from './content-changes.js';
import { PublishedRepository } from './published.repository.js';

/** Keeps the public copies in step with the editorial states, in the same transaction. */
@Injectable()
export class PublishingPolicy implements SectionPolicy, OnModuleInit {
  constructor(
    private readonly policies: SectionPolicies,
    private readonly published: PublishedRepository,
    private readonly changes: ContentChanges,
  ) {}

  onModuleInit() {
    this.policies.add(({ kind }) => kind === 'publication', this);
  }

  async beforeWrite({ section, action, before, after, staff }: Change) {
    if (before?.publicadoEn && after && before.slug !== after.slug)
      throw invalidData({ slug: 'La dirección no cambia después de publicar: otros sitios ya la enlazan' });
    if (action === 'publicar' && after)
      Object.assign(after, {
        publicadoEn: after.publicadoEn ?? new Date().toISOString(),
        publicadoPor: staff?.uid ?? null,
        versionPublicada: after.version,
      });
    const order = findTransition(section, action);
    // What an order of another flow writes reaches visitors at once: it leaves nothing waiting to be published.
    if (order && order.field !== 'estado' && after && before?.version === before?.versionPublicada)
      after.versionPublicada = after.version;
  }

  async afterWrite({ section, action, before, after }: Change, tx: Database) {
    if (action === 'publicar' && after) await this.published.put(section, after, tx);
    if (action === 'archivar' && before) await this.published.remove(before.id, tx);
    const order = findTransition(section, action);
    if (order && order.field !== 'estado' && after) await this.published.patch(section, after, writtenBy(order), tx);
  }

  async afterCommit(changes: readonly Change[]) {
    if (changes.some(({ section, action }) => findTransition(section, action))) await this.changes.announce();
  }
}
