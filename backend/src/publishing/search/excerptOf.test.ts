import { expect, it } from '@jest/globals';
import { excerptOf } from './excerptOf.js';

const mark = (text: string) => text.replace(/\[(.*?)\]/g, '\u0002$1\u0003');

it('excerptOf returns a summary whole when it fits', () => {
  const summary = mark('Para educación, salud o viajes. La [tasa] del [crédito] es fija.');
  expect(excerptOf(summary)).toBe(summary);
});

it('excerptOf ends with the last sentence that fits', () => {
  const sentence = 'Cuatro agencias atienden en horario continuo hasta fin de año.';
  expect(excerptOf(`${sentence} ${sentence} ${sentence} ${sentence}`)).toBe(`${sentence} ${sentence}`);
});

it('excerptOf does not end a sentence at an abbreviation or a number', () => {
  const whole = `Desde Bs 1.000 al mes, p. ej. con su libreta de ${'siempre '.repeat(12).trim()}.`;
  expect(excerptOf(`${whole} ${whole}`)).toBe(whole);
});

it('excerptOf cuts a long sentence between words, and closes a highlight', () => {
  expect(excerptOf(mark(`${'lejos '.repeat(29)}[cuota después] de todo`))).toBe(mark(`${'lejos '.repeat(29)}[cuota]`));
});
