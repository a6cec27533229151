import { sections, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { transparencyTables } from '@coop/domain/transparencia';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { comunicado, dayFromNow, writing } from '../content/writing.js';
import { storeRow } from '../panel/storeRow.js';
import { uploadDocument } from '../support/uploadDocument.js';
import { useApp } from '../support/useApp.js';

const ADDRESS = '/api/publico/transparencia';
const BOLETINES = 'institucional/boletines-informativos';
const TARIFARIO = 'institucional/tarifario';
const SECRET = 'Persona Que Reclama';
const FORMULA = '=cmd|1!A1';

const today = todayInLaPaz();
const noon = (day: string) => `${day}T16:00:00.000Z`;
const mondayBefore = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
const thisQuarter = `${today.slice(0, 4)}-${String(Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1).padStart(2, '0')}-01`;
/** A Monday of the last completed quarter. */
const monday = mondayBefore(addDays(thisQuarter, -28));

const test = useApp();
let pdfOficial: string;
const { create, order } = writing(test, TARIFARIO, () => ({ titulo: FORMULA, pdfOficial }));

type ComplaintOptions = { limit?: number; received?: string; estado?: string; motivoAnulacion?: string };

/** Stores complaints received on that Monday, answered after a number of business days if given. */
async function complain(
  times: number,
  answeredAfter?: number,
  { limit = 5, received = monday, ...fields }: ComplaintOptions = {},
) {
  for (let left = times; left > 0; left--)
    await storeRow(test, 'contactanos/reclamos', {
      nombres: SECRET,
      creadoEn: noon(received),
      fechaLimite: addDays(received, limit),
      ...fields,
      ...(answeredAfter && { respondidoEn: noon(addDays(received, answeredAfter)) }),
    });
}

const publish = async (vigenteDesde: string, valor: string) => {
  const filas = [
    { grupo: 'comisiones', concepto: 'Reposición de libreta', moneda: 'BOB', valorTipo: 'monto', valor },
    { grupo: 'comisiones', concepto: 'Reposición de tarjeta', moneda: 'BOB', valorTipo: 'monto', valor: '30' },
  ];
  await order(await create({ vigenteDesde, filas }), 'publicar').expect(200);
};

beforeAll(async () => {
  pdfOficial = await uploadDocument(test, TARIFARIO, 'pdfOficial');
});

const read = async () => (await test.anonymous.get(ADDRESS).expect(200)).body;
const csv = async (table: string) => (await test.anonymous.get(`${ADDRESS}/${table}.csv`).expect(200)).text;

describe('public transparency report', () => {
  it('hides complaint figures below the minimum of ten', async () => {
    await complain(9, 1);
    await publish(dayFromNow(0), '3');
    const { reclamos, minimo } = await read();
    expect(minimo).toBe(10);
    expect(reclamos.at(-1).hasta).toBe(addDays(thisQuarter, -1));
    for (const period of reclamos)
      expect(period).toMatchObject({ recibidos: null, respondidos: null, aTiempo: null, promedio: null });
    expect(await csv('reclamos')).toContain(';menos de 10;menos de 10;menos de 10;');
  });

  it('publishes complaint counts and the mean answer time from ten complaints on', async () => {
    await complain(3, 9);
    await complain(1);
    // A publication invalidates the cached response.
    await publish(dayFromNow(1), '2');
    const { reclamos } = await read();
    expect(reclamos.at(-1)).toMatchObject({ recibidos: 13, respondidos: 12, aTiempo: 9, promedio: 2.5 });
    expect(await csv('reclamos')).toContain(';13;12;9;2,5');
  });

  it('excludes annulled complaints', async () => {
    const before = (await read()).reclamos;
    await complain(7, undefined, { estado: 'anulado', motivoAnulacion: 'registro_de_prueba' });
    await complain(7, undefined, { estado: 'anulado', motivoAnulacion: 'duplicado' });
    await complain(2, undefined, { estado: 'desistido' });
    await publish(dayFromNow(2), '4');
    const { reclamos } = await read();
    expect(reclamos.at(-1)).toEqual({ ...before.at(-1), recibidos: before.at(-1).recibidos + 2 });
    expect(await csv('reclamos')).toContain(';15;12;9;2,5');
  });

  it('excludes the current quarter', async () => {
    const before = (await read()).reclamos;
    await complain(12, 0, { received: thisQuarter });
    await publish(dayFromNow(3), '5');
    expect((await read()).reclamos).toEqual(before);
  });

  it('contains no personal data', async () => {
    const texts = [JSON.stringify(await read()), ...(await Promise.all(transparencyTables.map(csv)))];
    for (const text of texts) expect(text).not.toContain(SECRET);
  });

  it('lists the last publications and no future ones', async () => {
    const { publicaciones, tasas } = await read();
    expect(publicaciones).toEqual([
      expect.objectContaining({ etiqueta: 'Tarifario', titulo: FORMULA, publicado: today, enUnAnio: 1 }),
    ]);
    expect(tasas).toEqual([]);
    // Neutralized for spreadsheets.
    expect(await csv('publicaciones')).toContain(`;'${FORMULA};`);
  });

  it('dates a document by its own day, not that of its publication', async () => {
    const fechaComunicado = addDays(today, -9);
    await writing(test, 'comunicados', comunicado).publish({ fechaComunicado });
    const pdf = await uploadDocument(test, BOLETINES, 'pdf');
    const boletin = sections[BOLETINES].example;
    await writing(test, BOLETINES, () => ({ ...boletin, pdf })).publish();
    const { publicaciones } = await read();
    expect(publicaciones.slice(1)).toEqual([
      // An old newsletter is none of the last year's, however late it is published.
      expect.objectContaining({ etiqueta: 'Boletín informativo', publicado: boletin?.fechaEdicion, enUnAnio: 0 }),
      expect.objectContaining({ etiqueta: 'Comunicado', publicado: fechaComunicado, enUnAnio: 1 }),
    ]);
  });

  it('is cacheable with an ETag', async () => {
    const { headers } = await test.anonymous.get(`${ADDRESS}/tasas.csv`).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="transparencia-tasas.csv"',
      'cache-control': 'public, no-cache',
    });
    await test.anonymous.get(`${ADDRESS}/tasas.csv`).set('If-None-Match', String(headers.etag)).expect(304);
  });

  it('returns 404 for an unknown table', async () => {
    for (const table of transparencyTables) await test.anonymous.get(`${ADDRESS}/${table}.csv`).expect(200);
    for (const unknown of ['usuarios.csv', 'reclamos', 'reclamos.xlsx', '..%2freclamos.csv'])
      await test.anonymous.get(`${ADDRESS}/${unknown}`).expect(404);
  });
});
