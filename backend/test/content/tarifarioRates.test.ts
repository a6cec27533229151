import { beforeAll, describe, expect, it } from '@jest/globals';
import { caja, credito, publish as publishProduct } from '../simulations/products.js';
import { uploadDocument } from '../support/uploadDocument.js';
import { useApp } from '../support/useApp.js';
import { dayFromNow, writing } from './writing.js';

const SECTION = 'institucional/tarifario';
const rate = { grupo: 'tasas_activas', moneda: 'BOB', valorTipo: 'porcentaje_anual', valor: '16' };
const other = { ...rate, concepto: 'Sobregiro' };

const test = useApp();
let pdfOficial: string;
let day = 0;
const { create, order } = writing(test, SECTION, () => ({
  titulo: 'Tarifario de prueba',
  pdfOficial,
  vigenteDesde: dayFromNow(day++),
}));

beforeAll(async () => {
  pdfOficial = await uploadDocument(test, SECTION, 'pdfOficial');
  await publishProduct(test, 'productos/simulador-creditos', credito);
  await publishProduct(test, 'productos/caja-ahorro', caja);
});

describe('product rates in the tarifario', () => {
  it.each([
    ['a loan', { concepto: credito.nombre }],
    ['a period of a loan', { concepto: `${credito.nombre}, desde el mes 25` }],
    ['a savings account', { grupo: 'tasas_pasivas', concepto: caja.nombre.toUpperCase() }],
    ['term deposits', { grupo: 'tasas_pasivas', concepto: 'Depósito a plazo fijo' }],
  ])('are rejected for %s', async (_, row) => {
    const draft = await create({ filas: [other, { ...rate, ...row }] });
    const { body } = await order(draft, 'publicar').expect(422);
    expect(body.errors.filas).toMatch(/^Fila 2: la tasa de «.+» ya está en su propia sección/);
  });

  it.each([
    ['another rate', { concepto: 'Tarjeta de crédito' }],
    ['a commission of a loan', { grupo: 'comisiones', valorTipo: 'monto', concepto: credito.nombre }],
    ['an unpublished loan', { concepto: 'Crédito en estudio' }],
  ])('are accepted for %s', async (_, row) => {
    const draft = await create({ filas: [other, { ...rate, ...row }] });
    await order(draft, 'publicar').expect(200);
  });
});
