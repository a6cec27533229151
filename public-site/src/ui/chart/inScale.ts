import { formatNumber } from '@coop/domain/format';

/** How a scale writes its values: data, so that a page can hand it to its chart. */
export type Notation = {
  decimals: number;
  /** Of values under ten, where they need more. */
  decimalsUnderTen?: number;
  /** Written after. */
  unit?: '%';
};

/** A value as its scale writes it: «12,5 %». */
export function inScale({ decimals, decimalsUnderTen = decimals, unit }: Notation, value: number): string {
  const places = value > 0 && value < 10 ? decimalsUnderTen : decimals;
  const text = formatNumber(value.toFixed(places), places);
  return unit ? `${text} ${unit}` : text;
}
