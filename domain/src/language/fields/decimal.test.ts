import { expect, it } from '@jest/globals';
import { decimal } from './numbers.js';

it.each([
  ['68,15', 'Falta el signo menos: escriba -68,15'],
  ['-12,5', 'El valor máximo es -57,4'],
  ['-80', 'El valor mínimo es -69,7'],
])('explains why the longitude «%s» is invalid', (written, message) => {
  const { schema } = decimal('Longitud', { scale: 6, min: -69.7, max: -57.4 });
  expect(
    schema()
      .safeParse(written)
      .error?.issues.map((issue) => issue.message),
  ).toEqual([message]);
});

it.each([
  [2, '1250,505', 'Admite hasta 2 decimales'],
  [2, '1.250,5055', 'Admite hasta 2 decimales'],
  [2, '20.0000', 'Admite hasta 2 decimales'],
  [1, '1,25', 'Admite hasta 1 decimal'],
  [0, '12,5', 'No admite decimales'],
  [4, '7,06155', 'Admite hasta 4 decimales'],
  [2, '(120,5)', 'Entre paréntesis es negativo: escríbalo con el signo menos'],
  [2, '(Bs 1.120,50)', 'Escriba un número como 12,50'],
  [2, '1234567890123', 'Admite hasta 12 cifras enteras'],
  [2, '1,234.567', 'Escriba un número como 12,50'],
])('with %s decimals, explains why «%s» is invalid', (scale, written, message) => {
  const { error } = decimal('Valor', { scale }).schema().safeParse(written);
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
