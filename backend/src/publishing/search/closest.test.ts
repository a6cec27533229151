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
  ])('%s is so far from %s', (one, other, slips) => expect(slipsBetween(one, other)).toBe(slips));
});

describe('closestTo', () => {
  const known = ['credito', 'creditos', 'cedula'].map((palabra) => ({ palabra }));
  it('is the nearest word', () => expect(closestTo('credtio', known)?.palabra).toBe('credito'));
  it('is the word that sounds alike, before those that are written alike', () =>
    expect(closestTo('plaso', [{ palabra: 'paso' }, { palabra: 'plano' }, { palabra: 'plazo' }])?.palabra).toBe(
      'plazo',
    ));
  it('is none where nothing is near', () => expect(closestTo('zorzal', known)).toBeUndefined());
  it('is none for a word so short that anything is near', () =>
    expect(closestTo('ced', [{ palabra: 'red' }])).toBeUndefined());
});
