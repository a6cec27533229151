import { describe, expect, it } from '@jest/globals';
import { occurrencesOf, type Terms } from './occurrencesOf.js';

const terms = (changes: Partial<Terms>): Terms => ({
  periodicidad: 'mensual',
  fecha: null,
  desde: '2026-01-01',
  hasta: null,
  vence: 'dia',
  dia: 10,
  meses: 1,
  diasHabiles: null,
  ...changes,
});
const holiday = (fecha: string) => ({ fecha, nombre: 'Feriado', departamento: null, laborable: false });
const holidays = [holiday('2026-11-02'), holiday('2026-12-25'), holiday('2027-01-01')];
const due = (changes: Partial<Terms>, first: string, last: string, known = holidays) =>
  occurrencesOf(terms(changes), known, first, last).map(({ clave, vence, estimado }) =>
    `${clave} ${vence}${estimado ? ' ?' : ''}`.trim(),
  );

describe('obligations due on a day of the month', () => {
  it.each<[string, Partial<Terms>, string[]]>([
    ['of the next month', {}, ['2026-10 2026-11-10', '2026-11 2026-12-10', '2026-12 2027-01-10']],
    [
      'on the last day of a shorter month',
      { dia: 31 },
      ['2026-10 2026-11-30', '2026-11 2026-12-31', '2026-12 2027-01-31'],
    ],
    ['of a later month', { periodicidad: 'anual', dia: 31, meses: 3 }, ['2026 2027-03-31']],
    ['after each quarter', { periodicidad: 'trimestral', dia: 20 }, ['2026-T4 2027-01-20']],
    ['after each half', { periodicidad: 'semestral', dia: 15 }, ['2026-S2 2027-01-15']],
  ])('are due %s, including the first one after the range', (_, changes, expected) => {
    expect(due(changes, '2026-11-01', '2026-12-31')).toEqual(expected);
  });
});

describe('obligations due in business days', () => {
  const afterMonth = { vence: 'habiles', diasHabiles: 3 } as const;
  it('skip holidays', () => {
    expect(due(afterMonth, '2026-11-01', '2026-11-30')).toEqual(['2026-10 2026-11-05', '2026-11 2026-12-03']);
  });
  it('are marked as estimates only in years without known holidays', () => {
    const known = [holiday('2026-11-02')];
    expect(due(afterMonth, '2026-12-01', '2027-01-31', known)).toEqual([
      '2026-11 2026-12-03',
      '2026-12 2027-01-06 ?',
      '2027-01 2027-02-03 ?',
    ]);
  });
});

it('an obligation is due only for periods that end within its validity', () => {
  const bounded = { desde: '2026-10-31', hasta: '2026-11-30' };
  expect(due(bounded, '2026-01-01', '2027-06-30')).toEqual(['2026-10 2026-11-10', '2026-11 2026-12-10']);
});

it('a one-time obligation is due once', () => {
  const once = { periodicidad: 'unica', fecha: '2026-12-15', vence: null, dia: null } as const;
  expect(due(once, '2026-11-01', '2026-11-30')).toEqual(['2026-12-15 2026-12-15']);
  expect(due(once, '2027-01-01', '2027-01-31')).toEqual([]);
});
