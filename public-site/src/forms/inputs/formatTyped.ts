import { canonicalDecimal } from '@coop/domain/amounts';
import { formatNumber, withoutTrailingZeros } from '@coop/domain/format';
import type { FieldData } from '../description/types';

/**
 * Formats a valid number in local notation: «20000» becomes «20.000». Returns invalid text unchanged. Also keeps text
 * whose new form would be read as another value: «1.250» where four decimals fit.
 */
export function formatTyped({ decimals }: Pick<FieldData, 'decimals'>, written: string): string {
  if (!decimals) return written;
  const value = canonicalDecimal(written, decimals);
  const [, fraccion] = /^-?\d{1,12}\.(\d+)$/.exec(value) ?? [];
  if (fraccion?.length !== decimals) return written;
  const typed = withoutTrailingZeros(fraccion).length;
  const text = formatNumber(value, typed === 0 ? 0 : Math.max(typed, Math.min(decimals, 2)));
  return canonicalDecimal(text, decimals) === value ? text : written;
}
