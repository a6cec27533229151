import { describe, expect, it } from '@jest/globals';
import { parseHours } from './parseHours';

describe('parseHours', () => {
  it.each([
    ['las 24 horas, también en feriados', { horarios: [], enFeriados: true }],
    [
      'todos los días de 8:00 a 20:00',
      {
        horarios: ['lun_vie', 'sab', 'dom'].map((dias) => ({ dias, abre: '08:00', cierra: '20:00' })),
        enFeriados: true,
      },
    ],
    [
      'Lunes a viernes de 8:30 a 12:00 y de 14:30 a 18:30; sábados de 9:00 a 12:30.',
      {
        horarios: [
          { dias: 'lun_vie', abre: '08:30', cierra: '12:00' },
          { dias: 'lun_vie', abre: '14:30', cierra: '18:30' },
          { dias: 'sab', abre: '09:00', cierra: '12:30' },
        ],
        enFeriados: false,
      },
    ],
  ])('parses «%s»', (text, expected) => expect(parseHours(text)).toEqual(expected));

  it.each([
    'las 24 horas de lunes a viernes',
    'todos los días de 8:00 a 20:00, salvo domingos',
    'de lunes a viernes en horario de oficina',
    'lunes a viernes de 18:00 a 8:00',
    'lunes a viernes de 8 a 16',
    'cuando se pueda',
  ])('returns undefined for «%s»', (text) => expect(parseHours(text)).toBeUndefined());
});
