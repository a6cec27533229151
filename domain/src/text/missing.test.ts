import { expect, it } from '@jest/globals';
import { missing } from './missing.js';

it.each([
  ['Portada', 'Falta la portada'],
  ['Boletín (PDF)', 'Falta el boletín (PDF)'],
  ['Imagen para celular (4:5)', 'Falta la imagen para celular (4:5)'],
  ['Celular del contacto', 'Falta el celular del contacto'],
  ['Documentos', 'Faltan los documentos'],
  ['Fotos', 'Faltan las fotos'],
  ['Tasas', 'Faltan las tasas'],
])('%s: %s', (label, words) => expect(missing({ kind: 'file', label })).toBe(words));

it('quotes the label of a date', () =>
  expect(missing({ kind: 'date', label: 'Vigente desde' })).toBe('Falta la fecha «Vigente desde»'));
