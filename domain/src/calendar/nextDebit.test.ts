import { expect, test } from '@jest/globals';
import { nextDebit } from './nextDebit.js';

type Order = Parameters<typeof nextDebit>[0];
const order = (changes: Partial<Order> = {}): Order => ({
  vigenteDesde: '2026-01-10',
  vigenteHasta: null,
  diaDebito: 15,
  frecuencia: 'mensual',
  ...changes,
});

test.each<[string, Order, string, string | null]>([
  ['the day itself', order(), '2026-03-15', '2026-03-15'],
  ['the next month once the day has passed', order(), '2026-03-16', '2026-04-15'],
  ['the first debit before the order begins', order(), '2025-12-01', '2026-01-15'],
  ['the month after the start when the day has passed', order({ diaDebito: 5 }), '2026-01-10', '2026-02-05'],
  ['the last day of a shorter month', order({ diaDebito: 31 }), '2026-02-01', '2026-02-28'],
  ['29 February of a leap year', order({ diaDebito: 30 }), '2028-02-01', '2028-02-29'],
  ['the 31st again after a shorter month', order({ diaDebito: 31 }), '2026-03-01', '2026-03-31'],
  ['every third month', order({ frecuencia: 'trimestral' }), '2026-02-01', '2026-04-15'],
  ['every year', order({ frecuencia: 'anual' }), '2026-02-01', '2027-01-15'],
  ['null after a single debit', order({ frecuencia: 'unica' }), '2026-02-01', null],
  ['null after the end of the order', order({ vigenteHasta: '2026-03-14' }), '2026-03-01', null],
])('returns %s', (_, input, today, expected) => {
  expect(nextDebit(input, today)).toBe(expected);
});
