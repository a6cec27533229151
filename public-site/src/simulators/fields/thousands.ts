import { withPoints } from '@coop/domain/format';

/** Removes the thousands separators of a valid amount: «50.000» is fifty thousand. */
export const withoutThousands = (written: string): string =>
  /^\d{1,3}(\.\d{3})+(,\d*)?$/.test(written.trim()) ? written.replaceAll('.', '') : written;

/** The same for an amount being typed, where separators may be out of place. */
export const withoutDots = (written: string): string =>
  /^[\d.\s]*(,\d*)?$/.test(written) ? written.replace(/[.\s]/g, '') : written;

/** Adds thousands separators and a decimal comma to an amount; returns invalid text unchanged. */
export function withThousands(value: string): string {
  const [, whole, , decimales] = /^(\d{1,12})([.,](\d*))?$/.exec(value) ?? [];
  if (whole === undefined) return value;
  const miles = withPoints(whole);
  return decimales === undefined ? miles : `${miles},${decimales}`;
}

export const between = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
