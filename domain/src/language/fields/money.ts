import { type Authored, field, type Options } from '../field.js';
import { decimalSchema } from './decimal.js';

type MoneyOptions<R extends boolean> = Options<R> & {
  min?: number;
  max?: number;
  currency?: 'USD';
  currencyField?: string;
};

/**
 * An amount as a decimal string with two places ("1250.50"). Bolivianos, unless `currency` says another, or
 * `currencyField` names the sibling field that holds it (see `currencyOf`). Never negative unless `min` says so.
 */
export const money = <R extends boolean = false>(
  label: string,
  options: MoneyOptions<R> = {},
): Authored<'money', string, R> => ({
  ...field('money', label, options, () => decimalSchema(2, { min: options.min ?? 0, max: options.max }, '1.250,50')),
  ...(options.currency && { currency: options.currency }),
  ...(options.currencyField && { currencyField: options.currencyField }),
});
