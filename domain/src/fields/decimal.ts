import { z } from 'zod';
import { canonicalDecimal } from '../canonicalDecimal.js';
import { field, type Options } from '../field.js';

type Limits = { min?: number; max?: number };
export type DecimalOptions<R extends boolean> = Options<R> & Limits & { scale?: number; unit?: string };

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
      decimalSchema(scale, options, `12${scale ? ',' : ''}${'5'.padEnd(scale, '0').slice(0, scale)}`),
    ),
    scale,
    unit,
  };
};
