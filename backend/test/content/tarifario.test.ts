import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/startApp.js';
import { uploadDocument } from '../support/uploadDocument.js';
import { dayFromNow, writing } from './writing.js';

const SECTION = 'institucional/tarifario';
const credit = { grupo: 'tasas_activas', moneda: 'BOB', valorTipo: 'porcentaje_anual', valor: '16' };
const filas = [{ ...credit, concepto: 'Crédito de consumo' }];

const test = {} as TestApp;
let pdfOficial: string;
const { send, order, change, create, publish, stored, read, list } = writing(test, SECTION, () => ({
  titulo: 'Tarifario de prueba',
  pdfOficial,
  filas,
}));
const archived = async () => {
  const filter = JSON.stringify({ estado: 'archivado' });
  return (await test.as('administrador').get(`/api/${SECTION}`).query({ filter }).expect(200)).body;
};
const currentAndEnded = ['vigente', 'finalizado'];
/** Excludes the document, whose previews are generated in the background. */
const withoutDocument = ({ pdfOficial: _, ...fields }: Awaited<ReturnType<typeof list>>[number]) => fields;

describe('consecutive tarifario versions', () => {
  beforeAll(start);
  afterAll(() => test.close());

  it('end the previous version the day before, with a history entry and no pending changes', async () => {
    const first = await publish({ vigenteDesde: dayFromNow(-100) });
    expect(first.vigenteHasta).toBeNull();
    await publish({ vigenteDesde: dayFromNow(-10) });
    const closed = await stored(first);
    expect(closed).toMatchObject({ vigenteHasta: dayFromNow(-11), situacion: 'vencido', conCambios: false });
    const { body } = await test.as('administrador').get(`/api/${SECTION}/${first.id}/historial`).expect(200);
    expect(body[0]).toMatchObject({
      accion: 'cerrar_vigencia',
      uid: test.uids.administrador,
      cambios: expect.arrayContaining([{ campo: 'vigenteHasta', antes: null, despues: dayFromNow(-11) }]),
    });
  });

  it('show visitors the current version and keep the ended one at its address', async () => {
    const [current, ...others] = await list();
    expect(others).toEqual([]);
    expect(current).toMatchObject({ vigenteDesde: dayFromNow(-10), vigenteHasta: null, vigencia: 'vigente' });
    const [ended] = await list({ filter: { vigencia: 'finalizado' } });
    expect(ended.vigenteHasta).toBe(dayFromNow(-11));
    const { body } = await read(ended).expect(200);
    expect(body).toMatchObject({ vigencia: 'finalizado', vigenteHasta: dayFromNow(-11) });
    await test.anonymous.get(body.pdfOficial.url).expect(200);
  });

  it('are found by date', async () => {
    const onDay = async (day: string) =>
      (
        await list({
          filter: { vigencia: currentAndEnded, vigenteDesde_hasta: day },
          sort: ['vigenteDesde', 'DESC'],
          range: [0, 0],
        })
      ).map(({ vigenteDesde }: { vigenteDesde: string }) => vigenteDesde);
    expect(await onDay(dayFromNow(-11))).toEqual([dayFromNow(-100)]);
    expect(await onDay(dayFromNow(-10))).toEqual([dayFromNow(-10)]);
    expect(await onDay(dayFromNow(-101))).toEqual([]);
  });

  it('reopen the current version when a scheduled one is archived', async () => {
    const [current] = await list();
    const next = await publish({ vigenteDesde: dayFromNow(30) });
    expect(next.situacion).toBe('programado');
    await read(next).expect(404);
    expect(await list({ filter: { vigencia: currentAndEnded } })).toHaveLength(2);
    expect(await list()).toMatchObject([{ id: current.id, vigenteHasta: dayFromNow(29), vigencia: 'vigente' }]);
    const archived = (await order(next, 'archivar').expect(200)).body;
    expect(await list()).toMatchObject([{ id: current.id, vigenteHasta: null }]);
    const draft = (await order(archived, 'restaurar').expect(200)).body;
    const moved = (await change(draft, { vigenteDesde: dayFromNow(40) }).expect(200)).body;
    await order(moved, 'publicar').expect(200);
    expect(await list()).toMatchObject([{ id: current.id, vigenteHasta: dayFromNow(39) }]);
  });

  it('end an inserted version where the later one begins', async () => {
    const between = await publish({ vigenteDesde: dayFromNow(20) });
    expect(between.vigenteHasta).toBe(dayFromNow(39));
    expect(await list()).toMatchObject([{ vigenteHasta: dayFromNow(19) }]);
  });

  it('reject two versions with the same start date and change nothing', async () => {
    const [before] = await list();
    const twin = await create({ vigenteDesde: dayFromNow(20) });
    const { body } = await order(twin, 'publicar').expect(422);
    expect(body.errors).toEqual({ vigenteDesde: 'Ya existe otro registro con el mismo valor (Vigente desde)' });
    expect((await list()).map(withoutDocument)).toEqual([withoutDocument(before)]);
  });

  it('reject changes to an ended version', async () => {
    const [ended] = await list({ filter: { vigencia: 'finalizado' } });
    const edited = (await change(await stored(ended), { nota: 'Otra historia' }).expect(200)).body;
    expect((await order(edited, 'publicar').expect(422)).body.detail).toContain('ya no rige');
    expect((await read(ended).expect(200)).body.nota).not.toBe('Otra historia');
  });

  it('reject archiving the current version and allow archiving an ended one', async () => {
    const [current] = await list();
    const row = await stored(current);
    const { body } = await order(row, 'archivar').expect(422);
    expect(body.detail).toBe('La versión vigente no se archiva: publique la que la reemplaza.');
    const [ended] = await list({ filter: { vigencia: 'finalizado' } });
    await order(await stored(ended), 'archivar').expect(200);
    await read(ended).expect(404);
    expect((await list()).map(withoutDocument)).toEqual([withoutDocument(current)]);
  });

  it('reject restoring an ended version', async () => {
    const [ended] = await archived();
    const { body: orders } = await test.as('administrador').get(`/api/${SECTION}/${ended.id}/ordenes`).expect(200);
    const offered = orders.find(({ orden }: { orden: string }) => orden === 'restaurar');
    expect(offered.impedimento).toContain('ya no rige');
    expect((await order(ended, 'restaurar').expect(422)).body.detail).toContain('ya no rige');
  });

  it('lock the start date of a published version and the end date', async () => {
    const [current] = await list();
    const row = await stored(current);
    const { body } = await change(row, { vigenteDesde: dayFromNow(-5) }).expect(422);
    expect(body.errors.vigenteDesde).toMatch(/^La vigencia de una versión publicada no cambia/);
    await change(row, { vigenteHasta: dayFromNow(300) }).expect(422);
    await change(row, { nota: 'Una nota nueva' }).expect(200);
  });
});

describe('tarifario publication', () => {
  beforeAll(start);
  afterAll(() => test.close());

  it('allows past dates only for administrador', async () => {
    const past = await create({ vigenteDesde: dayFromNow(-1) });
    const { body } = await order(past, 'publicar', {}, 'comercial').expect(422);
    expect(body.errors).toEqual({
      vigenteDesde: 'Una versión empieza a regir desde hoy o después. Solo administrador publica con una fecha pasada.',
    });
    await order(past, 'publicar').expect(200);
    const today = await create({ vigenteDesde: dayFromNow(0) });
    await order(today, 'publicar', {}, 'comercial').expect(200);
  });

  it('requires a reason for each correction of the current version, stored in the history', async () => {
    const [current] = await list();
    for (const nota of ['Corregido', 'Corregido otra vez']) {
      const edited = (await change(await stored(current), { nota }, 'comercial').expect(200)).body;
      for (const silent of [{}, { motivoCorreccion: 'Error' }])
        expect(Object.keys((await order(edited, 'publicar', silent, 'comercial').expect(422)).body.errors)).toEqual([
          'motivoCorreccion',
        ]);
      const bulk = await test
        .as('comercial')
        .post(`/api/${SECTION}/lote/publicar`)
        .send({ registros: [{ id: edited.id, version: edited.version }] });
      expect(bulk.body.codigo).toBe('lote_rechazado');
      expect((await list())[0].nota).not.toBe(nota);
      const motivoCorreccion = `${nota}: la imprenta repitió una fila.`;
      await order(edited, 'publicar', { motivoCorreccion }, 'comercial').expect(200);
      const { body } = await test.as('comercial').get(`/api/${SECTION}/${edited.id}/historial`).expect(200);
      expect(body[0].cambios).toContainEqual(expect.objectContaining({ despues: motivoCorreccion }));
      const [open] = await list();
      expect(open.nota).toBe(nota);
      expect(open).not.toHaveProperty('motivoCorreccion');
    }
  });

  it('requires no reason to correct a scheduled version', async () => {
    const next = await publish({ vigenteDesde: dayFromNow(2) });
    const edited = (await change(await stored(next), { nota: 'A tiempo' }, 'comercial').expect(200)).body;
    await order(edited, 'publicar', {}, 'comercial').expect(200);
    await order(await stored(next), 'archivar').expect(200);
  });

  it('rejects other roles', async () => {
    const draft = await create({ vigenteDesde: dayFromNow(3) });
    for (const rol of ['creditos', 'sistemas', 'finanzas', 'rrhh'] as const) {
      await send({}, rol).expect(403);
      await order(draft, 'publicar', {}, rol).expect(403);
    }
  });
});

describe('tarifario validation', () => {
  beforeAll(start);
  afterAll(() => test.close());

  it.each([
    ['a date', 'vigenteDesde', { vigenteDesde: null }],
    ['the official document', 'pdfOficial', { pdfOficial: null }],
    ['rows', 'filas', { filas: [] }],
  ])('rejects a publication without %s', async (_, field, missing) => {
    const draft = await create({ vigenteDesde: dayFromNow(5), ...missing });
    const { body } = await order(draft, 'publicar').expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  const loan = { ...credit, concepto: 'Microcrédito' };
  it.each([
    [
      'overlapping amounts',
      [
        { ...loan, montoHasta: '5000' },
        { ...loan, montoDesde: '5000' },
      ],
    ],
    ['a currency included in «ambas»', [loan, { ...loan, moneda: 'ambas' }]],
    [
      'overlapping months and days',
      [
        { ...loan, plazoHasta: 6, plazoUnidad: 'meses' },
        { ...loan, plazoDesde: 180, plazoUnidad: 'dias' },
      ],
    ],
    ['a concept that differs in case', [loan, { ...loan, concepto: 'MICROCRÉDITO' }]],
    ['a concept that differs in accents', [loan, { ...loan, concepto: 'Microcredito' }]],
  ])('rejects %s and names both rows', async (_, two) => {
    const { body } = await send({ filas: [...filas, ...two] }).expect(422);
    expect(body.errors).toEqual({ filas: 'Los rangos se superponen: fila 2 y fila 3' });
  });

  it('accepts consecutive rows', async () => {
    await send({
      filas: [
        { ...loan, montoHasta: '5000' },
        { ...loan, montoDesde: '5000.01' },
        { ...loan, moneda: 'USD' },
        { ...loan, grupo: 'comisiones', valorTipo: 'monto' },
        { ...loan, concepto: 'Pyme', plazoHasta: 6, plazoUnidad: 'meses' },
        { ...loan, concepto: 'Pyme', plazoDesde: 181, plazoUnidad: 'dias' },
      ],
    }).expect(201);
  });

  it.each([
    ['no value', 'valor', { valor: null }],
    ['a percentage above 100', 'valor', { valor: '100.01' }],
    ['TRe without a margin', 'spread', { valorTipo: 'tre_mas', valor: null }],
    ['an end below its start', 'montoHasta', { montoDesde: '10', montoHasta: '9' }],
    ['a term without a unit', 'plazoUnidad', { plazoDesde: 10 }],
    ['an ambiguous number', 'valor', { valorTipo: 'monto', valor: '1.250' }],
  ])('rejects a row with %s and names the cell', async (_, column, fault) => {
    const { body } = await send({ filas: [...filas, { ...loan, ...fault }] }).expect(422);
    expect(Object.keys(body.errors)).toEqual([`filas.1.${column}`]);
  });

  it.each([
    ['no charge', { valorTipo: 'gratuito', valor: null }],
    ['a value by agreement', { valorTipo: 'segun_convenio', valor: null }],
    ['an amount above 100', { valorTipo: 'monto', valor: '350' }],
    ['an amount above 1000', { valorTipo: 'monto', valor: '1.250,00' }],
    ['a rate with three decimals', { valor: '7,061' }],
    ['TRe plus a margin', { valorTipo: 'tre_mas', valor: null, spread: '4.5', periodoFijoMeses: 24 }],
    ['a percentage of 100', { valor: '100' }],
  ])('accepts a row with %s', async (_, kind) => {
    await send({ filas: [{ ...loan, ...kind }] }).expect(201);
  });
});

async function start() {
  Object.assign(test, await startApp());
  pdfOficial = await uploadDocument(test, SECTION, 'pdfOficial');
}
