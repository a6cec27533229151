import { type AnySection, slugify } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem.js';
import type { Change } from '../../resource/rows/change.js';
import { type ActionRequest, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { TableStore } from '../../resource/rows/table-store.js';

/** Allows one row in single-row sections. Its publication can be replaced, but not archived. */
@Injectable()
export class SinglePolicy implements SectionPolicy {
  applies = ({ publication }: AnySection) => publication?.single === true;

  constructor(private readonly tables: TableStore) {}

  async requirePossible({ section, action }: ActionRequest) {
    if (action === 'archivar')
      throw new Problem(
        'transicion_invalida',
        `${section.label.one}: no se archiva. Edite la que hay y publíquela de nuevo.`,
      );
  }

  /** Every row gets the same slug, so the unique index rejects a concurrent second insert. */
  async beforeWrite({ section, before, after }: Change, tx: Database) {
    if (!after) return;
    const slug = slugify(section.label.one);
    if (!before && (await this.tables.findDuplicate(section, 'slug', [slug], tx)).has(slug))
      throw new Problem('transicion_invalida', `${section.label.one}: ya hay una. Edite la que hay.`);
    after.slug = slug;
  }
}
