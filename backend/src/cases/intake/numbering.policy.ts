import { type AnySection, todayInLaPaz } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import type { Change } from '../../resource/rows/change.js';
import { type SectionPolicy } from '../../resource/rows/section-policy.js';
import { TableStore } from '../../resource/rows/table-store.js';
import { NumbersRepository } from './numbers.repository.js';

/** Numbers each case (REC-2026-000123), and each item for sale (BA-2026-001). */
@Injectable()
export class NumberingPolicy implements SectionPolicy {
  applies = ({ number }: AnySection) => number !== undefined;

  constructor(
    private readonly numbers: NumbersRepository,
    private readonly tables: TableStore,
  ) {}

  async beforeWrite({ section, before, after }: Change, tx: Database) {
    if (before || !after) return;
    if (section.kind !== 'publication') after.codigo = await this.next(section, 6, tx);
    // Publications may have a number of their own: skips numbers already in use.
    else
      while (!after.codigo) {
        const codigo = await this.next(section, 3, tx);
        if (!(await this.tables.findBy(section, 'codigo', codigo, tx))) after.codigo = codigo;
      }
  }

  private async next({ number: serie = '' }: AnySection, digits: number, tx: Database): Promise<string> {
    const gestion = Number(todayInLaPaz().slice(0, 4));
    const next = await this.numbers.next(serie, gestion, tx);
    return `${serie}-${gestion}-${String(next).padStart(digits, '0')}`;
  }
}
