import { formatLongDate, todayInLaPaz } from '@coop/domain';
import { addBusinessDays, type Holiday, nationalDays } from '@coop/domain/calendar';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { consulta } from '../intake/samples.js';
import { readPdf } from '../support/readPdf.js';
import { startApp } from '../support/startApp.js';
import { useApp } from '../support/useApp.js';
import { answer, type Case, extension, order, register } from './complaint.js';
import { receivedAt } from './receivedAt.js';
import { addHoliday, writeProposed } from './writeCalendar.js';

const today = todayInLaPaz();
const noHolidays: Holiday[] = [];
const year = Number(today.slice(0, 4));
const asHoliday = ({ fecha }: { fecha: string }): Holiday => ({
  fecha,
  nombre: 'Feriado',
  departamento: null,
  laborable: false,
});
const calendar = [year, year + 1].flatMap(nationalDays).map(asHoliday);
/** Returns the date `count` business days from today, with extra holidays. */
const dayAfter = (count: number, ...more: string[]) =>
  addBusinessDays(today, count, [...calendar, ...more.map((fecha) => asHoliday({ fecha }))], null);

const eighth = addBusinessDays(today, 8, noHolidays, null);
const fifth = addBusinessDays(today, 5, noHolidays, null);
const test = useApp();
let [plain, extended, answered]: Case[] = [];
beforeAll(async () => {
  [plain, extended, answered] = [await register(test), await register(test), await register(test)];
  for (const row of [extended, answered] as Case[]) {
    await order(test, row, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    await order(test, row, 'ampliar', { ...extension, ampliadoHasta: eighth }).expect(200);
  }
  await order(test, answered as Case, 'responder', answer).expect(200);
});

const fetchComplaint = async (row: Case | undefined) =>
  (await test.as('administrador').get(`/api/contactanos/reclamos/${row?.id}`).expect(200)).body;
const createHoliday = async (fecha: string) => (await addHoliday(test, { fecha })).body;

describe('deadlines calculated without the holidays of their year', () => {
  it('mark only the extension as an estimate in the response letter', async () => {
    const { body } = await test
      .as('comercial')
      .get(`/api/contactanos/reclamos/${answered?.id}/carta`)
      .responseType('blob')
      .expect(200);
    const letter = (await readPdf(body)).replace(/\s+/g, ' ');
    expect(letter).toContain(`${formatLongDate(eighth)} (fecha estimada`);
    expect(letter.match(/fecha estimada/g)).toHaveLength(1);
  });

  it('are recalculated once the calendar is complete, except extensions and answered cases', async () => {
    expect(await fetchComplaint(plain)).toMatchObject({ fechaLimite: fifth, plazoEstimado: true });
    await createHoliday(`${year - 1}-01-01`);
    expect((await fetchComplaint(plain)).plazoEstimado).toBe(true);
    for (const each of [year, year + 1]) await writeProposed(test, each);
    await createHoliday(dayAfter(5));
    const sixth = dayAfter(5, dayAfter(5));
    expect(await fetchComplaint(plain)).toMatchObject({ fechaLimite: sixth, venceEn: sixth, plazoEstimado: false });
    expect(await fetchComplaint(extended)).toMatchObject({ fechaLimite: fifth, venceEn: eighth, plazoEstimado: false });
    expect(await fetchComplaint(answered)).toMatchObject({ fechaLimite: fifth, venceEn: null, plazoEstimado: false });
    const settled = await fetchComplaint(plain);
    await createHoliday(sixth);
    const moved = await fetchComplaint(plain);
    expect(moved).toMatchObject({ plazoEstimado: false, version: settled.version + 1 });
    expect(moved.fechaLimite > settled.fechaLimite).toBe(true);
  });
});

describe('batch deletion of holidays', () => {
  it('recalculates each deadline once and restores the previous date', async () => {
    const before = await fetchComplaint(plain);
    // Deletes the latest day first: separate recalculations would each move the due date back by one day.
    const days = [2, 1, 0].map((n) =>
      n ? addBusinessDays(before.fechaLimite, n, calendar, null) : before.fechaLimite,
    );
    const rows = [];
    for (const day of days) rows.push(await createHoliday(day));
    const moved = await fetchComplaint(plain);
    expect(moved.fechaLimite > (days[0] as string)).toBe(true);
    const registros = rows.map(({ id, version }) => ({ id, version }));
    await test.as('administrador').post('/api/sitio/feriados/lote/eliminar').send({ registros }).expect(200);
    expect(await fetchComplaint(plain)).toMatchObject({ fechaLimite: before.fechaLimite, version: moved.version + 1 });
  });
});

describe('deadline of a reopened query', () => {
  it('is recalculated from the reopening date, as an estimate and after calendar changes', async () => {
    const own = await startApp();
    const section = 'contactanos/consultas';
    const { id } = await receivedAt(
      own,
      section,
      `${addBusinessDays(today, -6, noHolidays, null)}T15:00:00Z`,
      consulta,
    );
    const as = (name: string, values: object) =>
      order(own, { id } as Case, name, values, 'comercial', section).expect(200);
    const days = async () => (await own.as('comercial').get(`/api/${section}/${id}`).expect(200)).body;
    await as('atender', {});
    await as('responder', { respuesta: 'Desde Bs 10, con su cédula de identidad.', medioUsado: 'correo' });
    const { fechaLimite } = await days();
    await as('reabrir', { nota: 'Pide otro dato' });
    const second = addBusinessDays(today, 2, noHolidays, null);
    expect(await days()).toMatchObject({ venceEn: second, plazoDesde: today, plazoEstimado: true });
    await addHoliday(own, { fecha: second });
    for (const each of [year, year + 1]) await writeProposed(own, each);
    const third = dayAfter(2, second);
    expect(await days()).toMatchObject({ venceEn: third, plazoEstimado: false });
    await addHoliday(own, { fecha: third });
    // A late first response stays late.
    expect(await days()).toMatchObject({ venceEn: dayAfter(2, second, third), plazoEstimado: false, fechaLimite });
    await own.close();
  });
});
