import { describe, expect, it } from '@jest/globals';
import { type Case, order, reclamo } from '../cases/complaint.js';
import { complaintFields } from '../cases/complaintFields.js';
import { receivedAt } from '../cases/receivedAt.js';
import { readCsvExport } from '../exports/readExport.js';
import { consulta } from '../intake/samples.js';
import { storeRow } from '../panel/storeRow.js';
import { useApp } from '../support/useApp.js';
import { monthsAgo } from './monthsAgo.js';

const CONSULTAS = 'contactanos/consultas';
const RECLAMOS = 'contactanos/reclamos';
const path = `/api/${RECLAMOS}/reporte-mensual`;
const none = { registrados: 0, cerrados: 0, pendientes: 0, deMesesPresentados: 0, llegadosDespues: 0 };

const test = useApp();

const submitReport = (mes: string) => test.as('comercial').post(`${path}/${mes}/presentar`).expect(200);
const figures = async (mes: string) => {
  const { body } = await test.as('comercial').get(`${path}/${mes}`).expect(200);
  return Object.fromEntries(Object.keys(none).map((name) => [name, body[name]]));
};
const reasonsOf = async ({ codigo }: { codigo?: unknown }, ...months: string[]) =>
  Promise.all(
    months.map(
      async (mes) =>
        (await readCsvExport(test, 'comercial', `${RECLAMOS}/reporte-mensual?mes=${mes}`)).find(
          (row) => row.Código === codigo,
        )?.['Motivo de inclusión'],
    ),
  );
/** Creates a complaint from a query received on the given day. */
async function forwardedComplaint(day: string): Promise<Case> {
  const row = await receivedAt(test, CONSULTAS, `${day}T15:00:00.000Z`, consulta);
  const { body } = await order(test, row as unknown as Case, 'derivar', complaintFields, 'comercial', CONSULTAS).expect(
    200,
  );
  return (await test.as('comercial').get(`/api/${RECLAMOS}/${body.reclamo}`).expect(200)).body;
}

const REGISTERED = 'Registrado en el mes';
const PENDING = 'Registrado antes, pendiente al fin del mes';

describe('submitted month', () => {
  const [submitted, next, after] = [8, 7, 6].map(monthsAgo) as [string, string, string];
  let late: Case;

  it('keeps its totals and reports late complaints, which count in the next open month', async () => {
    await submitReport(submitted);
    late = await forwardedComplaint(`${submitted}-28`);
    expect(await figures(submitted)).toEqual({ ...none, llegadosDespues: 1 });
    expect(await figures(next)).toEqual({ ...none, registrados: 1, deMesesPresentados: 1 });
    expect(await figures(after)).toEqual({ ...none, pendientes: 1 });
    expect(await reasonsOf(late, submitted, next, after)).toEqual([undefined, REGISTERED, PENDING]);
  });

  it('keeps the late complaints that it included', async () => {
    await submitReport(next);
    expect(await figures(next)).toEqual({ ...none, registrados: 1, deMesesPresentados: 1 });
    expect(await figures(submitted)).toEqual({ ...none, llegadosDespues: 1 });
    expect(await figures(after)).toEqual({ ...none, pendientes: 1 });
    expect(await reasonsOf(late, submitted, next, after)).toEqual([undefined, REGISTERED, PENDING]);
    const { body } = await test.as('comercial').get(`/api/${RECLAMOS}/${late.id}`).expect(200);
    expect(body.enReporte).toBe(next);
  });

  it('keeps its totals when several months were submitted', async () => {
    const another = await forwardedComplaint(`${submitted}-27`);
    expect(await figures(submitted)).toEqual({ ...none, llegadosDespues: 2 });
    expect(await figures(next)).toEqual({ ...none, registrados: 1, deMesesPresentados: 1 });
    expect(await figures(after)).toEqual({ ...none, registrados: 1, deMesesPresentados: 1, pendientes: 1 });
    expect(await reasonsOf(another, submitted, next, after)).toEqual([undefined, undefined, REGISTERED]);
  });

  it('keeps its totals after later changes to its complaints', async () => {
    const [mes, since] = [10, 9].map(monthsAgo) as [string, string];
    const moment = `${mes}-20T16:00:00.000Z`;
    const row = await storeRow(test, RECLAMOS, {
      ...reclamo,
      fechaHecho: complaintFields.fechaHecho,
      estado: 'cerrado',
      creadoEn: `${mes}-03T16:00:00.000Z`,
      fechaRegistro: `${mes}-03`,
      respondidoEn: moment,
      cerradoEn: moment,
      primerCierreEn: moment,
    });
    await submitReport(mes);
    await submitReport(since);
    const before = await Promise.all([mes, since].map(figures));
    expect(before).toEqual([{ ...none, registrados: 1 }, none]);
    await test.as('comercial').get(`/api/${RECLAMOS}/${row.id}`).expect(200);
    const elevated = { segundaInstanciaEn: `${since}-10`, codigoDefensoria: 'DCF-77' };
    await order(test, row as unknown as Case, 'elevar', elevated).expect(200);
    expect(await Promise.all([mes, since].map(figures))).toEqual(before);
  });
});

it('a month that was not submitted includes late complaints as registered', async () => {
  const [mes, next] = [4, 3].map(monthsAgo) as [string, string];
  const before = await figures(mes);
  const row = await forwardedComplaint(`${mes}-28`);
  expect(await figures(mes)).toEqual({ ...before, registrados: Number(before.registrados) + 1 });
  expect(await reasonsOf(row, mes, next)).toEqual([REGISTERED, PENDING]);
});
