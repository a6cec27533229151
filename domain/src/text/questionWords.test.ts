import { expect, it } from '@jest/globals';
import { isGrammar, isQuestionWord, keyOf } from './questionWords.js';

it.each([
  ['targetas', 'tarjeta'],
  ['keja', 'queja'],
  ['aorro', 'ahorrar'],
  ['bibienda', 'viviendas'],
  ['plaso', 'plazo'],
  ['yamar', 'llamen'],
  ['pague', 'pago'],
])('gives %s and %s the same key', (one, other) => expect(keyOf(one)).toBe(keyOf(other)));

it.each([
  ['caja', 'casa'],
  ['pagar', 'pasar'],
  ['cheque', 'queque'],
])('gives %s and %s different keys', (one, other) => expect(keyOf(one)).not.toBe(keyOf(other)));

it('recognises grammar and question words in any spelling', () => {
  expect(['ke', 'xq', 'los'].every(isGrammar)).toBe(true);
  expect(['kiero', 'kuanto', 'dnd', 'no'].every(isQuestionWord)).toBe(true);
  expect(['credito', 'pagar'].some((word) => isGrammar(word) || isQuestionWord(word))).toBe(false);
});
