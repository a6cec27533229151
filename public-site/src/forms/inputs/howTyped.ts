import { canonicalDecimal } from '@coop/domain/amounts';
import { formatNumber, withoutTrailingZeros } from '@coop/domain/format';
import type { FieldData } from '../description/types';

/**
 * A figure as it is written here, once it is understood: «20000» is «20.000». Anything else stays as it was, and so does what
 * would no longer be read as the same: «1.250» where four decimals fit.
 */
export function howTyped({ decimals }: Pick<FieldData, 'decimals'>, written: string): string {
  if (!decimals) return written;
  const value = canonicalDecimal(written, decimals);
  const [, fraccion] = /^-?\d{1,12}\.(\d+)$/.exec(value) ?? [];
  if (fraccion?.length !== decimals) return written;
  const typed = withoutTrailingZeros(fraccion).length;
  const text = formatNumber(value, typed === 0 ? 0 : Math.max(typed, Math.min(decimals, 2)));
  return canonicalDecimal(text, decimals) === value ? text : written;
}
