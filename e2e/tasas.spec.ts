import { cuotaFija } from '@coop/domain/calculators';
import { formatDate, todayInLaPaz } from '@coop/domain/format';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { apiOf } from './support/apiOf.js';
import { change, create, order, type Row } from './support/publication.js';
import { unique } from './support/unique.js';

// A rate stands in the section of its product alone: each test changes one there, and reads it everywhere else.

const CREDITOS = 'productos/simulador-creditos';
const CAJAS = 'productos/caja-ahorro';
const DEPOSITOS = 'productos/depositos-plazo-fijo';
const hoy = todayInLaPaz();

let visitante: APIRequestContext;
let personal: APIRequestContext;
test.beforeAll(async ({ baseURL }) => {
  visitante = await apiOf(String(baseURL));
  personal = await apiOf(String(baseURL), 'administrador');
});

const leer = async (ruta: string) => {
  const answer = await visitante.get(ruta);
  expect(answer.status(), ruta).toBe(200);
  return answer.text();
};
/** Those of the addresses whose page says a rate: as people read it, or as its data travel. */
async function dicen(tasa: string, rutas: readonly string[]): Promise<string[]> {
  const paginas = await Promise.all(rutas.map(async (ruta) => ({ ruta, html: await leer(ruta) })));
  const dicha = new RegExp(`(?<![\\d.,])${tasa.replace('.', ',')}\u00a0%|"${tasa}00"|:${tasa}(?!\\d)`);
  return paginas.filter(({ html }) => dicha.test(html)).map(({ ruta }) => ruta);
}
async function publicar(seccion: string, fila: Row, cambios: object): Promise<Row> {
  await change(personal, `${seccion}/${fila.id}`, cambios);
  const { situacion } = await (await personal.get(`/api/${seccion}/${fila.id}`)).json();
  const motivo = situacion === 'vigente' && { motivoCorreccion: 'Cambio de prueba de las tasas.' };
  return order(personal, seccion, fila, 'publicar', { ...motivo });
}

test('un crédito cambia de tasa y todo el sitio dice la nueva, nadie la vieja', async () => {
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
  const cuota = async () => {
    const asked = { producto: credito.slug, moneda: 'BOB', monto: '10000', plazo_meses: '12' };
    return JSON.parse(await leer(`/api/publico/simulaciones/credito?${new URLSearchParams(asked)}`)).cuota;
  };
  try {
    await order(personal, CREDITOS, credito, 'publicar');
    expect(await dicen(vieja, rutas)).toEqual(rutas);
    expect(await cuota()).toBe(cuotaFija('10000', vieja, 12));
    await publicar(CREDITOS, credito, { tasaAnual: nueva });
    expect(await dicen(nueva, rutas)).toEqual(rutas);
    const buscado = `/api/publico/busqueda?${new URLSearchParams({ q: nombre })}`;
    expect(await leer(buscado)).toContain(propia);
    expect(await dicen(vieja, [...rutas, buscado])).toEqual([]);
    expect(await cuota()).toBe(cuotaFija('10000', nueva, 12));
  } finally {
    await order(personal, CREDITOS, credito, 'archivar');
  }
  expect(await dicen(nueva, ['/', '/productos/creditos', '/institucional/tarifario'])).toEqual([]);
});

test('una caja de ahorro cambia de tasa; la que todavía no rige no se dice', async () => {
  const [vieja, nueva, futura] = ['9.13', '9.27', '9.99'];
  const tasa = { moneda: 'BOB', saldoDesde: '0', tasaAnual: vieja, vigenteDesde: '2026-01-01' };
  const despues = { ...tasa, tasaAnual: futura, vigenteDesde: '2099-01-01' };
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
    const asked = { producto: caja.slug, moneda: 'BOB', monto: '10000', plazo_meses: '1', tipo_persona: 'juridica' };
    return leer(`/api/publico/simulaciones/ahorro?${new URLSearchParams(asked)}`);
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

test('una tabla nueva de depósitos reemplaza las tasas en la página, el tarifario y el simulador', async () => {
  const [vieja, nueva] = ['6.25', '6.31'];
  const [vigente] = JSON.parse(await leer(`/api/publico/${DEPOSITOS}?range=[0,0]&sort=["vigenteDesde","DESC"]`));
  const filas = vigente.filas.map((fila: Record<string, unknown>) =>
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
  const interes = async () =>
    leer('/api/publico/simulaciones/dpf?moneda=BOB&monto=10000&plazo_dias=720&tipo_persona=natural');
  try {
    expect(await interes()).toContain('1250.00');
    await order(personal, DEPOSITOS, tabla, 'publicar');
    expect(await dicen(nueva, rutas)).toEqual(rutas);
    expect(await dicen(vieja, rutas)).toEqual([]);
    expect(await interes()).toContain('1262.00');
  } finally {
    // The one in force is not withdrawn: it says again what the one before it said.
    await publicar(DEPOSITOS, tabla, { filas: vigente.filas });
  }
  expect(await dicen(nueva, rutas)).toEqual([]);
});

test('el tarifario dice cuándo cambiaron las tasas después de él; uno histórico remite a su documento', async () => {
  const [{ id, slug, resumen }] = JSON.parse(await leer(`/api/publico/${CREDITOS}?sort=["orden","ASC"]&range=[0,0]`));
  const credito = { id, slug, version: 0 };
  let veces = 0;
  // Another test may publish a tarifario meanwhile: then another change is made, after it.
  await expect(async () => {
    await publicar(CREDITOS, credito, { resumen: `${resumen}${'.'.repeat(++veces)}` });
    const html = await leer('/institucional/tarifario');
    expect(html).toContain(`Tasas de productos actualizadas el ${'<!-- -->'}${formatDate(hoy)}`);
    expect(html).toContain(`/productos/creditos/${slug}`);
  }).toPass();
  const historico = await leer('/institucional/tarifario/tarifario-anterior');
  expect(historico).toContain('están en el documento oficial');
  expect(historico).not.toContain(`/productos/creditos/${slug}`);
  expect(historico).not.toContain('Tasas de productos actualizadas');
});
