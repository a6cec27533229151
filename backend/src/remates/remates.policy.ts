import type { Row, sections } from '@coop/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Database } from '../database/database.js';
import { invalidData } from '../http/problem.js';
import { type Change, SectionPolicies, type SectionPolicy } from '../sections/section-policy.js';
import { TableStore } from '../sections/table-store.js';

type Remate = Row<(typeof sections)['remates']>;

const before: Partial<Record<Remate['numeroRemate'], Remate['numeroRemate']>> = {
  segundo: 'primero',
  tercero: 'segundo',
};

/** A second auction follows a first one, and a third a second, of the same good. */
@Injectable()
export class RematesPolicy implements SectionPolicy, OnModuleInit {
  constructor(
    private readonly policies: SectionPolicies,
    private readonly tables: TableStore,
  ) {}

  onModuleInit() {
    this.policies.add(({ name }) => name === 'remates', this);
  }

  async beforeWrite({ section, after }: Change, tx: Database) {
    const { id, numeroRemate, remateAnterior, tipoBien } = (after ?? {}) as unknown as Remate;
    if (!remateAnterior) return;
    const former = (await this.tables.find(section, remateAnterior, tx)) as unknown as Remate | undefined;
    if (!former || former.id === id)
      throw invalidData({ remateAnterior: 'Elija el señalamiento anterior del mismo bien' });
    if (former.numeroRemate !== before[numeroRemate] || former.tipoBien !== tipoBien)
      throw invalidData({
        remateAnterior: 'El remate anterior debe ser el señalamiento que le precede, del mismo bien',
      });
  }
}
