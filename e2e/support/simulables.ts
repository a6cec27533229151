import type { Cooperativa } from '@coop/client';
import { test } from '@playwright/test';
import { apiOf } from './apiOf.js';
import { create, dayFromToday, order } from './publication.js';
import type { NewRow, Row } from './sections.js';
import { unique } from './unique.js';

type Credito = Row<'productos/simulador-creditos'>;
type Values = Partial<NewRow<'productos/simulador-creditos'>>;

const requisitos = ['Cédula de identidad'];

/** Publishes a loan with that rate and the given values. */
export async function publishCredito(api: Cooperativa, values: Values): Promise<Credito> {
  const row = await create(api, 'productos/simulador-creditos', {
    nombre: unique('Crédito de prueba'),
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
    vigenteDesde: dayFromToday(-3),
    requisitos,
    ...values,
  });
  return order(api, 'productos/simulador-creditos', row, 'publicar');
}

/** Publishes a savings account that pays 3 %. */
export async function publishCaja(api: Cooperativa): Promise<Row<'productos/caja-ahorro'>> {
  const row = await create(api, 'productos/caja-ahorro', {
    nombre: unique('Ahorro de prueba'),
    publico: 'general',
    capitalizacion: 'mensual',
    montoAperturaBob: '10',
    tasas: [{ moneda: 'BOB', saldoDesde: '0', saldoHasta: null, tasaAnual: '3', vigenteDesde: dayFromToday(-3) }],
    orden: 900,
    requisitos,
  });
  return order(api, 'productos/caja-ahorro', row, 'publicar');
}

/** The loans of journeys, by their distinguishing fields. */
const kinds = {
  simple: { graciaMaxMeses: 6, frecuencias: ['mensual', 'trimestral'] },
  asegurado: { seguroDesgravamenMensual: '0.024' },
  solaFirma: { tasaAnual: '24' },
  mixto: { tipoTasa: 'mixta', periodoFijoMeses: 12, spread: '4.5', treReferencia: '3.1' },
} satisfies Record<string, Values>;

/** Publishes those loans before the file's journeys and withdraws them afterwards; filled once they begin. */
export function publishedCreditos<Kind extends keyof typeof kinds>(...named: Kind[]): Record<Kind, Credito> {
  const published = {} as Record<Kind, Credito>;
  test.beforeAll(async ({ baseURL }) => {
    const api = await apiOf(String(baseURL), 'administrador');
    for (const kind of named) published[kind] = await publishCredito(api, kinds[kind]);
  });
  test.afterAll(async ({ baseURL }) => {
    const api = await apiOf(String(baseURL), 'administrador');
    for (const kind of named) await order(api, 'productos/simulador-creditos', published[kind], 'archivar');
  });
  return published;
}
