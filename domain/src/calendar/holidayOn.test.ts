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
    ['finds a national holiday in each departamento', '2026-11-02', 'LP', true],
    ['finds a departamental holiday in its departamento', '2026-11-10', 'PT', true],
    ['ignores it in another departamento', '2026-11-10', 'LP', false],
    ['ignores it when the departamento is unknown', '2026-11-10', null, false],
    ['ignores a working day', '2026-11-03', 'LP', false],
    ['ignores a holiday decreed a working day', '2026-12-24', 'LP', false],
    ['ignores it in the only departamento of the decree', '2026-12-31', 'SC', false],
    ['finds it in the other departamentos', '2026-12-31', 'LP', true],
  ] as const)('%s', (_, day, departamento, expected) => {
    expect(holidayOn(day, departamento, calendar) !== undefined).toBe(expected);
  });
});
