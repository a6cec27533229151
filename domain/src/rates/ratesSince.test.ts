import { describe, expect, it } from '@jest/globals';
import { changedAfter, publicSince } from './rateChanges.js';

const TODAY = '2026-11-21';
const at = (actualizadoEn: string, vigenteDesde: string | null = null) => ({ actualizadoEn, vigenteDesde });
const tarifario = at('2026-11-01T15:00:00.000Z', '2026-11-01');

describe('readSince', () => {
  it.each([
    ['the publication date in La Paz', at('2026-11-02T03:00:00.000Z'), '2026-11-01'],
    ['the first day in force when that is later', at('2026-11-02T15:00:00.000Z', '2026-11-20'), '2026-11-20'],
    [
      'the publication date when the first day is in the future',
      at('2026-11-02T15:00:00.000Z', '2026-12-01'),
      '2026-11-02',
    ],
    [
      'the start of the latest rate in force',
      {
        ...at('2026-11-02T15:00:00.000Z'),
        tasas: [{ vigenteDesde: '2026-11-10' }, { vigenteDesde: '2026-12-01' }],
      },
      '2026-11-10',
    ],
  ])('returns %s', (_, row, day) => {
    expect(publicSince(row, TODAY)).toBe(day);
  });
});

describe('changedAfter', () => {
  it('returns the latest day on which a product changed after the tarifario', () => {
    const products = [at('2026-11-05T15:00:00.000Z'), at('2026-11-09T15:00:00.000Z')];
    expect(changedAfter(tarifario, products, TODAY)).toBe('2026-11-09');
  });

  it('compares times within one day', () => {
    expect(changedAfter(tarifario, [at('2026-11-01T15:00:01.000Z')], TODAY)).toBe('2026-11-01');
    expect(changedAfter(tarifario, [at('2026-11-01T14:59:59.000Z')], TODAY)).toBeNull();
  });

  it('returns null when no product changed', () => {
    expect(changedAfter(tarifario, [at('2026-10-01T15:00:00.000Z', '2026-11-01')], TODAY)).toBeNull();
    expect(changedAfter(tarifario, [], TODAY)).toBeNull();
  });
});
