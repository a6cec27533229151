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

  it('covers a year that has its national holidays', () => {
    expect(calendarCovers('2026-11-05', '2026-12-31', calendar)).toBe(true);
  });

  it('does not cover a year with only departamental holidays or decreed working days', () => {
    expect(calendarCovers('2026-12-30', '2027-01-04', calendar)).toBe(false);
    expect(calendarCovers('2026-12-30', '2027-01-04', [...calendar, holiday('2027-01-01')])).toBe(true);
  });

  it('does not cover a year with only one decreed holiday', () => {
    const bridge = holiday('2030-01-02');
    expect(calendarCovers('2030-04-29', '2030-05-02', [bridge])).toBe(false);
    expect(calendarCovers('2030-12-31', '2030-12-31', [bridge])).toBe(true);
    expect(calendarCovers('2030-04-29', '2030-05-02', [bridge, holiday('2030-05-01')])).toBe(true);
  });

  it('recognises a moved holiday by its name, or by its original date decreed a working day', () => {
    const moved = { ...holiday('2027-06-18'), nombre: 'Año nuevo andino amazónico chaqueño (trasladado del 21)' };
    expect(calendarCovers('2027-06-16', '2027-06-22', [moved])).toBe(true);
    expect(calendarCovers('2027-06-16', '2027-06-22', [holiday('2027-06-18')])).toBe(false);
    expect(calendarCovers('2027-06-16', '2027-06-22', [holiday('2027-06-18'), holiday('2027-06-21', null, true)])).toBe(
      true,
    );
    expect(calendarCovers('2026-12-31', '2027-01-02', [holiday('2026-12-25'), moved])).toBe(false);
  });
});
