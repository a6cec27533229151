import { type AnySection, type Field, findSection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import { RowStores } from '../../resource/rows/row-stores.js';
import { type Change, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { PublishedRepository } from './published.repository.js';

/**
 * What a row refers to is there. The database sees to single references; a list of them it can't see into. Visitors may
 * name only what they may read.
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
      if (!refers(field) || (field.kind === 'reference' && !isVisitors)) continue;
      const known = new Set([before?.[name]].flat());
      const target = findSection(field.to) as AnySection;
      for (const id of [after[name]].flat().filter((one) => one && !known.has(one)) as string[])
        if (!(await this.isThere(target, id, isVisitors, tx)))
          throw invalidData({ [name]: 'Elija una opción de la lista' });
    }
  }

  private async isThere(target: AnySection, id: string, isVisitors: boolean, tx: Database): Promise<boolean> {
    const isOpen = isVisitors && target.kind === 'publication';
    const found = isOpen
      ? await this.published.findReadable(target, id, tx)
      : await this.stores.of(target).find(target, id, tx);
    return found !== undefined;
  }
}

const refers = (field: Field): field is Field & { to: string } =>
  field.kind === 'reference' || field.kind === 'references';
