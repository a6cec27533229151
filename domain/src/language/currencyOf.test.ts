import { describe, expect, it } from '@jest/globals';
import { money } from './fields/numbers.js';
import { currencyOf } from './traits.js';

describe('currencyOf', () => {
  it('returns the currency of the field, bolivianos by default', () => {
    expect(currencyOf(money('Monto mínimo en bolivianos'), {})).toBe('BOB');
    expect(currencyOf(money('Monto mínimo en dólares', { currency: 'USD' }), {})).toBe('USD');
  });

  it('returns the currency named by the row, bolivianos until it is set', () => {
    const field = money('Monto', { currencyField: 'moneda' });
    expect(currencyOf(field, { moneda: 'UFV' })).toBe('UFV');
    expect(currencyOf(field, { moneda: null })).toBe('BOB');
  });
});
