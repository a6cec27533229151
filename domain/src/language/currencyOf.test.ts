import { describe, expect, it } from '@jest/globals';
import { money } from './fields/numbers.js';
import { currencyOf } from './traits.js';

describe('currencyOf', () => {
  it('is bolivianos unless the field says another', () => {
    expect(currencyOf(money('Monto mínimo en bolivianos'), {})).toBe('BOB');
    expect(currencyOf(money('Monto mínimo en dólares', { currency: 'USD' }), {})).toBe('USD');
  });

  it('is what the row says where the field names it, and bolivianos until it says it', () => {
    const field = money('Monto', { currencyField: 'moneda' });
    expect(currencyOf(field, { moneda: 'UFV' })).toBe('UFV');
    expect(currencyOf(field, { moneda: null })).toBe('BOB');
  });
});
