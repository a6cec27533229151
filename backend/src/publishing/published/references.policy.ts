import { type AnySection, type Field, findSection, formatShortDate, todayInLaPaz } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import type { Change } from '../../resource/rows/change.js';
import { RowStores } from '../../resource/rows/row-stores.js';
import { type SectionPolicy } from '../../resource/rows/section-policy.js';
import { PublishedRepository } from './published.repository.js';

const UNKNOWN = 'Elija una opción de la lista';

/**
 * Checks that referenced rows exist. Foreign keys cover single references, but not lists of them. Visitors may
 * reference only rows that they can read. A field with `inForceOn` requires a target in force on that day. References
 * that the row already had are not checked again.
 */
@Injectable()
export class ReferencesPolicy implements SectionPolicy {
  applies = ({ fields }: AnySection) => Object.values<Field>(fields).some(refers);

  constructor(
    private readonly stores: RowStores,
    private readonly published: PublishedRepository,
  ) {}

  async beforeWrite({ section, before, after, staff }: Change, tx: Database) {
    if (!after) return;
    const isVisitors = section.kind === 'submission' && !before && !staff;
    for (const [name, field] of Object.entries<Field>(section.fields)) {
      if (!refers(field) || (field.kind === 'reference' && !isVisitors && !field.inForceOn)) continue;
      const known = new Set([before?.[name]].flat());
      const day = (field.inForceOn && (after[field.inForceOn] as string | null)) || todayInLaPaz();
      for (const key of [after[name]].flat().filter((one) => one && !known.has(one)) as string[]) {
        const fault = field.inForceOn
          ? await this.faultOn(day, field, key, tx)
          : await this.faultOf(field, key, isVisitors, tx);
        if (fault) throw invalidData({ [name]: fault });
      }
    }
  }

  private async faultOf(field: Reference, key: string, isVisitors: boolean, tx: Database): Promise<string | undefined> {
    const target = findSection(field.to) as AnySection;
    const isOpen = isVisitors && target.kind === 'publication';
    // A foreign key covers references by another key.
    if (field.by && !isOpen) return undefined;
    const found = isOpen
      ? await this.published.findReadable(target, key, tx, field.by)
      : await this.stores.of(target).find(target, key, tx);
    return found === undefined ? UNKNOWN : undefined;
  }

  private async faultOn(day: string, { to, by = 'id' }: Reference, key: string, tx: Database) {
    const named = await this.published.findNamed(findSection(to) as AnySection, by, key, tx);
    if (!named) return UNKNOWN;
    const { titulo, desde, hasta } = named;
    if (desde && day < desde) return `«${titulo}» rige desde el ${formatShortDate(desde)}: elija otro`;
    if (hasta && day > hasta) return `«${titulo}» rigió hasta el ${formatShortDate(hasta)}: elija otro`;
    return undefined;
  }
}

type Reference = Field & { to: string };

const refers = (field: Field): field is Reference => field.kind === 'reference' || field.kind === 'references';
