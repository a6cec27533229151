import { type Authored, field, type Options } from '../field.js';
import { decimalSchema } from './decimal.js';

type MoneyOptions<R extends boolean> = Options<R> & {
  min?: number;
  max?: number;
  currency?: 'USD';
  currencyField?: string;
};

/**
 * An amount as a decimal string with two places ("1250.50"). In bolivianos by default; `currency` sets another, or
 * `currencyField` names the sibling that holds it (see `currencyOf`). Not negative unless `min` allows it.
 */
export const money = <R extends boolean = false>(
  label: string,
  options: MoneyOptions<R> = {},
): Authored<'money', string, R> => ({
  ...field('money', label, options, () => decimalSchema(2, { min: options.min ?? 0, max: options.max }, '1.250,50')),
  ...(options.currency && { currency: options.currency }),
  ...(options.currencyField && { currencyField: options.currencyField }),
});
