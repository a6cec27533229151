import { formatMoney, type Row, sections } from '@coop/domain';
import { cents } from '@coop/domain/amounts';
import { reducedBase } from '@coop/domain/sections/remates/followUps';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import type { ChangeOf } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { TableStore } from '../../resource/rows/table-store.js';

type Remate = Row<(typeof sections)['remates']>;

const before: Partial<Record<Remate['numeroRemate'], Remate['numeroRemate']>> = {
  segundo: 'primero',
  tercero: 'segundo',
};

/** Validates an auction against the previous one of the same property: its number and base price. */
@Injectable()
export class RematesPolicy implements SectionPolicy {
  applies = isSection(sections.remates);

  constructor(private readonly tables: TableStore) {}

  async beforeWrite({ section, action, after }: ChangeOf<typeof sections.remates>, tx: Database) {
    if (!after?.remateAnterior) return;
    const { id, numeroRemate, remateAnterior, tipoBien } = after;
    const former = (await this.tables.find(section, remateAnterior, tx)) as unknown as Remate | undefined;
    if (!former || former.id === id)
      throw invalidData({ remateAnterior: 'Elija el señalamiento anterior del mismo bien' });
    if (former.numeroRemate !== before[numeroRemate] || former.tipoBien !== tipoBien)
      throw invalidData({
        remateAnterior: 'El remate anterior debe ser el señalamiento que le precede, del mismo bien',
      });
    requireBase(former, after);
    if (action === 'publicar') requireReduced(former, after);
  }
}

/** Throws a 422 if the base price rises: nobody bid for the previous one. */
function requireBase(former: Remate, { base, moneda }: Remate) {
  if (moneda !== former.moneda)
    throw invalidData({ moneda: 'La base de los señalamientos de un mismo bien va en una sola moneda' });
  if (cents(base) > cents(former.base))
    throw invalidData({
      base: `La base no puede superar la del señalamiento anterior (${formatMoney(former.base, moneda)})`,
    });
}

/** Throws a 422 unless the base falls by a fifth, or the publisher confirms a court's different one. */
function requireReduced(former: Remate, { base, moneda, baseConfirmada }: Remate) {
  const reduced = reducedBase(former.base);
  if (cents(base) === cents(reduced) || baseConfirmada) return;
  throw invalidData({
    baseConfirmada: `La base anterior menos un quinto es ${formatMoney(reduced, moneda)}: corrija la base o confirme que es correcta`,
  });
}
