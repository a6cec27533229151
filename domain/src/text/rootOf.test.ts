import { expect, it } from '@jest/globals';
import { rootOf } from './rootOf.js';

it.each([
  ['tarjetas', 'tarjeta'],
  ['abierta', 'abierto'],
  ['comisiones', 'comision'],
  ['robaron', 'robo'],
  ['perdido', 'perdi'],
  ['abren', 'abrir'],
  ['cobrando', 'cobro'],
])('gives %s and %s the same root', (one, other) => expect(rootOf(one)).toBe(rootOf(other)));

it('leaves short words unchanged', () => expect(['qr', 'los', 'dpf'].map(rootOf)).toEqual(['qr', 'los', 'dpf']));
