import { formatNumber } from '@coop/domain';

/** A decimal as it travels, as people write it: without the zeros that nobody wrote beyond two decimals. */
export function decimalText(value: string, places: number): string {
  const text = formatNumber(value, places);
  return places > 2 ? text.replace(/(,\d{2}\d*?)0+$/, '$1') : text;
}
