import { expect, test } from '@jest/globals';
import { sections } from '../sections/index.js';
import { publicAddressOf } from './publicView.js';

test.each([
  ['novedades', { slug: 'una-noticia' }, '/novedades/una-noticia'],
  ['institucional/memorias-institucionales', { slug: 'memoria' }, '/institucional/memorias#memoria'],
  [
    'institucional/boletines-informativos',
    { slug: 'boletin', gestion: 2019 },
    '/institucional/boletines-informativos?gestion=2019#boletin',
  ],
  [
    'institucional/estados-financieros',
    { slug: 'estado', fechaCorte: '2019-06-30' },
    '/institucional/indicadores-financieros?gestion=2019#estado',
  ],
  ['institucional/estados-financieros', { slug: 'estado' }, '/institucional/indicadores-financieros/estado'],
  ['sitio/paginas', { slug: 'inicio', ruta: '/' }, '/'],
  ['novedades', {}, undefined],
  ['saldos', { slug: 'x' }, undefined],
] as const)('of %s with %j is %s', (name, row, expected) => {
  expect(publicAddressOf(sections[name], row)).toBe(expected);
});
