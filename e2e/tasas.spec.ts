import type { Cooperativa } from '@coop/client';
import { cuotaFija } from '@coop/domain/calculators';
import { formatDate, todayInLaPaz } from '@coop/domain/format';
import { apiOf } from './support/apiOf.js';
import { ok } from './support/ok.js';
import { change, create, order } from './support/publication.js';
import type { Change } from './support/sections.js';
import { type APIRequestContext, expect, test } from './support/test.js';
import { unique } from './support/unique.js';

// A rate is stored only with its product: each test changes one there and reads it everywhere else.

const CREDITOS = 'productos/simulador-creditos';
const CAJAS = 'productos/caja-ahorro';
const DEPOSITOS = 'productos/depositos-plazo-fijo';
type Publicada = typeof CREDITOS | typeof CAJAS | typeof DEPOSITOS;
const hoy = todayInLaPaz();

let visitante: Cooperativa;
let personal: Cooperativa;
let pedir: APIRequestContext;
test.beforeAll(async ({ baseURL }) => {
  visitante = await apiOf(String(baseURL));
  personal = await apiOf(String(baseURL), 'administrador');
});
test.beforeEach(({ request }) => {
  pedir = request;
});

/** The body of a page or of an API response. */
const leer = async (ruta: string) => {
  const answer = await pedir.get(ruta);
  expect(answer.status(), ruta).toBe(200);
  return answer.text();
};
/** Returns the addresses whose page shows a rate, as text or as data. */
async function dicen(tasa: string, rutas: readonly string[]): Promise<string[]> {
  const paginas = await Promise.all(rutas.map(async (ruta) => ({ ruta, html: await leer(ruta) })));
  const dicha = new RegExp(`(?<![\\d.,])${tasa.replace('.', ',')}\u00a0%|"${tasa}00"|:${tasa}(?!\\d)`);
  return paginas.filter(({ html }) => dicha.test(html)).map(({ ruta }) => ruta);
}
async function publicar<Name extends Publicada>(seccion: Name, fila: { id: string }, cambios: Change<Name>) {
  const { situacion } = await change(personal, seccion, fila, cambios);
  const motivo = situacion === 'vigente' && { motivoCorreccion: 'Cambio de prueba de las tasas.' };
  await order(personal, seccion as Publicada, fila, 'publicar', { ...motivo });
}

test('a changed loan rate is on the whole site, and the old one nowhere', { tag: '@esencial' }, async () => {
  const [vieja, nueva] = ['3.37', '2.91'];
  const nombre = unique('Crédito de prueba de tasas');
  const credito = await create(personal, CREDITOS, {
    nombre,
    categoria: 'consumo',
    pagina: 'creditos',
    orden: 9000,
    montoMinBob: '1000',
    montoMaxBob: '20000',
    plazoMin: 6,
    plazoMax: 24,
    tipoTasa: 'fija',
    tasaAnual: vieja,
    requisitos: ['Cédula de identidad'],
  });
  const propia = `/productos/creditos/${credito.slug}`;
  const rutas = ['/', '/productos/creditos', propia, '/institucional/tarifario', `/api/publico/${CREDITOS}`];
  const simulado = async () => {
    const query = { producto: credito.slug, moneda: 'BOB', monto: '10000', plazo_meses: '12' };
    return ok(visitante.GET('/api/publico/simulaciones/credito', { params: { query } }));
  };
  try {
    await order(personal, CREDITOS, credito, 'publicar');
    expect(await dicen(vieja, rutas)).toEqual(rutas);
    expect(await simulado()).toMatchObject({ cuota: cuotaFija('10000', vieja, 12) });
    await publicar(CREDITOS, credito, { tasaAnual: nueva });
    expect(await dicen(nueva, rutas)).toEqual(rutas);
    const buscado = `/api/publico/busqueda?${new URLSearchParams({ q: nombre })}`;
    expect(await leer(buscado)).toContain(propia);
    expect(await dicen(vieja, [...rutas, buscado])).toEqual([]);
    expect(await simulado()).toMatchObject({ cuota: cuotaFija('10000', nueva, 12) });
  } finally {
    await order(personal, CREDITOS, credito, 'archivar');
  }
  expect(await dicen(nueva, ['/', '/productos/creditos', '/institucional/tarifario'])).toEqual([]);
});

test('a changed savings rate is shown; a future one is not', { tag: '@esencial' }, async () => {
  const [vieja, nueva, futura] = ['9.13', '9.27', '9.99'];
  const tasa = { moneda: 'BOB' as const, saldoDesde: '0', tasaAnual: vieja, vigenteDesde: '2026-01-01' };
  const despues = { ...tasa, tasaAnual: futura, vigenteDesde: '2035-01-01' };
  const caja = await create(personal, CAJAS, {
    nombre: unique('Caja de prueba de tasas'),
    publico: 'general',
    orden: 9000,
    capitalizacion: 'mensual',
    montoAperturaBob: '10',
    requisitos: ['Cédula de identidad'],
    tasas: [tasa, despues],
  });
  const rutas = ['/', '/productos/caja-ahorro', '/institucional/tarifario'];
  const interes = async () => {
    const query = { producto: caja.slug, moneda: 'BOB', monto: '10000', plazo_meses: '1', tipo_persona: 'juridica' };
    const simulado = await ok(visitante.GET('/api/publico/simulaciones/ahorro', { params: { query } }));
    return JSON.stringify(simulado);
  };
  try {
    await order(personal, CAJAS, caja, 'publicar');
    expect(await dicen(vieja, rutas)).toEqual(rutas);
    expect(await interes()).toContain('76.08');
    await publicar(CAJAS, caja, { tasas: [{ ...tasa, tasaAnual: nueva }, despues] });
    expect(await dicen(nueva, rutas)).toEqual(rutas);
    expect(await dicen(vieja, rutas)).toEqual([]);
    expect(await dicen(futura, rutas)).toEqual([]);
    expect(await interes()).toContain('77.25');
  } finally {
    await order(personal, CAJAS, caja, 'archivar');
  }
});

test('a new deposit table replaces the rates on its page, in the tarifario and in the simulator', {
  tag: '@esencial',
}, async () => {
  const [vieja, nueva] = ['6.25', '6.31'];
  const [vigente] = await ok(
    visitante.GET(`/api/publico/${DEPOSITOS}`, {
      params: { query: { range: [0, 0], sort: ['vigenteDesde', 'DESC'] } },
    }),
  );
  if (!vigente) throw new Error('Ninguna tabla de depósitos está vigente');
  const filas = vigente.filas.map((fila) =>
    fila.moneda === 'BOB' && fila.plazoDesdeDias === 720 ? { ...fila, tasaAnual: nueva } : fila,
  );
  const { montoMinimoBob, montoMinimoUsd, requisitos } = vigente;
  const tabla = await create(personal, DEPOSITOS, {
    titulo: unique('Tasas de prueba'),
    vigenteDesde: hoy,
    filas,
    montoMinimoBob,
    montoMinimoUsd,
    requisitos,
  });
  const rutas = ['/productos/depositos-plazo-fijo', '/institucional/tarifario'];
  const interes = async () => {
    const query = { moneda: 'BOB', monto: '10000', plazo_dias: '720', tipo_persona: 'natural' };
    return JSON.stringify(await ok(visitante.GET('/api/publico/simulaciones/dpf', { params: { query } })));
  };
  try {
    expect(await interes()).toContain('1250.00');
    await order(personal, DEPOSITOS, tabla, 'publicar');
    expect(await dicen(nueva, rutas)).toEqual(rutas);
    expect(await dicen(vieja, rutas)).toEqual([]);
    expect(await interes()).toContain('1262.00');
  } finally {
    // The table in force is not withdrawn: a new version restores the earlier rows.
    await publicar(DEPOSITOS, tabla, { filas: vigente.filas });
  }
  expect(await dicen(nueva, rutas)).toEqual([]);
});

test('the tarifario dates later rate changes; a past version refers to its document', {
  tag: '@esencial',
}, async () => {
  const [credito] = await ok(
    visitante.GET(`/api/publico/${CREDITOS}`, { params: { query: { range: [0, 0], sort: ['orden', 'ASC'] } } }),
  );
  if (!credito) throw new Error('Ningún crédito está publicado');
  let veces = 0;
  // Another test may publish a tarifario meanwhile: the change is repeated after it.
  await expect(async () => {
    await publicar(CREDITOS, credito, { resumen: `${credito.resumen}${'.'.repeat(++veces)}` });
    const html = await leer('/institucional/tarifario');
    expect(html).toContain(`Tasas de productos actualizadas el ${'<!-- -->'}${formatDate(hoy)}`);
    expect(html).toContain(`/productos/creditos/${credito.slug}`);
  }).toPass();
  const historico = await leer('/institucional/tarifario/tarifario-anterior');
  expect(historico).toContain('están en el documento oficial');
  expect(historico).not.toContain(`/productos/creditos/${credito.slug}`);
  expect(historico).not.toContain('Tasas de productos actualizadas');
});
