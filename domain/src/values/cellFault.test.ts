import { expect, it } from '@jest/globals';
import { choice, choices, date } from '../language/index.js';
import { cellFault } from './cellFault.js';

const options = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`o${at}`, `Tipo ${at}`]));
const faultOf = (field: Parameters<typeof cellFault>[0], value: unknown) =>
  cellFault(field, field.schema().safeParse(value).error?.issues[0]?.message ?? '');

it('names the options of a choice', () => {
  const tipo = choice('Tipo', { feriado: 'Feriado', asueto: 'Asueto' });
  expect(faultOf(tipo, 'Puente')).toBe('Elija una de las opciones: Feriado o Asueto');
  const servicios = choices('Servicios', { cajas: 'Cajas', giros: 'Giros', luz: 'Luz' });
  expect(faultOf(servicios, ['Peluquería'])).toBe('Elija entre las opciones: Cajas, Giros o Luz');
});

it('names no more than twelve, and how many there are besides', () => {
  expect(faultOf(choice('Tipo', options(12)), 'x')).toMatch(/, Tipo 10 o Tipo 11$/);
  expect(faultOf(choice('Tipo', options(20)), 'x')).toMatch(/, Tipo 11 u 8 más$/);
});

it('names a day as people write it', () => {
  expect(faultOf(date('Fecha'), 'mañana')).toBe('Escriba la fecha como 31/12/2026');
  expect(faultOf(date('Fecha'), '2031-02-30')).toBe('Esa fecha no existe');
});
