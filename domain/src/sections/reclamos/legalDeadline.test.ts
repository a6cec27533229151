import { expect, it } from '@jest/globals';
import { LONGEST_TERM } from '../parametros/parametros.js';
import { legalDeadline, termInWords } from './legalDeadline.js';

it('says the sentence of the norm to the letter', () => {
  expect(legalDeadline(5)).toBe(
    'En el plazo de cinco (5) días hábiles administrativos a partir del día de mañana, usted puede apersonarse por la Entidad Financiera a recoger su carta de respuesta',
  );
});

it('names the day of a complaint that was received before it was registered', () => {
  expect(legalDeadline(5, '2026-11-20')).toContain(
    ' a partir del día siguiente al 20 de noviembre de 2026, usted puede',
  );
});

it('says any term that may be written', () => {
  expect(termInWords(1)).toBe('un (1) día hábil administrativo');
  expect(termInWords(LONGEST_TERM)).toBe('treinta (30) días hábiles administrativos');
});
