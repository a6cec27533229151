import { expect, it } from '@jest/globals';
import { excerptOf } from './excerptOf.js';

const mark = (text: string) => text.replace(/\[(.*?)\]/g, '\u0002$1\u0003');

it('is the sentence with most of what was asked, whole and alone', () =>
  expect(
    excerptOf(
      mark(
        'Requisitos del [crédito]\nPida el suyo hoy mismo. La [tasa] del [crédito] es fija por dos años. Otra cosa.',
      ),
    ),
  ).toBe(mark('La [tasa] del [crédito] es fija por dos años.')));

it('is nothing where there are labels only', () => expect(excerptOf(mark('[estafa]\nfraude'))).toBe(''));

it('is the first sentence where nothing is marked', () =>
  expect(excerptOf('Ahorre sin costo de mantenimiento. Venga a una agencia con su carnet.')).toBe(
    'Ahorre sin costo de mantenimiento.',
  ));

it('does not end a sentence at an abbreviation or a figure', () =>
  expect(excerptOf('Desde Bs 1.000 al mes, p. ej. con su libreta.')).toBe(
    'Desde Bs 1.000 al mes, p. ej. con su libreta.',
  ));

it('cuts a long sentence at words, around what was found', () => {
  const found = excerptOf(mark(`${'lejos '.repeat(60)}la [cuota] ${'después '.repeat(60)}`.trim()));
  expect(found.length).toBeLessThanOrEqual(181);
  expect(found).toContain(mark('lejos la [cuota] después'));
  expect(found.endsWith('después')).toBe(true);
});
