import { describe, expect, it } from '@jest/globals';
import { comoSeEscribe } from './comoSeEscribe';

describe('an amount in a form', () => {
  it.each([
    ['20000', '20.000'],
    ['20.000', '20.000'],
    ['20000.00', '20.000'],
    ['1250,5', '1.250,50'],
    ['1,234', '1,234'],
    ['veinte', 'veinte'],
    ['', ''],
  ])('%s is left as %s', (escrito, esperado) => {
    expect(comoSeEscribe({ decimales: 2 }, escrito)).toBe(esperado);
  });

  it('leaves what is no amount alone', () => {
    expect(comoSeEscribe({}, '71234567')).toBe('71234567');
  });
});
