import { expect, test } from '@jest/globals';
import { formatEnd } from './formatEnd';

test.each([
  [null, 'Promoción finalizada'],
  [0, 'Termina hoy'],
  [1, 'Termina mañana'],
  [5, 'Termina en 5 días'],
  [30, 'Termina en 30 días'],
  [31, 'Hasta el 3 de enero de 2027'],
])('with %s days left returns «%s»', (left, words) => {
  expect(formatEnd(left, '2027-01-03')).toBe(words);
});
