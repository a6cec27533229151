import { type AnyRow, type AnySection, type Field, sectionList } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem.js';
import type { Change } from '../rows/change.js';
import { type SectionPolicy } from '../rows/section-policy.js';
import { TableStore } from '../rows/table-store.js';
import { titleFor } from '../rows/visibility.js';
import { TrashRepository } from './trash.repository.js';

/** Moves deleted rows to the trash in the same transaction. Rows in use can't be deleted. */
@Injectable()
export class TrashPolicy implements SectionPolicy {
  applies = () => true;

  constructor(
    private readonly tables: TableStore,
    private readonly trash: TrashRepository,
  ) {}

  async beforeWrite({ section, action, before, staff }: Change, tx: Database) {
    if (action === 'eliminar' && before) await this.requireUnnamed(section, before, staff, tx);
  }

  async afterWrite({ section, action, before, staff }: Change, tx: Database) {
    if (action === 'eliminar' && before) await this.trash.add(section, before, staff?.uid ?? null, tx);
  }

  /** Foreign keys protect single references; this also checks lists of them. */
  private async requireUnnamed(section: AnySection, row: AnyRow, staff: Change['staff'], tx: Database) {
    for (const other of sectionList as readonly AnySection[])
      for (const [name, field] of Object.entries<Field>(other.fields)) {
        if (field.to !== section.name) continue;
        const naming = await this.tables.findNaming(other, name, String(row[field.by ?? 'id']), tx);
        if (naming) throw inUse(other, titleFor(staff, other, naming));
      }
  }
}

const inUse = ({ label }: AnySection, titulo: string | undefined) =>
  new Problem(
    'datos_invalidos',
    `Lo usa ${label.one.toLowerCase()}${titulo === undefined ? '' : ` «${titulo}»`}: no se puede eliminar.`,
  );
