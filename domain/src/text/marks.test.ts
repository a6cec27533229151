import { describe, expect, it } from '@jest/globals';
import { composed, withoutMarks } from './marks.js';

describe('combining marks', () => {
  it('are composed with their letter', () => expect(composed('n\u0303o')).toBe('ño'));
  it('are removed by withoutMarks', () => expect(withoutMarks('Ñandú, Vị')).toBe('Nandu, Vi'));

  // In the order in which they come they would take minutes.
  it('beyond thirty per letter are dropped', () => {
    const many = `a${'\u0301\u0316'.repeat(500_000)}b`;
    expect(composed(many)).toHaveLength(31);
    expect(withoutMarks(many)).toBe('ab');
  });
});
