import { expect, it } from '@jest/globals';
import { choice, choices, date, month } from '../language/index.js';
import { cellFault } from './cells.js';
import { cellValue } from './cellValue.js';

const options = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`o${at}`, `Tipo ${at}`]));
const faultOf = (field: Parameters<typeof cellFault>[0], written: string | string[]) => {
  const value = typeof written === 'string' ? cellValue(field, written) : written;
  return cellFault(field, field.schema().safeParse(value).error?.issues[0]?.message ?? '', String(written));
};

it('lists the options of a choice', () => {
  const tipo = choice('Tipo', { feriado: 'Feriado', asueto: 'Asueto' });
  expect(faultOf(tipo, 'Puente')).toBe('Elija una de las opciones: Feriado o Asueto');
  const servicios = choices('Servicios', { cajas: 'Cajas', giros: 'Giros', luz: 'Luz' });
  expect(faultOf(servicios, ['Peluquería'])).toBe('Elija entre las opciones: Cajas, Giros o Luz');
});

it('lists at most twelve options and counts the rest', () => {
  expect(faultOf(choice('Tipo', options(12)), 'x')).toMatch(/, Tipo 10 o Tipo 11$/);
  expect(faultOf(choice('Tipo', options(20)), 'x')).toMatch(/, Tipo 11 u 8 más$/);
});

it('shows the format of a date', () => {
  expect(faultOf(date('Fecha'), 'mañana')).toBe('Escriba la fecha como 31/12/2026');
  expect(faultOf(date('Fecha'), '2031-02-30')).toBe('Esa fecha no existe');
});

it.each([
  ['jun-31', 'Falta el día: escriba la fecha como 31/12/2026'],
  ['junio de 2031', 'Falta el día: escriba la fecha como 31/12/2026'],
  ['2031-6', 'Falta el día: escriba la fecha como 31/12/2026'],
  ['06/2031', 'Falta el día: escriba la fecha como 31/12/2026'],
  ['24/02', 'Falta el año: escriba la fecha como 31/12/2026'],
  ['24/02/3031', 'El año va de 1900 a 2199'],
])('names the missing part of the date %s', (written, message) => {
  expect(faultOf(date('Fecha'), written)).toBe(message);
});

it('names the range of years', () => {
  expect(date('Fecha').schema().safeParse('3031-02-24').error?.issues).toMatchObject([
    { message: 'El año va de 1900 a 2199' },
  ]);
});

it.each([
  ['06/3031', 'El año va de 2000 a 2099'],
  ['13/2031', 'No hay mes 13'],
  ['junio', 'Escriba el año y el mes, como 2027-03'],
])('explains why the month %s is invalid', (written, message) => {
  expect(faultOf(month('Mes'), written)).toBe(message);
});
