import { describe, expect, it } from '@jest/globals';
import { crowdFor, type FeaturedPromotion } from './promociones.policy.js';

const promo = (titulo: string, vigenteDesde: string, vigenteHasta: string): FeaturedPromotion => ({
  titulo,
  vigenteDesde,
  vigenteHasta,
});
const december = { vigenteDesde: '2026-12-01', vigenteHasta: '2026-12-31' };
const crowd = (...others: FeaturedPromotion[]) =>
  crowdFor(december, others, { most: 2, today: '2026-12-05' })?.map(({ titulo }) => titulo);

describe('crowdFor', () => {
  it('returns promotions that overlap on a day of the window', () => {
    expect(crowd(promo('A', '2026-11-01', '2026-12-10'), promo('B', '2026-12-10', '2027-01-10'))).toEqual(['A', 'B']);
  });

  it('ignores promotions that overlap the window but not each other', () => {
    expect(crowd(promo('A', '2026-11-01', '2026-12-10'), promo('B', '2026-12-11', '2027-01-10'))).toBeUndefined();
  });

  it('ignores past days', () => {
    expect(crowd(promo('A', '2026-11-01', '2026-12-04'), promo('B', '2026-11-01', '2026-12-04'))).toBeUndefined();
  });

  it('ignores promotions after the window', () => {
    expect(crowd(promo('A', '2027-01-01', '2027-01-10'), promo('B', '2027-01-01', '2027-01-10'))).toBeUndefined();
  });
});
