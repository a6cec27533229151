/**
 * The decimal that a person wrote, with a point: '1.234,56', '1234,56', '1234.56' and '1234' are understood. A lone point
 * is always the decimal one, so that '1.234' is never taken for a thousand; what remains ambiguous ('1,234.567') comes
 * back as it was and fails the pattern.
 */
export function canonicalDecimal(written: string, scale: number): string {
  const v = written.trim().replace(/\s/g, '');
  const plain = /^-?\d{1,3}(\.\d{3})+,\d+$|^-?\d{1,3}(\.\d{3}){2,}$/.test(v)
    ? v.replaceAll('.', '').replace(',', '.')
    : /^-?\d{1,3}(,\d{3})+\.\d{2}$/.test(v)
      ? v.replaceAll(',', '')
      : /^-?\d+,\d+$/.test(v)
        ? v.replace(',', '.')
        : v;
  const [, sign, whole, fraction = ''] = /^(-?)0*(\d+)(?:\.(\d+))?$/.exec(plain) ?? [];
  if (whole === undefined || fraction.length > scale) return plain;
  const digits = scale ? `${whole}.${fraction.padEnd(scale, '0')}` : whole;
  return sign && /[1-9]/.test(digits) ? `-${digits}` : digits;
}
