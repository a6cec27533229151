import { sections } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { filterSent, isOwnOrder } from '../../ground/api/sentQuery';
import { activeFilters } from './activeFilters';

const remates = sections.remates;

describe('limits of an amount', () => {
  it('are of bolivianos where nobody said a currency, and the list says so', () => {
    const filter = { base_hasta: '80.000' };
    expect(filterSent(remates, filter)).toEqual({ base_hasta: '80.000', moneda: 'BOB' });
    expect(activeFilters(remates, filter).map(({ text }) => text)).toEqual(['80.000 en bolivianos']);
  });

  it.each([
    ['of the currency that was said', { base_desde: '10', moneda: 'USD' }],
    ['nobody’s where there are none', { base_desde: '', departamento: 'LP' }],
    ['of no currency where they are days', { fechaSubasta_desde: '2026-01-01' }],
  ])('are %s', (_, filter) => {
    expect(filterSent(remates, filter)).toEqual(filter);
  });
});

describe('the order of a section', () => {
  it('is told from one that somebody asked for', () => {
    expect(isOwnOrder(remates, { field: 'fechaSubasta', order: 'DESC' })).toBe(true);
    expect(isOwnOrder(remates, { field: 'fechaSubasta', order: 'ASC' })).toBe(false);
    expect(isOwnOrder(remates)).toBe(false);
  });
});
