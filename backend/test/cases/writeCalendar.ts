import type { TestApp } from '../support/startApp.js';

const national = [
  ...['01-01', '01-02', '01-23', '02-16', '02-17', '04-03', '05-01', '06-04', '06-05', '06-22', '08-06', '08-07'],
  ...['11-02', '12-25'],
];

export const addHoliday = (test: TestApp, values: object) =>
  test
    .as('administrador')
    .post('/api/sitio/feriados')
    .send({ nombre: 'Feriado', tipo: 'feriado', ambito: 'nacional', ...values })
    .expect(201);

/** Writes the national holidays of 2026. */
export async function writeCalendar(test: TestApp): Promise<void> {
  for (const day of national) await addHoliday(test, { fecha: `2026-${day}` });
}

/** Writes the proposed holidays of a year, known before its decree. */
export const writeProposed = (test: TestApp, year: number) =>
  test.as('administrador').post(`/api/sitio/feriados/propuesta/${year}`).expect(200);
