import { expect, it } from '@jest/globals';
import { LONGEST_TERM } from '../parametros/parametros.js';
import { legalDeadline, termInWords } from './legalDeadline.js';

it('says the sentence of the norm to the letter', () => {
  expect(legalDeadline(5)).toBe(
    'En el plazo de cinco (5) días hábiles administrativos a partir del día de mañana, usted puede apersonarse por la Entidad Financiera a recoger su carta de respuesta',
  );
});

it('says any term that may be written', () => {
  expect(termInWords(1)).toBe('un (1) día hábil administrativo');
  expect(termInWords(LONGEST_TERM)).toBe('treinta (30) días hábiles administrativos');
});
