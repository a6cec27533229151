const NO_LIMIT = Number.POSITIVE_INFINITY;

/**
 * Normalizes a typed decimal to a point and `scale` decimals. Accepts '1.234,56', '1234,56', '1234.56', '20.000' and
 * '20 000'.
 * A comma starts the decimals. A single point does too, unless three digits follow it. Those are thousands in a field
 * of two decimals or fewer ('20.000' is twenty thousand). They are decimals where `largest` rules out thousands
 * ('7.061' of a rate).
 * Returns ambiguous or unreadable input ('1,234.567') unchanged, so that it fails the pattern.
 */
export function canonicalDecimal(written: string, scale: number, largest = NO_LIMIT): string {
  const v = written.trim().replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '');
  if (isAmbiguousDecimal(v, scale, largest)) return v;
  const [, sign, whole, fraction = ''] = /^(-?)0*(0|[1-9]\d*)(?:\.(\d+))?$/.exec(withPoint(v, scale)) ?? [];
  if (whole === undefined || fraction.length > scale) return v;
  const digits = scale ? `${whole}.${fraction.padEnd(scale, '0')}` : whole;
  return sign && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

/** Whether a text may mean thousands or decimals: '1.250' with four decimals and a maximum beyond a thousand. */
export const isAmbiguousDecimal = (written: string, scale: number, largest = NO_LIMIT): boolean =>
  scale > 2 && largest >= 1000 && LONE_POINT.test(written.trim());

// A thousands group never starts with a zero: '0.500' is one half.
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
