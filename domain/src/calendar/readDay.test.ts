import { describe, expect, it } from '@jest/globals';
import { readDay } from './readDay.js';

// A Wednesday; the Friday after it is a holiday, in the whole country.
const today = '2026-11-25';
const holiday = (fecha: string) => ({ fecha, nombre: 'Feriado', departamento: null, laborable: false });
const holidays = [holiday('2026-11-27'), holiday('2026-12-25')];
const read = (written: string) => readDay(written, { today, holidays });

describe('readDay', () => {
  it.each([
    ['06/12/2026', '2026-12-06'],
    ['6/12/26', '2026-12-06'],
    ['06-12-2026', '2026-12-06'],
    ['6.12.2026', '2026-12-06'],
    ['  6/12/2026 ', '2026-12-06'],
    ['2026-12-06', '2026-12-06'],
    ['29/2/2028', '2028-02-29'],
    ['6 de diciembre de 2026', '2026-12-06'],
    ['6-dic-26', '2026-12-06'],
    ['1/1/46', '2046-01-01'],
    ['1/1/47', '1947-01-01'],
    ['1/1/00', '2000-01-01'],
    ['hoy', '2026-11-25'],
    ['Mañana', '2026-11-26'],
    ['manana', '2026-11-26'],
    ['ayer', '2026-11-24'],
    ['+5', '2026-11-30'],
    ['+5 días', '2026-11-30'],
    ['-3', '2026-11-22'],
    ['+5 háb', '2026-12-03'],
    ['+5hab', '2026-12-03'],
    ['+5 días hábiles', '2026-12-03'],
    ['-1 háb.', '2026-11-24'],
  ])('reads «%s» as %s', (written, day) => expect(read(written)).toEqual({ value: day }));

  it.each([
    ['31/11/2026', 'No hay día 31: noviembre de 2026 tiene 30 días'],
    ['29/02/2026', 'No hay día 29: febrero de 2026 tiene 28 días'],
    ['0/12/2026', 'No hay día 0: diciembre de 2026 tiene 31 días'],
    ['12/25/2026', 'No hay mes 25: va primero el día y después el mes'],
    ['1/1/1899', 'El año va de 1900 a 2199'],
    ['1/1/2200', 'El año va de 1900 a 2199'],
    ['+30 háb', 'No se pueden contar días hábiles hasta 2027: faltan sus feriados'],
  ])('rejects «%s» and names the rule', (written, fault) => expect(read(written)).toEqual({ fault }));

  it.each(['6/12', '06-12-'])('rejects «%s» for lack of a year', (written) =>
    expect(read(written).fault).toMatch(/^Falta el año/),
  );

  it.each(['', 'lunes', '6/12-2026', '6/12/2026 8:30', '+1000', '06/12/20266', '١/١/٢٠٢٦', '+'.repeat(10_000)])(
    'rejects «%s» and shows the date format',
    (written) => expect(read(written).fault).toMatch(/^No se entiende: escriba la fecha como 06\/12\/2026/),
  );

  it('rejects business days when the holidays are unknown', () =>
    expect(readDay('+1 háb', { today, holidays: [] }).fault).toMatch(/faltan sus feriados$/));
});
