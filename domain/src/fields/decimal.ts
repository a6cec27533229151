import { z } from 'zod';
import { field, type Options } from '../field.js';

type Limits = { min?: number; max?: number };
export type DecimalOptions<R extends boolean> = Options<R> & Limits & { scale?: number; unit?: string };

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

/** Schema of an exact decimal as a string with a fixed number of decimals: a float would lose cents. */
export const decimalSchema = (scale: number, { min, max }: Limits, example: string) =>
  z
    .string(`Escriba un número como ${example}`)
    .max(40, { error: `Escriba un número como ${example}`, abort: true })
    .overwrite((v) => canonicalDecimal(v, scale))
    .regex(new RegExp(`^-?\\d{1,12}${scale ? `\\.\\d{${scale}}` : ''}$`), `Escriba un número como ${example}`)
    .refine((v) => min === undefined || Number(v) >= min, `El valor mínimo es ${min}`)
    .refine((v) => max === undefined || Number(v) <= max, `El valor máximo es ${max}`);

/** An exact decimal with `scale` decimals (default 2): surfaces, coordinates, scores. */
export const decimal = <R extends boolean = false>(label: string, options: DecimalOptions<R> = {}) => {
  const { scale = 2, unit } = options;
  return {
    ...field(
      'decimal',
      label,
      options,
      decimalSchema(scale, options, `12${scale ? '.' : ''}${'5'.padEnd(scale, '0').slice(0, scale)}`),
    ),
    scale,
    unit,
  };
};
