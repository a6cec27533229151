import { z } from 'zod';
import { canonicalDecimal } from '../../amounts/canonicalDecimal.js';
import { formatNumber } from '../../text/format.js';
import { field, type Options } from '../field.js';

type IntegerOptions<R extends boolean> = Options<R> & { min?: number; max?: number };

/** An integer within ±2 147 483 647; forms may send it with thousands separators: `1.080`. */
export const integer = <R extends boolean = false>(label: string, options: IntegerOptions<R> = {}) => {
  const { min = -2_147_483_648, max = 2_147_483_647 } = options;
  const makeSchema = () => {
    const number = z
      .int('Escriba un número entero')
      .min(min, `El valor mínimo es ${formatNumber(min, 0)}`)
      .max(max, `El valor máximo es ${formatNumber(max, 0)}`);
    return z.preprocess(wholeNumber, number) as z.ZodType<number>;
  };
  return { ...field('integer', label, options, makeSchema), min: options.min, max: options.max };
};

/** Parses an integer from a text; returns other values unchanged, for the schema to reject. */
function wholeNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const digits = canonicalDecimal(value, 0);
  return /^-?\d{1,10}$/.test(digits) ? Number(digits) : value;
}
