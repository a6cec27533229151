import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { ContentChanges } from '../../platform/database/content-changes.js';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import { type ChangeOf, only, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { TableStore } from '../../resource/rows/table-store.js';

const section = sections['sitio/redirecciones'];

/** Who follows one arrives: it leads to no other, so that none goes round. */
@Injectable()
export class RedireccionesPolicy implements SectionPolicy {
  applies = only(section);

  constructor(
    private readonly tables: TableStore,
    private readonly changes: ContentChanges,
  ) {}

  async beforeWrite({ after }: ChangeOf<typeof section>, tx: Database) {
    if (!after) return;
    const [path = ''] = after.hacia.split(/[?#]/);
    const taken = (field: string, value: string) => this.tables.findTaken(section, field, [value], tx);
    if ((await taken('desde', path)).size > 0)
      throw invalidData({ hacia: 'Esa dirección ya se desvía a otra: escriba el destino final' });
    if ((await taken('hacia', after.desde)).size > 0)
      throw invalidData({ desde: 'Otra redirección lleva a esa dirección: cambie antes su destino' });
  }

  async afterCommit() {
    await this.changes.announce({ withdrawn: false });
  }
}
