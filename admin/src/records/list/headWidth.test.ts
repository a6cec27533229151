import { expect, it } from '@jest/globals';
import { headWidth } from './columnsOf';

it.each([
  ['Situación', 9],
  ['Oficial de crédito', 10],
  ['Fecha y hora de la subasta', 13],
  ['Con cambios sin publicar', 12],
])('«%s» needs %i characters', (title, width) => expect(headWidth(title)).toBe(width));
