import { type AnySection, type Rol, sectionList, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';
import { storeRow } from './storeRow.js';

type Line = { clave: string | null; etiqueta: string; cantidad: number; enlace: string; porPeriodo: number[] };

const today = todayInLaPaz();
/** A Monday at least three weeks ago, so that its week is over. */
const monday = addDays(today, -21 - ((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
const at = (day: number) => `${addDays(monday, day)}T16:00:00.000Z`;

const test = useApp();
let agencia: string;
beforeAll(async () => {
  agencia = (await storeRow(test, 'sitio/agencias', { nombre: 'Agencia El Alto' })).id;
  const cases = [
    { agencia, motivo: 'mala_informacion', respondidoEn: at(1), fechaLimite: addDays(monday, 4) },
    { agencia, motivo: 'mala_informacion', respondidoEn: at(2), fechaLimite: addDays(monday, 4) },
    { motivo: 'billete_falso', respondidoEn: at(15), fechaLimite: addDays(monday, 4) },
    { motivo: 'billete_falso', creadoEn: at(8) },
    { motivo: 'billete_falso', creadoEn: `${addDays(today, -500)}T16:00:00.000Z` },
  ];
  for (const one of cases) await storeRow(test, 'contactanos/reclamos', { creadoEn: at(0), ...one });
  await storeRow(test, 'contactanos/opiniones', { creadoEn: at(0), tipo: 'sugerencia' });
});

const fetchStatistics = (name: string, rol: Rol = 'comercial', por = 'semana') =>
  test.as(rol).get(`/api/contactanos/${name}/estadisticas`).query({ por });
const groupIn = (body: { grupos: { clave: string; filas: Line[] }[] }, name: string) =>
  body.grupos.find(({ clave }) => clave === name)?.filas ?? [];

describe('statistics of complaints', () => {
  it('contain the mean and median response time and the responses on time', async () => {
    // 1, 2 and 11 business days.
    const { body } = await fetchStatistics('reclamos').expect(200);
    expect(body.tiempos).toEqual({ respondidos: 3, promedio: 4.7, mediana: 2, conPlazo: 3, dentroDelPlazo: 2 });
  });

  it('count reasons and branches by period, most frequent first', async () => {
    const { body } = await fetchStatistics('reclamos').expect(200);
    const first = body.periodos.findIndex(({ desde }: { desde: string }) => desde === monday);
    const counts = (line: Line | undefined) => line?.porPeriodo.slice(first, first + 2);
    const reasons = groupIn(body, 'motivo');
    expect(reasons.map(({ etiqueta, cantidad }) => [etiqueta, cantidad])).toEqual([
      ['Entrega de billete falso', 2],
      ['Mala información', 2],
    ]);
    expect(reasons.map(counts)).toEqual([
      [1, 1],
      [2, 0],
    ]);
    const branches = groupIn(body, 'agencia');
    expect(branches.map(({ clave, etiqueta, cantidad }) => [clave, etiqueta, cantidad])).toEqual([
      [agencia, 'Agencia El Alto', 2],
      [null, 'Sin dato', 2],
    ]);
    expect(body.periodos[first].recibidos.cantidad).toBe(3);
    expect(body.periodos[first].respondidos.cantidad).toBe(2);
  });

  it('sum to the total of each period', async () => {
    for (const por of ['mes', 'semana']) {
      const { body } = await fetchStatistics('reclamos', 'administrador', por).expect(200);
      for (const { filas } of body.grupos as { filas: Line[] }[])
        body.periodos.forEach(({ recibidos }: { recibidos: { cantidad: number } }, period: number) => {
          expect(filas.reduce((sum, { porPeriodo }) => sum + (porPeriodo[period] ?? 0), 0)).toBe(recibidos.cantidad);
        });
    }
  });

  it('link each figure to the list of exactly those rows', async () => {
    const { body } = await fetchStatistics('reclamos').expect(200);
    const lines = [...body.grupos.flatMap(({ filas }: { filas: Line[] }) => filas)];
    expect(lines.length).toBeGreaterThan(5);
    for (const { enlace, cantidad } of lines) {
      const { pathname, searchParams } = new URL(enlace, test.origin);
      const { headers } = await test
        .as('comercial')
        .get(pathname.replace('/administrador', '/api'))
        .query({ filter: searchParams.get('filter'), range: '[0,0]' })
        .expect(200);
      expect([enlace, Number(headers['content-range']?.split('/').at(-1))]).toEqual([enlace, cantidad]);
    }
  });
});

it('statistics of a section without responses have no times', async () => {
  const { body } = await fetchStatistics('opiniones').expect(200);
  expect([body.tiempos, body.periodos[0].respondidos]).toEqual([null, null]);
  expect(groupIn(body, 'tipo')).toMatchObject([{ etiqueta: 'Sugerencia', cantidad: 1 }]);
});

it('statistics exist for each submission section, for its readers only', async () => {
  const forms = sectionList.filter(({ kind }) => kind === 'submission');
  for (const { name } of forms) {
    await test.as('administrador').get(`/api/${name}/estadisticas`).expect(200);
    await test.as('finanzas').get(`/api/${name}/estadisticas`).expect(403);
  }
  await fetchStatistics('solicitudes-creditos', 'creditos').expect(200);
  await fetchStatistics('solicitudes-creditos', 'comercial').expect(403);
  await fetchStatistics('reclamos', 'creditos').expect(403);
  await test.anonymous.get('/api/contactanos/reclamos/estadisticas').expect(401);
});

it.each(['dia', 'mes,semana', '', '__proto__'])('statistics reject the period «%s»', async (por) => {
  await fetchStatistics('reclamos', 'comercial', por).expect(400);
});

it('statistics group by fields that lists can filter', () => {
  for (const { submission, table } of sectionList as readonly AnySection[])
    for (const name of submission?.countedBy ?? []) expect([...table.filter]).toContain(name);
});
