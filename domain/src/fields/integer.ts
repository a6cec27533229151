import { z } from 'zod';
import { field, type Options } from '../field.js';

type IntegerOptions<R extends boolean> = Options<R> & { min?: number; max?: number };

/** A whole number within ±2 147 483 647; forms without JavaScript send it as digits. */
export const integer = <R extends boolean = false>(label: string, options: IntegerOptions<R> = {}) => {
  const { min = -2_147_483_648, max = 2_147_483_647 } = options;
  const number = z
    .int('Escriba un número entero')
    .min(min, `El valor mínimo es ${min}`)
    .max(max, `El valor máximo es ${max}`);
  const schema = z.preprocess((v) => (typeof v === 'string' && /^-?\d{1,10}$/.test(v) ? Number(v) : v), number);
  return { ...field('integer', label, options, schema as z.ZodType<number>), min: options.min, max: options.max };
};
