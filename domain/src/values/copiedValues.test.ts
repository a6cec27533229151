import { expect, it } from '@jest/globals';
import type { AnyRow, AnySection } from '../language/section.js';
import { sections } from '../sections/index.js';
import { copiedValues } from './startingValues.js';

const today = '2026-11-22';
const copy = (section: AnySection, row: object) => copiedValues(section, row as AnyRow, today);

it('copies the content, but not the address, dates and documents', () => {
  const filas = [{ grupo: 'comisiones', concepto: 'Certificado de saldo', valor: '20' }];
  const row = {
    titulo: 'Tarifario',
    slug: 'tarifario',
    vigenteDesde: '2026-11-01',
    pdfOficial: 'archivo',
    filas,
    nota: 'x',
  };
  expect(copy(sections['institucional/tarifario'], row)).toEqual({
    titulo: 'Tarifario de diciembre de 2026',
    vigenteDesde: '2026-12-01',
    filas,
    nota: 'x',
  });
});

it.each([
  ['2026-08-01', '2026-12-01'],
  ['2026-12-01', '2027-01-01'],
  ['2026-12-31', '2027-01-01'],
  [null, '2026-12-01'],
])('proposes the next month for a version of %s: %s', (vigenteDesde, next) =>
  expect(copy(sections['institucional/tarifario'], { vigenteDesde }).vigenteDesde).toBe(next),
);

it.each([
  ['Tarifario vigente', 'Tarifario de diciembre de 2026'],
  ['Tarifario de noviembre de 2026', 'Tarifario de diciembre de 2026'],
  ['Tarifario 2026', 'Tarifario de diciembre de 2026'],
  ['Tasas de ahorro 2026', 'Tasas de ahorro de diciembre de 2026'],
])('puts the month in the title: %s → %s', (titulo, named) =>
  expect(copy(sections['institucional/tarifario'], { titulo, vigenteDesde: '2026-11-01' }).titulo).toBe(named),
);

it('omits unique values and document lists', () => {
  expect(
    copy(sections['institucional/boletines-informativos'], { gestion: 2026, numero: 3, titulo: 'Boletín' }),
  ).toEqual({
    titulo: 'Boletín',
  });
  expect(copy(sections['institucional/licitaciones'], { documentos: [{ archivo: 'x' }] })).toEqual({});
});
