import { z } from 'zod';
import { canonicalDecimal, isAmbiguousDecimal } from '../../amounts/canonicalDecimal.js';
import { formatNumber } from '../../text/format.js';
import { signIn } from '../../text/signs.js';
import { type Authored, type Condition, field, type Options } from '../field.js';

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

type Limits = { min?: number; max?: number };
type DecimalOptions<R extends boolean> = Options<R> &
  Limits & { scale?: number; unit?: string; currencyField?: string; percentWhen?: Condition };

/** Exact decimal as a string, since floats lose cents. Rejects three decimals beyond a thousand as ambiguous. */
export const decimalSchema = (scale: number, { min, max }: Limits, example: string) => {
  const largest = largestOf({ min, max });
  const notUnderstood = `Escriba un número como ${example}`;
  const messageOf = (written: unknown) => {
    const sign = signIn(String(written));
    if (sign) return `${notUnderstood}, sin «${sign}»`;
    if (isAmbiguousDecimal(String(written), scale, largest)) return twoReadings(String(written).trim());
    if (IN_PARENTHESES.test(String(written))) return 'Entre paréntesis es negativo: escríbalo con el signo menos';
    return tooLong(String(written), scale) ?? notUnderstood;
  };
  return z
    .string(notUnderstood)
    .max(40, { error: notUnderstood, abort: true })
    .overwrite((v) => canonicalDecimal(v, scale, largest))
    .regex(new RegExp(`^-?\\d{1,12}${scale ? `\\.\\d{${scale}}` : ''}$`), {
      error: ({ input }) => messageOf(input),
      abort: true,
    })
    .refine((v) => min === undefined || Number(v) >= min, `El valor mínimo es ${inWords(min)}`)
    .refine((v) => max === undefined || Number(v) <= max, {
      error: ({ input }) =>
        max !== undefined && max < 0 && Number(input) > 0
          ? `Falta el signo menos: escriba -${inWords(Number(input))}`
          : `El valor máximo es ${inWords(max)}`,
    })
    .meta({ examples: [canonicalDecimal(within({ min, max }, example), scale, largest)] });
};

function within({ min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Limits, example: string): string {
  const value = Number(canonicalDecimal(example, ANY_SCALE, 0));
  return value >= min && value <= max ? example : String(value < min ? min : max);
}

const largestOf = ({ min, max }: Limits) =>
  Math.max(Math.abs(min ?? Number.NEGATIVE_INFINITY), Math.abs(max ?? Number.POSITIVE_INFINITY));

/** An exact decimal, two decimals by default; siblings may make it a percentage or an amount. */
export const decimal = <R extends boolean = false>(label: string, options: DecimalOptions<R> = {}) => {
  const { scale = 2, unit, currencyField, percentWhen } = options;
  if (scale === 3 && largestOf(options) >= 1000)
    throw new Error('three decimals beyond a thousand read two ways («1.234»): take another scale, or a limit');
  return {
    ...field('decimal', label, options, () =>
      decimalSchema(scale, options, `12${scale ? ',' : ''}${'5'.padEnd(scale, '0').slice(0, scale)}`),
    ),
    scale,
    unit,
    ...(currencyField && { currencyField }),
    ...(percentWhen && { percentWhen }),
  };
};

const twoReadings = (written: string) =>
  `«${written}» puede leerse de dos maneras: escriba ${written.replace('.', '')} o ${written.replace('.', ',')}`;

/** Accounting notation of a negative number. */
const IN_PARENTHESES = /^\s*\(\s*\d[\d.,]*\s*\)\s*$/;

/** More decimals than any field has, to distinguish excess decimals from an invalid number. */
const ANY_SCALE = 40;

function tooLong(written: string, scale: number): string | undefined {
  if (!/^-?\d+\.\d+$/.test(canonicalDecimal(written, ANY_SCALE, 0))) return undefined;
  const [, decimals = ''] = /[.,](\d+)\s*$/.exec(written) ?? [];
  if (decimals.length <= scale) return 'Admite hasta 12 cifras enteras';
  return scale ? `Admite hasta ${scale} ${scale === 1 ? 'decimal' : 'decimales'}` : 'No admite decimales';
}

const inWords = (limit = 0) => formatNumber(limit, String(limit).split('.')[1]?.length ?? 0);

type MoneyOptions<R extends boolean> = Options<R> & {
  min?: number;
  max?: number;
  currency?: 'USD';
  currencyField?: string;
};

/** An amount ("1250.50"), not negative by default. Currency: bolivianos, `currency` or `currencyField`. */
export const money = <R extends boolean = false>(
  label: string,
  options: MoneyOptions<R> = {},
): Authored<'money', string, R> => ({
  ...field('money', label, options, () => decimalSchema(2, { min: options.min ?? 0, max: options.max }, '1.250,50')),
  ...(options.currency && { currency: options.currency }),
  ...(options.currencyField && { currencyField: options.currencyField }),
});

/** A percentage with up to four decimals, as a string ("16.0000" is 16 %). Default range 0 to 100. */
export const percent = <R extends boolean = false>(
  label: string,
  options: Options<R> & { min?: number; max?: number } = {},
) =>
  field('percent', label, options, () => decimalSchema(4, { min: options.min ?? 0, max: options.max ?? 100 }, '16,50'));
