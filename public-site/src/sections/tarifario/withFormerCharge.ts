import { lineKey } from '@coop/domain/rates';
import { chargeOf, type Row } from './line';

export function withFormerCharge(rows: readonly Row[], before: readonly Row[]): Row[] {
  const charged = new Map(before.map((row) => [lineKey(row), chargeOf(row)]));
  return rows.map((row) => {
    const antes = charged.get(lineKey(row));
    return antes && antes !== chargeOf(row) ? { ...row, antes } : row;
  });
}
