import { type Rol, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';
import { storeRow } from './storeRow.js';

type Line = { clave: string; etiqueta: string; cantidad: number; enlace: string };

const today = todayInLaPaz();
/** A Monday at least three weeks ago, so that its week is over. */
const monday = addDays(today, -21 - ((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
const at = (day: number, hour = '16:00') => `${addDays(monday, day)}T${hour}:00.000Z`;

const test = useApp();

const trendsOf = async (rol: Rol, por = 'mes', of = test) =>
  (await of.as(rol).get('/api/panel/tendencias').query({ por }).expect(200)).body;

async function totalAt(rol: Rol, enlace: string): Promise<number> {
  const { pathname, searchParams } = new URL(enlace, test.origin);
  const { headers } = await test
    .as(rol)
    .get(pathname.replace('/administrador', '/api'))
    .query({ filter: searchParams.get('filter'), range: '[0,0]' })
    .expect(200);
  return Number(headers['content-range']?.split('/').at(-1));
}

/** Returns every item with a count and a link, at any depth of a response. */
const linesIn = (value: unknown): Line[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'enlace' in value && 'cantidad' in value ? [value as Line] : [];
  return [...own, ...Object.values(value).flatMap(linesIn)];
};

const findBy = <T>(rows: readonly T[], is: (row: T) => boolean) => rows.find(is) as T;

describe('trends of cases', () => {
  beforeAll(async () => {
    const near = await storeRow(test, 'sitio/agencias', { departamento: 'PT' });
    await storeRow(test, 'sitio/feriados', { fecha: addDays(monday, 1), ambito: 'departamental', departamento: 'PT' });
    await storeRow(test, 'sitio/feriados', { fecha: addDays(monday, 2), ambito: 'nacional' });
    const cases = [
      // Tuesday and Wednesday are holidays there; Thursday and Friday count.
      { agencia: near.id, respondidoEn: at(4), fechaLimite: addDays(monday, 4), motivo: 'mala_informacion' },
      // Without an agency, Tuesday counts.
      { respondidoEn: at(4), fechaLimite: addDays(monday, 3), motivo: 'mala_informacion' },
      // Late, except for its extension.
      { respondidoEn: at(7), fechaLimite: addDays(monday, 3), ampliadoHasta: addDays(monday, 7) },
      // Sunday of the previous week in La Paz.
      { creadoEn: at(0, '02:00') },
      { creadoEn: `${addDays(today, -500)}T16:00:00.000Z` },
    ];
    for (const one of cases) await storeRow(test, 'contactanos/reclamos', { creadoEn: at(0), ...one });
    await storeRow(test, 'contactanos/consultas', { creadoEn: at(0), tema: 'ahorro' });
  });

  const complaints = async (por = 'semana') =>
    findBy((await trendsOf('comercial', por)).casos, ({ seccion }) => seccion === 'contactanos/reclamos') as never as {
      periodos: { desde: string; hasta: string; recibidos: Line; respondidos: Line }[];
      grupos: { clave: string; filas: Line[] }[];
      respuesta: object;
    };

  it('count cases by week of reception and response in La Paz', async () => {
    const { periodos } = await complaints();
    expect(periodos).toHaveLength(12);
    const week = (desde: string) => {
      const { recibidos, respondidos } = findBy(periodos, (period) => period.desde === desde);
      return [recibidos.cantidad, respondidos.cantidad];
    };
    expect([week(addDays(monday, -7)), week(monday), week(addDays(monday, 7))]).toEqual([
      [1, 0],
      [3, 2],
      [0, 1],
    ]);
    expect(periodos.at(-1)?.desde).toBe(addDays(monday, 21));
  });

  it('count cases by month up to the current one', async () => {
    const { periodos } = await complaints('mes');
    expect(periodos.map(({ desde }) => desde).at(-1)).toBe(`${today.slice(0, 7)}-01`);
    expect(periodos).toHaveLength(12);
    expect(periodos.reduce((sum, { recibidos }) => sum + recibidos.cantidad, 0)).toBe(4);
  });

  it('count cases by reason, most frequent first', async () => {
    const { grupos } = await complaints();
    const reasons = findBy(grupos, ({ clave }) => clave === 'motivo').filas;
    expect(reasons.map(({ clave, cantidad }) => [clave, cantidad])).toEqual([expect.anything(), expect.anything()]);
    expect(findBy(reasons, ({ clave }) => clave === 'mala_informacion')).toMatchObject({
      etiqueta: 'Mala información',
      cantidad: 2,
    });
  });

  it('average the business days with local holidays, and count the responses on time', async () => {
    // 2, 3 and 4 days: the third spans Friday and Monday.
    expect((await complaints()).respuesta).toEqual({
      cantidad: 3,
      diasHabiles: 3,
      conPlazo: 3,
      dentroDelPlazo: 2,
    });
  });

  it.each(['mes', 'semana'])('link each figure to the list of exactly those rows, by %s', async (por) => {
    const lines = linesIn(await trendsOf('comercial', por)).filter(({ cantidad }) => cantidad > 0);
    expect(lines.length).toBeGreaterThan(5);
    for (const { enlace, cantidad } of lines)
      expect({ enlace, cantidad }).toEqual({ enlace, cantidad: await totalAt('comercial', enlace) });
  });

  it('cover only the sections of each role', async () => {
    const keys = async (rol: Rol) => {
      const { casos, embudo, calificaciones } = await trendsOf(rol);
      return [casos.map(({ seccion }: { seccion: string }) => seccion), Boolean(embudo), Boolean(calificaciones)];
    };
    const both = ['contactanos/reclamos', 'contactanos/consultas'];
    expect(await keys('administrador')).toEqual([both, true, true]);
    expect(await keys('comercial')).toEqual([both, false, true]);
    expect(await keys('creditos')).toEqual([[], true, false]);
    for (const rol of ['sistemas', 'finanzas', 'rrhh'] as const) expect(await keys(rol)).toEqual([[], false, false]);
    await test.anonymous.get('/api/panel/tendencias').expect(401);
  });

  it('reject other periods', async () => {
    await test.as('comercial').get('/api/panel/tendencias?por=siglo').expect(400);
  });
});

describe('funnel of applications', () => {
  it('counts applications by state in life-cycle order', async () => {
    const product = await storeRow(test, 'productos/simulador-creditos');
    const agency = await storeRow(test, 'sitio/agencias');
    for (const estado of ['desembolsada', 'recibida', 'recibida'])
      await storeRow(test, 'contactanos/solicitudes-creditos', { producto: product.id, agencia: agency.id, estado });
    const { filas } = (await trendsOf('creditos')).embudo;
    expect(filas.map(({ etiqueta, cantidad }: Line) => [etiqueta, cantidad])).toEqual([
      ['Recibida', 2],
      ['Desembolsada', 1],
    ]);
    for (const { enlace, cantidad } of filas) expect(await totalAt('creditos', enlace)).toBe(cantidad);
  });
});

describe('service ratings', () => {
  let agency: string;
  const rate = (puntaje: number, recomendaria: number | null, more: object = {}) =>
    storeRow(test, 'contactanos/calificaciones', {
      puntaje: String(puntaje),
      recomendaria,
      canalEvaluado: 'agencia',
      agencia: agency,
      deseaContacto: false,
      ...more,
    });
  const ratings = async () => (await trendsOf('comercial')).calificaciones;

  beforeAll(async () => {
    agency = (await storeRow(test, 'sitio/agencias', { nombre: 'Agencia Sopocachi' })).id;
  });

  it('hide mean, NPS and distribution below five answers', async () => {
    const few = [
      [5, 10],
      [5, 9],
      [4, 7],
      [1, 0],
    ] as const;
    for (const [puntaje, recomendaria] of few) await rate(puntaje, recomendaria);
    const { total, distribucion, agencias, periodos } = await ratings();
    const hidden = { cantidad: 4, media: null, recomiendan: 4, nps: null };
    expect(total).toMatchObject(hidden);
    expect(distribucion).toBeNull();
    expect(agencias).toEqual([expect.objectContaining({ etiqueta: 'Agencia Sopocachi', ...hidden })]);
    expect(periodos.at(-1)).toMatchObject(hidden);

    // A fifth score without a recommendation: a mean, but no NPS.
    await rate(2, null);
    const scored = { cantidad: 5, media: 3.4, recomiendan: 4, nps: null };
    expect((await ratings()).total).toMatchObject(scored);
    expect((await ratings()).agencias[0]).toMatchObject(scored);
  });

  it('calculate the NPS as promoters (9–10) minus detractors (0–6), in percent of the answers', async () => {
    await rate(3, 6);
    // Two promoters, one passive, two detractors.
    expect((await ratings()).total).toMatchObject({ recomiendan: 5, nps: 0 });
    await rate(5, 9);
    // Three minus two, of six.
    expect((await ratings()).total).toMatchObject({ cantidad: 7, media: 3.57, recomiendan: 6, nps: 17 });
    const { distribucion, periodos } = await ratings();
    expect(distribucion.map(({ cantidad }: Line) => cantidad)).toEqual([1, 1, 1, 1, 3]);
    expect(periodos.at(-1)).toMatchObject({ cantidad: 7, nps: 17 });
  });

  it('exclude discarded ratings', async () => {
    const before = (await ratings()).total;
    await rate(1, 0, { estado: 'spam' });
    expect((await ratings()).total).toEqual(before);
    await rate(1, 0, { estado: 'archivada' });
    expect((await ratings()).total.cantidad).toBe(before.cantidad + 1);
  });

  it('group ratings without an agency, and link to each list', async () => {
    await rate(5, 10, { canalEvaluado: 'web', agencia: null });
    const answer = await ratings();
    expect(findBy(answer.agencias as Line[], ({ clave }) => clave === null)).toMatchObject({
      etiqueta: 'Sin agencia',
      cantidad: 1,
      media: null,
    });
    for (const { enlace, cantidad } of linesIn(answer)) expect(await totalAt('comercial', enlace)).toBe(cantidad);
  });
});
