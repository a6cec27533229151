import { describe, expect, it } from '@jest/globals';
import { calendarCovers } from './nationalDays.js';

const holiday = (fecha: string, departamento: string | null = null, laborable = false) => ({
  fecha,
  nombre: 'Feriado',
  departamento,
  laborable,
});

describe('calendarCovers', () => {
  const calendar = [holiday('2026-12-25'), holiday('2027-07-16', 'LP'), holiday('2027-05-02', null, true)];

  it('knows a year by its national holidays', () => {
    expect(calendarCovers('2026-11-05', '2026-12-31', calendar)).toBe(true);
  });

  it('does not know one that has only those of a departamento, or days made working ones', () => {
    expect(calendarCovers('2026-12-30', '2027-01-04', calendar)).toBe(false);
    expect(calendarCovers('2026-12-30', '2027-01-04', [...calendar, holiday('2027-01-01')])).toBe(true);
  });

  it('does not take a day by decree, written alone, for the calendar of its year', () => {
    const bridge = holiday('2030-01-02');
    expect(calendarCovers('2030-04-29', '2030-05-02', [bridge])).toBe(false);
    expect(calendarCovers('2030-12-31', '2030-12-31', [bridge])).toBe(true);
    expect(calendarCovers('2030-04-29', '2030-05-02', [bridge, holiday('2030-05-01')])).toBe(true);
  });

  it('knows a day that a decree moved by its name, or by its date where that is a working day now', () => {
    const moved = { ...holiday('2027-06-18'), nombre: 'Año nuevo andino amazónico chaqueño (trasladado del 21)' };
    expect(calendarCovers('2027-06-16', '2027-06-22', [moved])).toBe(true);
    expect(calendarCovers('2027-06-16', '2027-06-22', [holiday('2027-06-18')])).toBe(false);
    expect(calendarCovers('2027-06-16', '2027-06-22', [holiday('2027-06-18'), holiday('2027-06-21', null, true)])).toBe(
      true,
    );
    expect(calendarCovers('2026-12-31', '2027-01-02', [holiday('2026-12-25'), moved])).toBe(false);
  });
});
