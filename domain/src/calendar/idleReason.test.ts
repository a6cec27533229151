import { expect, it } from '@jest/globals';
import { idleReason } from './businessDays.js';

const calendar = [
  { fecha: '2026-12-25', nombre: 'Navidad', departamento: null, laborable: false },
  { fecha: '2026-11-10', nombre: 'Aniversario de Potosí', departamento: 'PT', laborable: false },
  { fecha: '2026-12-05', nombre: 'Tolerancia compensada', departamento: null, laborable: true },
];

it.each([
  ['2026-12-25', 'Navidad'],
  ['2026-12-06', 'fin de semana'],
  ['2026-12-05', null],
  ['2026-11-10', null],
  ['2026-12-07', null],
])('on %s the reason for no work is %s', (day, reason) => expect(idleReason(day, calendar)).toBe(reason));
