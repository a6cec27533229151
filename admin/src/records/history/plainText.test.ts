import { expect, test } from '@jest/globals';
import { plainText } from './plainText';

test('formatted text reads as its words', () =>
  expect(plainText('<h2>Plazo</h2><p>Hasta el <strong>30</strong> &amp; más</p><ul><li>a &lt;b&gt;</li></ul>')).toBe(
    'Plazo\nHasta el 30 & más\na <b>',
  ));
