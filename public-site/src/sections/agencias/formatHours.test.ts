import { expect, it } from '@jest/globals';
import { formatHours, hoursBetween } from './formatHours';

const usual = [
  { dias: 'lun_vie', abre: '08:30', cierra: '12:00' },
  { dias: 'lun_vie', abre: '14:30', cierra: '18:30' },
  { dias: 'sab', abre: '09:00', cierra: '12:30' },
] as const;
const special = (desde: string, hasta: string) => ({
  desde,
  hasta,
  dias: 'lun_vie' as const,
  abre: '08:30',
  cierra: '18:30',
  motivo: 'horario continuo',
});
const agencia = {
  horarios: [...usual],
  horariosEspeciales: [
    special('2026-11-23', '2026-12-24'),
    special('2026-12-26', '2026-12-31'),
    { ...special('2027-01-04', '2027-01-04'), dias: null, abre: null, cierra: null, motivo: 'inventario' },
  ],
};
const USUAL = 'Lunes a viernes de 8:30 a 12:00 y de 14:30 a 18:30; sábado de 9:00 a 12:30';

it('formats the usual hours', () => expect(formatHours([...usual])).toBe(USUAL));

it('groups equal special hours in one line with their dates', () =>
  expect(hoursBetween(agencia, '2026-11-28', '2027-01-31')).toEqual([
    'Lunes a viernes de 8:30 a 18:30 (horario continuo), del 23 de noviembre al 24 de diciembre y del 26 al 31 de diciembre',
    'Cerrada (inventario), el 4 de enero',
  ]));

it('returns the special hours of the given days, or the usual ones', () => {
  expect(hoursBetween(agencia, '2026-12-25', '2026-12-31')).toHaveLength(1);
  expect(hoursBetween(agencia, '2027-02-01', null)).toEqual([USUAL]);
});
