import { expect, test } from '@jest/globals';
import { bcbPage } from '../../../../test/cotizacion/bcbPage.js';
import { parseBcbPage, tasasOf } from './tasasOf.js';

test('reads the date, the dollar and the UFV', () => {
  expect(parseBcbPage(bcbPage())).toEqual({ fecha: '2026-08-22', dolar: '11.50', ufv: '3.33384' });
});

test('tasasOf takes the official rate as buying rate and adds ten cents for selling', () => {
  const { sha256, ...tasas } = tasasOf(Buffer.from(bcbPage()));
  expect(tasas).toEqual({ fecha: '2026-08-22', compra: '11.50000', venta: '11.60000', ufv: '3.33384' });
  expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(tasasOf(Buffer.from(bcbPage({ dolar: '9.9' }))).venta).toBe('10.00000');
  expect(tasasOf(Buffer.from(bcbPage({ ufv: '3.334' }))).ufv).toBe('3.33400');
});

test('reads a page in Latin-1', () => {
  const latin1 = Buffer.from(bcbPage().replaceAll('&Oacute;', 'Ó'), 'latin1');
  expect(tasasOf(latin1).fecha).toBe('2026-08-22');
});

test.each([
  ['no date', bcbPage({ fecha: '' }), 'no date'],
  ['a day that does not exist', bcbPage({ fecha: '31 de Febrero 2026' }), 'no date'],
  ['a month that does not exist', bcbPage({ fecha: '3 de Brumario 2026' }), 'no date'],
  ['no dollar', bcbPage({ dolar: '' }), 'USD'],
  ['a dollar with a comma', bcbPage({ dolar: '11,50' }), 'USD'],
  ['a dollar that is no number', bcbPage({ dolar: 'NaN' }), 'USD'],
  ['a negative dollar', bcbPage({ dolar: '-11.50' }), 'USD'],
  ['two dollars', bcbPage({ more: '<tr><td>ESTADOS UNIDOS</td><td>USD</td><td>12.50</td></tr>' }), 'several'],
  ['no UFV', bcbPage({ ufv: 'n/d' }), 'Bs/UFV'],
  ['another page', '<html><body>Sitio en mantenimiento</body></html>', 'no date'],
  ['nothing', '', 'no date'],
])('rejects a page with %s', (_, html, message) => {
  expect(() => parseBcbPage(html)).toThrow(message);
});
