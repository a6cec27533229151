import type { TestApp } from '../support/startApp.js';

/** Loan product with valid values. */
export const credito = {
  nombre: 'Crédito de prueba',
  categoria: 'consumo',
  pagina: 'creditos',
  monedas: ['BOB'],
  montoMinBob: '1000',
  montoMaxBob: '150000',
  plazoMin: 6,
  plazoMax: 60,
  graciaMaxMeses: 6,
  tipoTasa: 'fija',
  tasaAnual: '16',
  sistemas: ['cuota_fija', 'cuota_variable'],
  requisitos: ['Cédula de identidad'],
};

const fila = {
  moneda: 'BOB',
  tipoPersona: 'ambas',
  plazoDesdeDias: 30,
  plazoHastaDias: 59,
  montoDesde: '500',
  montoHasta: null,
  tasaAnual: '1.50',
  pagoInteres: ['vencimiento'],
};

/** Term-deposit rates with a gap between 60 and 179 days. */
export const tabla = {
  titulo: 'Tasas de depósitos de prueba',
  montoMinimoBob: '500',
  requisitos: ['Cédula de identidad'],
  filas: [
    fila,
    { ...fila, plazoDesdeDias: 180, plazoHastaDias: 359, tasaAnual: '4.50' },
    { ...fila, plazoDesdeDias: 360, plazoHastaDias: 1079, tasaAnual: '4.75' },
    { ...fila, plazoDesdeDias: 1080, plazoHastaDias: 1440, tasaAnual: '6.50' },
    { ...fila, moneda: 'USD', plazoDesdeDias: 1080, plazoHastaDias: 1440, montoDesde: '100', tasaAnual: '2.00' },
  ],
};

const tasa = { moneda: 'BOB', saldoDesde: '0', saldoHasta: '9999.99', tasaAnual: '3.00', vigenteDesde: '2026-01-01' };

/** Savings account with two balance bands, a past rate and a future rate. */
export const caja = {
  nombre: 'Caja de prueba',
  publico: 'general',
  capitalizacion: 'mensual',
  montoAperturaBob: '10',
  requisitos: ['Cédula de identidad'],
  tasas: [
    { ...tasa, tasaAnual: '2.00', vigenteDesde: '2025-01-01' },
    tasa,
    { ...tasa, saldoDesde: '10000', saldoHasta: null, tasaAnual: '3.50' },
    { ...tasa, saldoHasta: null, tasaAnual: '9.00', vigenteDesde: '2035-01-01' },
  ],
};

/** Creates a row and publishes it. */
export async function publish(test: TestApp, section: string, values: object) {
  const { body } = await test.as('administrador').post(`/api/${section}`).send(values).expect(201);
  const order = test.as('administrador').post(`/api/${section}/${body.id}/publicar`);
  return (await order.send({ version: body.version }).expect(200)).body as {
    id: string;
    slug: string;
    version: number;
  };
}
