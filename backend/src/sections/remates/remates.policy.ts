import { type Row, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import { type ChangeOf, only, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { TableStore } from '../../resource/rows/table-store.js';

type Remate = Row<(typeof sections)['remates']>;

const before: Partial<Record<Remate['numeroRemate'], Remate['numeroRemate']>> = {
  segundo: 'primero',
  tercero: 'segundo',
};

/** A second auction follows a first one, and a third a second, of the same good. */
@Injectable()
export class RematesPolicy implements SectionPolicy {
  applies = only(sections.remates);

  constructor(private readonly tables: TableStore) {}

  async beforeWrite({ section, after }: ChangeOf<typeof sections.remates>, tx: Database) {
    if (!after?.remateAnterior) return;
    const { id, numeroRemate, remateAnterior, tipoBien } = after;
    const former = (await this.tables.find(section, remateAnterior, tx)) as unknown as Remate | undefined;
    if (!former || former.id === id)
      throw invalidData({ remateAnterior: 'Elija el señalamiento anterior del mismo bien' });
    if (former.numeroRemate !== before[numeroRemate] || former.tipoBien !== tipoBien)
      throw invalidData({
        remateAnterior: 'El remate anterior debe ser el señalamiento que le precede, del mismo bien',
      });
  }
}
