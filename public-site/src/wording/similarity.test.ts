import { expect, it } from '@jest/globals';
import { keysOf, similarity } from './similarity';

it.each([
  ['the word itself', ['llave'], 1],
  ['another form of a verb whose stem changes', ['perdi'], 1],
  ['a synonym of two words', ['cajita', 'caja seguridad'], 0.9],
  ['a synonym of which a word lacks', ['cajita', 'caja fuerte'], 0],
])('likens a text by %s', (_, term, expected) =>
  expect(similarity(term, keysOf('¿Y si pierdo la llave de la caja de seguridad?'))).toBe(expected),
);
