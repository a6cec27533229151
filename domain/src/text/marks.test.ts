import { describe, expect, it } from '@jest/globals';
import { composed, withoutMarks } from './marks.js';

describe('marks', () => {
  it('stand with their letter in one way', () => expect(composed('n\u0303o')).toBe('ño'));
  it('are left out', () => expect(withoutMarks('Ñandú, Vị')).toBe('Nandu, Vi'));

  // In the order in which they come they would take minutes.
  it('past thirty of one letter are none', () => {
    const many = `a${'\u0301\u0316'.repeat(500_000)}b`;
    expect(composed(many)).toHaveLength(31);
    expect(withoutMarks(many)).toBe('ab');
  });
});
