const NO_LIMIT = Number.POSITIVE_INFINITY;

/**
 * The decimal that a person wrote, with a point and `scale` decimals: '1.234,56', '1234,56', '1234.56', '20.000' and
 * '20 000' are understood. A comma begins the decimals. So does a lone point, unless three figures follow it: those are
 * thousands in a field of two decimals or fewer ('20.000' is twenty thousand), and decimals where a thousand can't be
 * meant, because the field goes only up to `largest` ('7.061' of a rate). What could be either, and whatever else is not
 * understood ('1,234.567'), comes back as it was and fails the pattern.
 */
export function canonicalDecimal(written: string, scale: number, largest = NO_LIMIT): string {
  const v = written.trim().replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '');
  if (isAmbiguousDecimal(v, scale, largest)) return v;
  const [, sign, whole, fraction = ''] = /^(-?)0*(0|[1-9]\d*)(?:\.(\d+))?$/.exec(withPoint(v, scale)) ?? [];
  if (whole === undefined || fraction.length > scale) return v;
  const digits = scale ? `${whole}.${fraction.padEnd(scale, '0')}` : whole;
  return sign && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

/** Whether it may be thousands as well as decimals: '1.250' in a field of four decimals that goes beyond a thousand. */
export const isAmbiguousDecimal = (written: string, scale: number, largest = NO_LIMIT): boolean =>
  scale > 2 && largest >= 1000 && LONE_POINT.test(written.trim());

// Thousands never begin with a zero: '0.500' is half of something.
const LONE_POINT = /^-?[1-9]\d{0,2}\.\d{3}$/;
const POINTS_AND_COMMA = /^-?[1-9]\d{0,2}(\.\d{3})+,\d+$/;
const SEVERAL_POINTS = /^-?[1-9]\d{0,2}(\.\d{3}){2,}$/;
const COMMAS_AND_POINT = /^-?[1-9]\d{0,2}(,\d{3})+\.\d{2}$/;

function withPoint(v: string, scale: number): string {
  if (POINTS_AND_COMMA.test(v) || SEVERAL_POINTS.test(v) || (scale <= 2 && LONE_POINT.test(v)))
    return v.replaceAll('.', '').replace(',', '.');
  if (COMMAS_AND_POINT.test(v)) return v.replaceAll(',', '');
  return /^-?\d+,\d+$/.test(v) ? v.replace(',', '.') : v;
}
