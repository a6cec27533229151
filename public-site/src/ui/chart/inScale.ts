import { formatNumber } from '@coop/domain/format';

/** The number format of a scale. It is data, so that a page can pass it to its island. */
export type Notation = {
  decimals: number;
  /** Decimals of values under ten, where they need more. */
  decimalsUnderTen?: number;
  /** Suffix. */
  unit?: '%';
};

/** Formats a value for its scale: «12,5 %». */
export function inScale({ decimals, decimalsUnderTen = decimals, unit }: Notation, value: number): string {
  const places = value > 0 && value < 10 ? decimalsUnderTen : decimals;
  const text = formatNumber(value.toFixed(places), places);
  return unit ? `${text} ${unit}` : text;
}
