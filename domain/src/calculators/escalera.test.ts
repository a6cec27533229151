import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cents } from '../amounts/amounts.js';
import { escalera } from './escalera.js';

describe('a ladder of deposits', () => {
  it('splits the amount into equal parts with increasing terms', () => {
    expect(escalera('40000', 4, 90)).toEqual([
      { monto: '10000.00', plazoDias: 90 },
      { monto: '10000.00', plazoDias: 180 },
      { monto: '10000.00', plazoDias: 270 },
      { monto: '10000.00', plazoDias: 360 },
    ]);
  });

  it.each([[1], [0], [2.5]])('rejects %s parts', (partes) => {
    expect(() => escalera('1000', partes, 90)).toThrow(RangeError);
  });

  it('parts add up to the amount; the last one absorbs the rounding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1_000_000_000 }), fc.integer({ min: 2, max: 12 }), (whole, partes) => {
        const rungs = escalera((whole / 100).toFixed(2), partes, 30).map(({ monto }) => cents(monto));
        expect(rungs.reduce((sum, one) => sum + one, 0n)).toBe(BigInt(whole));
        const more = (rungs.at(-1) ?? 0n) - (rungs[0] ?? 0n);
        expect(more >= 0n && more < BigInt(partes)).toBe(true);
      }),
    );
  });
});
