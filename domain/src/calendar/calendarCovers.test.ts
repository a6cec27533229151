import { describe, expect, it } from '@jest/globals';
import { calendarCovers } from './calendarCovers.js';

const holiday = (fecha: string, departamento: string | null = null, laborable = false) => ({
  fecha,
  nombre: 'Feriado',
  departamento,
  laborable,
});

describe('calendarCovers', () => {
  const calendar = [holiday('2026-12-25'), holiday('2027-07-16', 'LP'), holiday('2027-05-02', null, true)];

  it('knows a year by its national holidays', () => {
    expect(calendarCovers('2026-01-05', '2026-12-31', calendar)).toBe(true);
  });

  it('does not know one that has only those of a departamento, or days made working ones', () => {
    expect(calendarCovers('2026-12-30', '2027-01-04', calendar)).toBe(false);
    expect(calendarCovers('2026-12-30', '2027-01-04', [...calendar, holiday('2027-01-01')])).toBe(true);
  });
});
