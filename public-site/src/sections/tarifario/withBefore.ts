import { sameOf } from '@coop/domain/rates';
import { chargeOf, type Row } from './line';

/** Adds to each row the value of the same row in the previous version, if different. */
export function withBefore(rows: readonly Row[], before: readonly Row[]): Row[] {
  const charged = new Map(before.map((row) => [sameOf(row), chargeOf(row)]));
  return rows.map((row) => {
    const antes = charged.get(sameOf(row));
    return antes && antes !== chargeOf(row) ? { ...row, antes } : row;
  });
}
