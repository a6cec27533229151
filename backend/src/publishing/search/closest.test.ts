import { describe, expect, it } from '@jest/globals';
import { closestTo, slipsBetween } from './vocabulary.repository.js';

describe('slipsBetween', () => {
  it.each([
    ['credito', 'credito', 0],
    ['credtio', 'credito', 1],
    ['creditto', 'credito', 1],
    ['tarifrio', 'tarifario', 1],
    ['remtae', 'remate', 1],
    ['casa', 'caja', 1],
  ])('counts the edits from %s to %s: %d', (one, other, slips) => expect(slipsBetween(one, other)).toBe(slips));
});

describe('closestTo', () => {
  const known = ['credito', 'creditos', 'cedula'].map((palabra) => ({ palabra }));
  it('returns the nearest word', () => expect(closestTo('credtio', known)?.palabra).toBe('credito'));
  it('prefers a word that sounds alike to one spelled alike', () =>
    expect(closestTo('plaso', [{ palabra: 'paso' }, { palabra: 'plano' }, { palabra: 'plazo' }])?.palabra).toBe(
      'plazo',
    ));
  it('returns undefined when no word is near', () => expect(closestTo('zorzal', known)).toBeUndefined());
  it('returns undefined for a word too short to compare', () =>
    expect(closestTo('ced', [{ palabra: 'red' }])).toBeUndefined());
});
