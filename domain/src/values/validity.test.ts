import { expect, it } from '@jest/globals';
import type { AnySection } from '../language/section.js';
import { sections } from '../sections/index.js';
import { faultsOf } from './validity.js';

const TODAY = '2026-11-29';
const FAR = { rates: 'El año debe estar entre 1986 y 2036', other: 'El año debe estar entre 1946 y 2056' };
const tasas = (...years: string[]) => ({ tasas: years.map((year) => ({ vigenteDesde: `${year}-01-01` })) });

it.each<[string, AnySection, Record<string, unknown>, object]>([
  [
    'a future rate',
    sections['productos/depositos-plazo-fijo'],
    { vigenteDesde: '2099-01-01' },
    { vigenteDesde: FAR.rates },
  ],
  ['an old rate', sections['institucional/tarifario'], { vigenteDesde: '1926-01-01' }, { vigenteDesde: FAR.rates }],
  ['a month', sections['sitio/tasas-de-referencia'], { mes: '2099-01', treMn: '3' }, { mes: FAR.rates }],
  ['a date in a list', sections['productos/caja-ahorro'], tasas('2026', '2037'), { 'tasas.1.vigenteDesde': FAR.rates }],
  ['an instant', sections.novedades, { eventoFecha: '2099-01-01T12:00:00.000Z' }, { eventoFecha: FAR.other }],
  ['any other date', sections['sitio/feriados'], { fecha: '2099-01-01' }, { fecha: FAR.other }],
  [
    'plausible dates',
    sections['sitio/tasas-de-referencia'],
    { mes: '2036-12', vigenteDesde: '1986-01-01', treMn: '3' },
    {},
  ],
])('checks the years of %s', (_, section, values, faults) => expect(faultsOf(section, values, TODAY)).toEqual(faults));
