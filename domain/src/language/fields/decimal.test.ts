import { expect, it } from '@jest/globals';
import { decimal } from './decimal.js';

it.each([
  ['68,15', 'Falta el signo menos: escriba -68,15'],
  ['-12,5', 'El valor máximo es -57,4'],
  ['-80', 'El valor mínimo es -69,7'],
])('says of the longitude «%s» what is wrong with it', (written, message) => {
  const { schema } = decimal('Longitud', { scale: 6, min: -69.7, max: -57.4 });
  expect(
    schema()
      .safeParse(written)
      .error?.issues.map((issue) => issue.message),
  ).toEqual([message]);
});
