import { withPoints } from '@coop/domain/format';

/** What a person wrote as an amount, without the points between thousands: «50.000» is fifty thousand. */
export const withoutThousands = (written: string): string =>
  /^\d{1,3}(\.\d{3})+(,\d*)?$/.test(written.trim()) ? written.replaceAll('.', '') : written;

/** The same while it is being written, when points are still where they were before the last key. */
export const withoutDots = (written: string): string =>
  /^[\d.\s]*(,\d*)?$/.test(written) ? written.replace(/[.\s]/g, '') : written;

/** An amount with points between thousands and a decimal comma; what is no amount, as it is. */
export function withThousands(value: string): string {
  const [, whole, , decimales] = /^(\d{1,12})([.,](\d*))?$/.exec(value) ?? [];
  if (whole === undefined) return value;
  const miles = withPoints(whole);
  return decimales === undefined ? miles : `${miles},${decimales}`;
}
