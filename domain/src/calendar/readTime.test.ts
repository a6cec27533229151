import { expect, it } from '@jest/globals';
import { readTime } from './readDay.js';

it.each([
  ['08:30', '08:30'],
  ['8:30', '08:30'],
  ['8.30', '08:30'],
  ['8h30', '08:30'],
  ['830', '08:30'],
  ['2030', '20:30'],
  [' 8 ', '08:00'],
  ['00:00', '00:00'],
  ['23:59', '23:59'],
])('reads «%s» as %s', (written, time) => expect(readTime(written)).toEqual({ value: time }));

it.each(['24:00', '8:60', '99'])('rejects «%s» as out of range', (written) =>
  expect(readTime(written)).toEqual({ fault: 'La hora va de 00:00 a 23:59' }),
);

it.each(['', '8:3', '08:30 PM', 'ocho', '12345'])('rejects «%s» and shows the time format', (written) =>
  expect(readTime(written)).toEqual({ fault: 'Escriba la hora de 24 horas, como 08:30 o 20:30' }),
);
