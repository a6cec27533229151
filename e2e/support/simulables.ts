import type { APIRequestContext } from '@playwright/test';
import { crear, dia, type Fila, ordenar } from './publicacion.js';
import { unico } from './unico.js';

const requisitos = ['Cédula de identidad'];

/** Publishes a loan with that rate and whatever else is said. */
export async function publicarCredito(api: APIRequestContext, valores: Record<string, unknown>): Promise<Fila> {
  const fila = await crear(api, 'productos/simulador-creditos', {
    nombre: unico('Crédito de prueba'),
    categoria: 'consumo',
    pagina: 'creditos',
    monedas: ['BOB'],
    montoMinBob: '1000',
    montoMaxBob: '150000',
    plazoMin: 6,
    plazoMax: 60,
    tipoTasa: 'fija',
    tasaAnual: '16',
    sistemas: ['cuota_fija', 'cuota_variable'],
    orden: 900,
    vigenteDesde: dia(-3),
    requisitos,
    ...valores,
  });
  return ordenar(api, 'productos/simulador-creditos', fila, 'publicar');
}

/** Publishes a savings account that pays 3 %. */
export async function publicarCaja(api: APIRequestContext): Promise<Fila> {
  const fila = await crear(api, 'productos/caja-ahorro', {
    nombre: unico('Ahorro de prueba'),
    publico: 'general',
    capitalizacion: 'mensual',
    montoAperturaBob: '10',
    tasas: [{ moneda: 'BOB', saldoDesde: '0', saldoHasta: null, tasaAnual: '3', vigenteDesde: dia(-3) }],
    orden: 900,
    requisitos,
  });
  return ordenar(api, 'productos/caja-ahorro', fila, 'publicar');
}
