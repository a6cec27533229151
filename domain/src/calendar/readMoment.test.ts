import { describe, expect, it } from '@jest/globals';
import { readMoment } from './readDay.js';

const holidays = [{ fecha: '2026-12-25', nombre: 'Navidad', departamento: null, laborable: false }];
const read = (written: string) => readMoment(written, { today: '2026-11-25', holidays });

describe('readMoment', () => {
  it.each([
    ['06/12/2026 08:30', '2026-12-06T12:30:00.000Z'],
    ['6/12/26, 20:15', '2026-12-07T00:15:00.000Z'],
    ['mañana a las 8', '2026-11-26T12:00:00.000Z'],
    ['+5 háb 830', '2026-12-02T12:30:00.000Z'],
    ['hoy 00:00', '2026-11-25T04:00:00.000Z'],
  ])('reads «%s» as %s, on the clock of La Paz', (written, instant) =>
    expect(read(written)).toEqual({ value: instant }),
  );

  it.each([
    ['06/12/2026', /^Falta la hora/],
    ['31/11/2026 08:30', /^No hay día 31/],
    ['06/12/2026 24:00', /^La hora va de 00:00 a 23:59$/],
    ['06/12/2026 8:3', /^Escriba la hora de 24 horas/],
    ['08:30', /^No se entiende/],
  ])('rejects «%s» and names the rule', (written, fault) => expect(read(written).fault).toMatch(fault));
});
