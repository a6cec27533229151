import { sameOf } from '@coop/domain/rates';
import { chargeOf, type Row } from './line';

export function withBefore(rows: readonly Row[], before: readonly Row[]): Row[] {
  const charged = new Map(before.map((row) => [sameOf(row), chargeOf(row)]));
  return rows.map((row) => {
    const antes = charged.get(sameOf(row));
    return antes && antes !== chargeOf(row) ? { ...row, antes } : row;
  });
}
