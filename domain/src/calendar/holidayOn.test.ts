import { describe, expect, it } from '@jest/globals';
import type { Holiday } from './holiday.js';
import { holidayOn } from './holidayOn.js';

const holiday = (fecha: string, departamento: string | null = null, laborable = false): Holiday => ({
  fecha,
  nombre: `Feriado del ${fecha}`,
  departamento,
  laborable,
});
const calendar = [
  holiday('2026-11-02'),
  holiday('2026-11-10', 'PT'),
  holiday('2026-12-24'),
  holiday('2026-12-24', null, true),
  holiday('2026-12-31'),
  holiday('2026-12-31', 'SC', true),
];

describe('holidayOn', () => {
  it.each([
    ['a national one is one everywhere', '2026-11-02', 'LP', true],
    ['a departamental one is one there', '2026-11-10', 'PT', true],
    ['and nowhere else', '2026-11-10', 'LP', false],
    ['nor where the departamento is unknown', '2026-11-10', null, false],
    ['a working day is none', '2026-11-03', 'LP', false],
    ['a day made a working one is none', '2026-12-24', 'LP', false],
    ['made so in one departamento, it is none there', '2026-12-31', 'SC', false],
    ['and stays one in the rest', '2026-12-31', 'LP', true],
  ] as const)('%s', (_, day, departamento, expected) => {
    expect(holidayOn(day, departamento, calendar) !== undefined).toBe(expected);
  });
});
