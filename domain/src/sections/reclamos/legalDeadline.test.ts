import { expect, it } from '@jest/globals';
import { LONGEST_TERM } from '../parametros/parametros.js';
import { formatLegalTerm, legalDeadline } from './legalDeadline.js';

it("returns the regulation's sentence verbatim", () => {
  expect(legalDeadline(5)).toBe(
    'En el plazo de cinco (5) días hábiles administrativos a partir del día de mañana, usted puede apersonarse por la Entidad Financiera a recoger su carta de respuesta',
  );
});

it('counts from the reception date when registration came later', () => {
  expect(legalDeadline(5, '2026-11-20')).toContain(
    ' a partir del día siguiente al 20 de noviembre de 2026, usted puede',
  );
});

it('formatLegalTerm spells the shortest and the longest term', () => {
  expect(formatLegalTerm(1)).toBe('un (1) día hábil administrativo');
  expect(formatLegalTerm(LONGEST_TERM)).toBe('treinta (30) días hábiles administrativos');
});
