import { todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { transparencyTables } from '@coop/domain/transparencia';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayFromNow, writing } from '../content/writing.js';
import { storeRow } from '../panel/storeRow.js';
import { startApp, type TestApp } from '../support/startApp.js';
import { uploadDocument } from '../support/uploadDocument.js';

const ADDRESS = '/api/publico/transparencia';
const TARIFARIO = 'institucional/tarifario';
const SECRET = 'Persona Que Reclama';
const FORMULA = '=cmd|1!A1';

const today = todayInLaPaz();
const noon = (day: string) => `${day}T16:00:00.000Z`;
/** A Monday some weeks ago, and the days after it. */
const monday = addDays(today, -28 - ((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));

let test: TestApp;
let pdfOficial: string;
const { create, order } = writing(
  () => test,
  TARIFARIO,
  () => ({ titulo: FORMULA, pdfOficial }),
);

/** So many complaints of that Monday, answered after as many business days, if they were. */
async function complain(times: number, answeredAfter?: number, limit = 5) {
  for (let left = times; left > 0; left--)
    await storeRow(test, 'contactanos/reclamos', {
      nombres: SECRET,
      creadoEn: noon(monday),
      fechaLimite: addDays(monday, limit),
      ...(answeredAfter && { respondidoEn: noon(addDays(monday, answeredAfter)) }),
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
  test = await startApp();
  pdfOficial = await uploadDocument(test, TARIFARIO, 'pdfOficial');
});
afterAll(() => test.close());

const read = async () => (await test.anonymous.get(ADDRESS).expect(200)).body;
const csv = async (table: string) => (await test.anonymous.get(`${ADDRESS}/${table}.csv`).expect(200)).text;

describe('what the entity gives account of', () => {
  it('counts nobody where there are few: nor how many came, nor how they were answered', async () => {
    await complain(9, 1);
    await publish(dayFromNow(0), '3');
    const { reclamos, minimo } = await read();
    expect(minimo).toBe(10);
    expect(reclamos).toEqual([
      expect.objectContaining({ hasta: today, recibidos: null, respondidos: null, aTiempo: null, promedio: null }),
    ]);
    expect(await csv('reclamos')).toContain(';menos de 10;menos de 10;menos de 10;');
  });

  it('counts from ten on: how many came, were answered and within their term, and the mean of business days', async () => {
    await complain(3, 9);
    await complain(1);
    // A version of the tarifario, of which every copy is told.
    await publish(dayFromNow(1), '2');
    const { reclamos } = await read();
    expect(reclamos.at(-1)).toMatchObject({ recibidos: 13, respondidos: 12, aTiempo: 9, promedio: 2.5 });
    expect(await csv('reclamos')).toContain(';13;12;9;2,5');
  });

  it('has nothing of any person in it', async () => {
    const texts = [JSON.stringify(await read()), ...(await Promise.all(transparencyTables.map(csv)))];
    for (const text of texts) expect(text).not.toContain(SECRET);
  });

  it('tells what was published last, and not what is to come', async () => {
    const { publicaciones, tasas } = await read();
    expect(publicaciones).toEqual([
      expect.objectContaining({ etiqueta: 'Tarifario', titulo: FORMULA, publicado: today, enUnAnio: 1 }),
    ]);
    expect(tasas).toEqual([]);
    // No spreadsheet runs it.
    expect(await csv('publicaciones')).toContain(`;'${FORMULA};`);
  });

  it('is kept, for whoever asks again', async () => {
    const { headers } = await test.anonymous.get(`${ADDRESS}/tasas.csv`).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="transparencia-tasas.csv"',
      'cache-control': 'public, no-cache',
    });
    await test.anonymous.get(`${ADDRESS}/tasas.csv`).set('If-None-Match', String(headers.etag)).expect(304);
  });

  it('has the tables that it has, and no other', async () => {
    for (const table of transparencyTables) await test.anonymous.get(`${ADDRESS}/${table}.csv`).expect(200);
    for (const astray of ['usuarios.csv', 'reclamos', 'reclamos.xlsx', '..%2freclamos.csv'])
      await test.anonymous.get(`${ADDRESS}/${astray}`).expect(404);
  });
});
