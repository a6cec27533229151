import { formatLongDate, todayInLaPaz } from '@coop/domain';
import { addBusinessDays, type Holiday } from '@coop/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readPdf } from '../support/readPdf.js';
import { startApp, type TestApp } from '../support/startApp.js';
import { answer, type Case, extension, order, register } from './complaint.js';
import { addHoliday } from './writeCalendar.js';

const today = todayInLaPaz();
const noHolidays: Holiday[] = [];

const eighth = addBusinessDays(today, 8, noHolidays, null);
const fifth = addBusinessDays(today, 5, noHolidays, null);
let test: TestApp;
let [plain, extended, answered]: Case[] = [];
beforeAll(async () => {
  test = await startApp();
  [plain, extended, answered] = [await register(test), await register(test), await register(test)];
  for (const row of [extended, answered] as Case[]) {
    await order(test, row, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    await order(test, row, 'ampliar', { ...extension, ampliadoHasta: eighth }).expect(200);
  }
  await order(test, answered as Case, 'responder', answer).expect(200);
});
afterAll(() => test.close());

const reading = async (row: Case | undefined) =>
  (await test.as('administrador').get(`/api/contactanos/reclamos/${row?.id}`).expect(200)).body;
const write = async (fecha: string) => (await addHoliday(test, { fecha })).body;

describe('days that were worked out without the holidays of their year', () => {
  it('are told apart: that of the extension is an estimate, and not the one before it', async () => {
    const { body } = await test
      .as('comercial')
      .get(`/api/contactanos/reclamos/${answered?.id}/carta`)
      .responseType('blob')
      .expect(200);
    const letter = (await readPdf(body)).replace(/\s+/g, ' ');
    expect(letter).toContain(`${formatLongDate(eighth)} (fecha estimada`);
    expect(letter.match(/fecha estimada/g)).toHaveLength(1);
  });

  it('are counted anew with them, but for what somebody chose or was answered, and follow the calendar from then on', async () => {
    expect(await reading(plain)).toMatchObject({ fechaLimite: fifth, plazoEstimado: true });
    await write(`${Number(today.slice(0, 4)) - 1}-05-01`);
    expect((await reading(plain)).plazoEstimado).toBe(true);
    await write(`${Number(today.slice(0, 4)) + 1}-05-01`);
    await write(fifth);
    const sixth = addBusinessDays(today, 6, noHolidays, null);
    expect(await reading(plain)).toMatchObject({ fechaLimite: sixth, venceEn: sixth, plazoEstimado: false });
    expect(await reading(extended)).toMatchObject({ fechaLimite: fifth, venceEn: eighth, plazoEstimado: false });
    expect(await reading(answered)).toMatchObject({ fechaLimite: fifth, venceEn: null, plazoEstimado: false });
    const settled = await reading(plain);
    await write(sixth);
    const moved = await reading(plain);
    expect(moved).toMatchObject({ plazoEstimado: false, version: settled.version + 1 });
    expect(moved.fechaLimite > settled.fechaLimite).toBe(true);
  });
});

describe('holidays that are taken out together', () => {
  it('have each case counted once, as if they had never been', async () => {
    const before = await reading(plain);
    // The last is the first that is written, and taken out: each alone would bring the day a step back.
    const days = [2, 1, 0].map((n) =>
      n ? addBusinessDays(before.fechaLimite, n, noHolidays, null) : before.fechaLimite,
    );
    const rows = [];
    for (const day of days) rows.push(await write(day));
    const moved = await reading(plain);
    expect(moved.fechaLimite > (days[0] as string)).toBe(true);
    const registros = rows.map(({ id, version }) => ({ id, version }));
    await test.as('administrador').post('/api/sitio/feriados/lote/eliminar').send({ registros }).expect(200);
    expect(await reading(plain)).toMatchObject({ fechaLimite: before.fechaLimite, version: moved.version + 1 });
  });
});
