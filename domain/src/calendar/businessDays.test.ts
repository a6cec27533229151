import { describe, expect, it } from '@jest/globals';
import { addBusinessDays, businessDaysUntil, isBusinessDay } from './businessDays.js';
import { dayInLaPaz } from './days.js';
import type { Holiday } from './holiday.js';

const holiday = (fecha: string, departamento: string | null = null, laborable = false): Holiday => ({
  fecha,
  nombre: `Feriado del ${fecha}`,
  departamento,
  laborable,
});
const national = [
  ...['01-01', '01-02', '01-23', '02-16', '02-17', '04-03', '05-01', '06-04', '06-05', '06-22', '08-06', '08-07'],
  ...['11-02', '12-25'],
].map((day) => holiday(`2026-${day}`));
const calendar = [...national, holiday('2027-01-01'), holiday('2027-01-22'), holiday('2026-11-10', 'PT')];

describe('addBusinessDays', () => {
  it.each([
    ['a Monday', '2026-11-23', null, '2026-11-30', '2026-12-07'],
    ['a Saturday', '2026-11-21', null, '2026-11-27', '2026-12-04'],
    ['a Friday before a holiday', '2026-10-30', null, '2026-11-09', '2026-11-16'],
    ['the same in Potosí, that has its own holiday', '2026-10-30', 'PT', '2026-11-09', '2026-11-17'],
    ['a Wednesday before two holidays', '2026-06-03', null, '2026-06-12', '2026-06-19'],
    ['a holiday that was moved', '2026-01-21', null, '2026-01-29', '2026-02-05'],
    ['the end of a year', '2026-12-24', null, '2027-01-04', '2027-01-11'],
    ['the last day of a year', '2026-12-31', null, '2027-01-08', '2027-01-15'],
    ['the eve of Carnaval', '2026-02-13', null, '2026-02-24', '2026-03-03'],
    ['a holiday', '2026-11-02', null, '2026-11-09', '2026-11-16'],
    ['a Sunday after a holiday on Saturday', '2026-05-03', null, '2026-05-08', '2026-05-15'],
  ] as const)('counts 5 and 10 days from %s', (_, from, departamento, five, ten) => {
    expect(addBusinessDays(from, 5, calendar, departamento)).toBe(five);
    expect(addBusinessDays(from, 10, calendar, departamento)).toBe(ten);
  });

  it("counts from the date in La Paz when the server's date differs", () => {
    expect(dayInLaPaz('2026-11-24T02:30:00Z')).toBe('2026-11-23');
    expect(addBusinessDays(dayInLaPaz('2026-11-24T02:30:00Z'), 5, calendar, null)).toBe('2026-11-30');
    expect(addBusinessDays(dayInLaPaz('2026-11-24T04:00:00Z'), 5, calendar, null)).toBe('2026-12-01');
  });

  it('counts backwards', () => {
    expect(addBusinessDays('2026-11-30', -5, calendar, null)).toBe('2026-11-23');
    expect(addBusinessDays('2026-11-09', -2, calendar, null)).toBe('2026-11-05');
  });

  it('counts a holiday decreed a working day, only in its departamento', () => {
    const decreed = [...calendar, holiday('2026-11-28', null, true), holiday('2026-12-05', 'SC', true)];
    expect(addBusinessDays('2026-11-23', 5, decreed, null)).toBe('2026-11-28');
    expect(isBusinessDay('2026-12-05', decreed, 'SC')).toBe(true);
    expect(isBusinessDay('2026-12-05', decreed, 'LP')).toBe(false);
  });
});

describe('businessDaysUntil', () => {
  it.each([
    ['to the same day', '2026-11-30', '2026-11-30', 0],
    ['to the next working day', '2026-11-27', '2026-11-30', 1],
    ['from a Sunday', '2026-11-29', '2026-11-30', 1],
    ['across a holiday', '2026-10-30', '2026-11-03', 1],
    ['a past day', '2026-11-30', '2026-11-27', -1],
  ] as const)('counts %s', (_, from, to, days) => {
    expect(businessDaysUntil(from, to, calendar, null)).toBe(days);
  });

  it('is the inverse of addBusinessDays', () => {
    for (let count = 1; count <= 30; count++)
      expect(
        businessDaysUntil('2026-12-18', addBusinessDays('2026-12-18', count, calendar, null), calendar, null),
      ).toBe(count);
  });
});
