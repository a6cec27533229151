import { type AnySection, type FollowUp, sectionList } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem.js';
import { memoizeByKey } from '../../platform/memoizeByKey.js';
import type { Change } from './change.js';
import { type SectionPolicy } from './section-policy.js';
import { TableStore } from './table-store.js';
import { titleFor } from './visibility.js';

/** Lets a row create at most one draft per order, restored drafts included. */
@Injectable()
export class FollowUpPolicy implements SectionPolicy {
  applies = (section: AnySection) => followUpsOf(section).length > 0;

  constructor(private readonly tables: TableStore) {}

  async beforeWrite({ section, before, after, staff }: Change, tx: Database) {
    if (!after) return;
    for (const { source, link, label } of followUpsOf(section)) {
      const parent = after[link] as string | null;
      if (!parent || parent === before?.[link]) continue;
      await this.tables.findForUpdate(source, parent, tx);
      const made = await this.tables.findBy(section, link, parent, tx);
      if (made && made.id !== after.id) throw alreadyCreated(label, titleFor(staff, section, made));
    }
  }
}

const followUpsOf = memoizeByKey(({ name }: AnySection): (FollowUp<AnySection['fields']> & { source: AnySection })[] =>
  sectionList.flatMap((source) =>
    Object.values(source.followUps)
      .filter(({ to }) => to === name)
      .map((followUp) => ({ ...followUp, source })),
  ),
);

const alreadyCreated = (label: string, made: string | undefined) =>
  new Problem('transicion_invalida', `Ya se hizo «${label}»${made ? `: ${made}` : ''}.`);
