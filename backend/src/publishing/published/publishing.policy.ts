import { type AnyRow, type AnySection, findTransition, isInternal, meets, writtenBy } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { ContentChange } from '../../platform/database/content-changes.js';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import type { Batch, Change } from '../../resource/rows/change.js';
import { type SectionPolicy } from '../../resource/rows/section-policy.js';
import { PublishedRepository } from './published.repository.js';

/** A written public copy and its previous version, with files as ids. */
export type CopyChange = Pick<Change, 'section' | 'staff'> & { copy: AnyRow; previous: AnyRow | undefined };

/** Listener of public copy writes. Further writes join the batch. */
export type CopyListener = (change: CopyChange, batch: Batch) => Promise<void>;

/** Keeps public copies in sync with editorial states in the same transaction. */
@Injectable()
export class PublishingPolicy implements SectionPolicy {
  applies = ({ kind }: AnySection) => kind === 'publication';

  private readonly followers: CopyListener[] = [];

  constructor(private readonly published: PublishedRepository) {}

  /** Registers a listener that runs in the transaction of each copy write. */
  follow(follower: CopyListener) {
    this.followers.push(follower);
  }

  async beforeWrite({ section, action, before, after, staff }: Change, tx: Database) {
    if (before?.publicadoEn && after && before.slug !== after.slug)
      throw invalidData({ slug: 'La dirección no cambia después de publicar: otros sitios ya la enlazan' });
    if (action === 'publicar' && after) {
      await this.requireAlone(section, after, tx);
      Object.assign(after, {
        publicadoEn: after.publicadoEn ?? new Date().toISOString(),
        publicadoPor: staff?.uid ?? null,
        versionPublicada: after.version,
      });
    }
    const order = findTransition(section, action);
    // Orders of other flows change the public copy directly, so they leave no unpublished changes.
    if (order && order.field !== 'estado' && after && before?.version === before?.versionPublicada)
      after.versionPublicada = after.version;
  }

  /** Checks unique keys among public copies: another copy may still hold a value that its draft gave up. */
  private async requireAlone(section: AnySection, row: AnyRow, tx: Database) {
    for (const { fields: names, when } of section.unique) {
      const [first] = names;
      // Conditions beyond the key's own fields are left to the database's unique index.
      const isOfKey = Object.keys(when ?? {}).every((name) => names.includes(name)) && meets(row, when);
      if (!first || !isOfKey || names.some((name) => row[name] === null || isInternal(section.fields[name]))) continue;
      if (await this.published.hasOther(section, row, names, tx))
        throw invalidData({ [first]: 'Otro registro publicado todavía lo tiene: publique antes su cambio' });
    }
  }

  async afterWrite({ section, action, before, after, staff }: Change, tx: Database, batch: Batch) {
    const order = findTransition(section, action);
    const previous = order && before && (await this.published.findCopy(section, before.id, tx));
    if (action === 'publicar' && after) await this.published.put(section, after, tx);
    if (action === 'archivar' && before) await this.published.remove(section, before.id, tx);
    if (order && order.field !== 'estado' && after) await this.published.patch(section, after, writtenBy(order), tx);
    const copy = order && after && (await this.published.findCopy(section, after.id, tx));
    if (copy) for (const follower of this.followers) await follower({ section, staff, copy, previous }, batch);
  }

  staleContent(changes: readonly Change[]): ContentChange | undefined {
    const transitions = changes.filter(({ section, action }) => findTransition(section, action));
    if (transitions.length === 0) return undefined;
    return { withdrawn: true, sections: [...new Set(transitions.map(({ section }) => section.name))] };
  }
}
