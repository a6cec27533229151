import { describe, expect, it } from '@jest/globals';
import { hasCardNumber } from './noSecrets.js';

describe('hasCardNumber', () => {
  it.each([
    ['4111111111111111'],
    ['Mi tarjeta es 4111 1111 1111 1111.'],
    ['Tarjeta 5500-0000-0000-0004, vence 12/28'],
    ['Tarjeta 4111 - 1111 - 1111 - 1111'],
    ['378282246310005'],
    ['4222222222222'],
    ['4111 1111 1111 1111 2028'],
    ['Agencia 12 4111 1111 1111 1111'],
    ['4111.1111.1111.1111'],
    ['4111  1111 / 1111_1111'],
    ['3782.822463.10005'],
    ['4111\u200b1111\u200b1111\u200b1111'],
  ])('finds a card number in «%s»', (text) => {
    expect(hasCardNumber(text)).toBe(true);
  });

  it.each([
    ['4111111111111112'],
    ['Llámeme al 71234567 o al 2 2345678'],
    ['Mi cuenta es 100200300400'],
    ['Operación 41111111111111111111111'],
    ['Deposité Bs 1.250,50 el 20-11-2026'],
    ['4111 1111\n1111 1111'],
    ['Del 04.11.1111 al 11/11/1111, 1.111.111,00'],
    ['4111, 1111, 1111 y 1111'],
    [''],
  ])('finds none in «%s»', (text) => {
    expect(hasCardNumber(text)).toBe(false);
  });
});
