import { sections } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { isOwnOrder, requestFilter } from '../../ground/api/requestFilter';
import { activeFilters } from './activeFilters';

const remates = sections.remates;

describe('amount limits in a filter', () => {
  it('default to bolivianos, which the list shows', () => {
    const filter = { base_hasta: '80.000' };
    expect(requestFilter(remates, filter)).toEqual({ base_hasta: '80.000', moneda: 'BOB' });
    expect(activeFilters(remates, filter).map(({ text }) => text)).toEqual(['80.000 en bolivianos']);
  });

  it.each([
    ['in the chosen currency', { base_desde: '10', moneda: 'USD' }],
    ['without a currency when empty', { base_desde: '', departamento: 'LP' }],
    ['without a currency when they are dates', { fechaSubasta_desde: '2026-01-01' }],
  ])('are sent %s', (_, filter) => {
    expect(requestFilter(remates, filter)).toEqual(filter);
  });
});

describe('isOwnOrder', () => {
  it("is true only for the section's default order", () => {
    expect(isOwnOrder(remates, { field: 'fechaSubasta', order: 'DESC' })).toBe(true);
    expect(isOwnOrder(remates, { field: 'fechaSubasta', order: 'ASC' })).toBe(false);
    expect(isOwnOrder(remates)).toBe(false);
  });
});
