import { describe, expect, it } from '@jest/globals';
import { writesHours } from './rules.js';

describe('writesHours', () => {
  it.each([
    'de 8:30 a 18:30',
    'desde las 08:30.',
    'a las 8h30',
    'hasta las 18 horas',
    'de 9 a. m. a 5 p. m.',
    'a las 9am',
    'de 8 a 16',
    'a 18 hrs.',
  ])('finds hours in «%s»', (text) => expect(writesHours(text)).toBe(true));

  it.each([
    'hasta el 7 de enero de 2027',
    'de 1 a 5 de diciembre',
    'Bs 1.250,50 y 12.400',
    'los días 24 y 31',
    'horario continuo en 4 agencias',
    'del 24/12 al 31/12',
  ])('finds none in «%s»', (text) => expect(writesHours(text)).toBe(false));
});
