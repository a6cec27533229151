import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { tables } from '../../src/platform/database/tables/tables.js';
import { answer, type Case, order, reclamo } from '../cases/complaint.js';
import { receivedAt } from '../cases/receivedAt.js';
import { readCsvExport } from '../exports/readExport.js';
import { useApp } from '../support/useApp.js';
import { monthsAgo } from './monthsAgo.js';

const RECLAMOS = 'contactanos/reclamos';

const test = useApp();

const STAMPS = ['respondidoEn', 'primerCierreEn', 'cerradoEn'] as const;

/** Runs an action and moves its timestamps to the given day. */
async function runActionOn(day: string, row: Case, name: string, values: object): Promise<Case> {
  const { body: after } = await order(test, row, name, values).expect(200);
  const stamped = STAMPS.filter((field) => after[field] !== undefined && after[field] !== row[field]);
  const moments = Object.fromEntries(stamped.map((field) => [field, `${day}T16:00:00.000Z`]));
  if (stamped.length > 0)
    await test.database.update(tables[RECLAMOS]).set(moments).where(eq(tables[RECLAMOS].id, row.id));
  return { ...after, ...moments };
}

const answeredOn = async (day: string) =>
  runActionOn(
    day,
    (await receivedAt(test, RECLAMOS, `${day}T12:00:00.000Z`, reclamo)) as unknown as Case,
    'responder',
    answer,
  );
const closeOn = (row: Case, day: string) =>
  runActionOn(day, row, 'cerrar', { medioUsado: 'agencia', entregadoEn: day });
const elevateOn = (row: Case, day: string) =>
  runActionOn(day, row, 'elevar', { segundaInstanciaEn: day, codigoDefensoria: 'DCF-77' });
const ruleOn = (row: Case, day: string) =>
  runActionOn(day, row, 'dictaminar', { dictamen: 'La Defensoría confirma lo que respondió la entidad.' });
const reasonOf = async ({ codigo }: { codigo?: unknown }, mes: string) =>
  (await readCsvExport(test, 'comercial', `${RECLAMOS}/reporte-mensual?mes=${mes}`)).find(
    (row) => row.Código === codigo,
  )?.['Motivo de inclusión'];

const REGISTERED = 'Registrado en el mes';
const CLOSED = 'Registrado antes, cerrado en el mes';
const PENDING = 'Registrado antes, pendiente al fin del mes';

describe('complaint in monthly reports', () => {
  it('keeps its status of each month, whatever the second instance does later', async () => {
    const months = [12, 11, 10, 9, 8].map(monthsAgo) as [string, string, string, string, string];
    const [received, ended, between, ruling, later] = months;
    const reasonsOf = async (row: Case) => Promise.all(months.map((mes) => reasonOf(row, mes)));
    let row = await closeOn(await answeredOn(`${received}-20`), `${ended}-10`);
    expect(await reasonsOf(row)).toEqual([REGISTERED, CLOSED, undefined, undefined, undefined]);
    row = await elevateOn(row, `${ruling}-05`);
    expect(await reasonsOf(row)).toEqual([REGISTERED, CLOSED, undefined, PENDING, PENDING]);
    row = await ruleOn(row, `${later}-07`);
    expect(await reasonsOf(row)).toEqual([REGISTERED, CLOSED, undefined, PENDING, CLOSED]);
    expect(between < ruling).toBe(true);
  });

  it('is pending while the second instance is open', async () => {
    const [received, ended, ruling, later] = [12, 11, 10, 9].map(monthsAgo) as [string, string, string, string];
    const reasonsOf = async (row: Case) =>
      Promise.all([received, ended, ruling, later].map((mes) => reasonOf(row, mes)));
    const never = await ruleOn(await elevateOn(await answeredOn(`${received}-03`), `${ended}-05`), `${ruling}-08`);
    expect(await reasonsOf(never)).toEqual([REGISTERED, PENDING, CLOSED, undefined]);
    const reopened = await closeOn(await answeredOn(`${received}-04`), `${ended}-10`);
    const ruledOn = await ruleOn(await elevateOn(reopened, `${ended}-20`), `${later}-08`);
    expect(await reasonsOf(ruledOn)).toEqual([REGISTERED, PENDING, PENDING, CLOSED]);
    const atOnce = await elevateOn(await closeOn(await answeredOn(`${received}-05`), `${ended}-02`), `${ended}-09`);
    expect(await reasonsOf(await ruleOn(atOnce, `${ended}-25`))).toEqual([REGISTERED, CLOSED, undefined, undefined]);
  });

  it('can’t go to the second instance again after a ruling', async () => {
    const [received, ended] = [12, 11].map(monthsAgo) as [string, string];
    const row = await ruleOn(await elevateOn(await answeredOn(`${received}-06`), `${ended}-05`), `${ended}-08`);
    const again = await order(test, row, 'elevar', { segundaInstanciaEn: `${ended}-08`, codigoDefensoria: 'DCF-78' });
    expect([again.status, again.body.detail]).toEqual([422, 'La segunda instancia ya dictaminó este reclamo.']);
  });
});
