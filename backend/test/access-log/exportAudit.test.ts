import type { AnyRow, Rol } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { desc } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { correos } from '../../src/platform/database/schema/correos.js';
import { historial } from '../../src/platform/database/schema/history.js';
import { tables } from '../../src/platform/database/tables/tables.js';
import { signedInEarlier } from '../auth/signedInEarlier.js';
import { applicationFor } from '../cases/application.js';
import { otherSystems } from '../machines/otherSystems.js';
import { storeRow } from '../panel/storeRow.js';
import { useApp } from '../support/useApp.js';

const APPLICATIONS = 'contactanos/solicitudes-creditos';
const AUTHORIZATIONS = 'servicios/autorizaciones-debito';
/** Rows per section: above the hourly limit of a listing and above one page. */
const MANY = 701;

const test = useApp();
const systems = otherSystems(() => test);
beforeAll(async () => {
  const { agencia, producto } = await applicationFor(test);
  await storeMany(APPLICATIONS, () => ({ agencia, producto }));
  await storeMany(AUTHORIZATIONS, () => ({}));
  await storeMany('novedades', () => ({}));
  await storeMany('sitio/feriados', (n) => ({ fecha: addDays('2026-01-01', n) }));
});

async function storeMany(name: keyof typeof tables, valuesOf: (n: number) => object): Promise<void> {
  const first = await storeRow(test, name, valuesOf(0));
  const others = Array.from({ length: MANY - 1 }, (_, n) => {
    const id = uuidv7();
    return { ...first, id, codigo: id.slice(-12), slug: id, ...valuesOf(n + 1) };
  });
  await test.database.insert(tables[name]).values(others as never);
}

type Line = { titulo: string; seccion: string; creadoPor: string };
const lines = async (accion: string, seccion: string): Promise<Line[]> =>
  (
    await test
      .as('administrador')
      .get('/api/sitio/auditoria')
      .query({ filter: JSON.stringify({ seccion, accion }), range: '[0,99]' })
      .expect(200)
  ).body;

/** Signs up a user whose requests carry a sign-in of `minutesAgo` minutes before. */
async function signUp(rol: Rol) {
  const tokenFrom = await signedInEarlier(test, rol);
  return (minutesAgo: number, path: string) =>
    test.anonymous.get(`/api/${path}`).set('Authorization', `Bearer ${tokenFrom(minutesAgo)}`);
}
type Person = Awaited<ReturnType<typeof signUp>>;

/** Returns the user's `exportar` entries of the audit log for a section. */
async function linesOf(send: Person, section: string): Promise<Line[]> {
  const { uid } = (await send(14, 'yo').expect(200)).body;
  return (await lines('exportar', section)).filter(({ creadoPor }) => creadoPor === uid);
}

const page = (section: string, n: number, rows = 100) =>
  `${section}?range=[${n * rows},${n * rows + rows - 1}]&sort=["id","ASC"]`;

/** Counts the consecutive pages, from the first, that are returned to a sign-in of 16 minutes before. */
async function pagesOf(send: Person, section: string, rows = 100, most = 7): Promise<number> {
  for (let n = 0; n < most; n++) if ((await send(16, page(section, n, rows))).status !== 200) return n;
  return most;
}

describe('hourly limit on listed personal data', () => {
  it('requires a recent sign-in past 500 rows and records one line', async () => {
    const send = await signUp('creditos');
    expect(await pagesOf(send, APPLICATIONS)).toBe(5);
    const { body } = await send(16, page(APPLICATIONS, 5)).expect(401);
    expect(body.codigo).toBe('reautenticacion_requerida');
    await send(14, page(APPLICATIONS, 5)).expect(200);
    await send(14, page(APPLICATIONS, 6)).expect(200);
    expect(await linesOf(send, APPLICATIONS)).toMatchObject([{ titulo: 'Más de 500 registros listados en una hora' }]);
  });

  it('counts distinct rows, so that repeated pages are free', async () => {
    const send = await signUp('creditos');
    const first = page(APPLICATIONS, 0);
    for (let times = 0; times < 12; times++) await send(16, first).expect(200);
    await send(16, page(APPLICATIONS, 1)).expect(200);
    for (let n = 0; n < 10; n++) await send(16, page(APPLICATIONS, n, 20)).expect(200);
    expect(await pagesOf(send, APPLICATIONS)).toBe(5);
    await send(16, first).expect(200);
  });

  it('also limits short pages and concurrent requests', async () => {
    const short = await signUp('creditos');
    expect(await pagesOf(short, APPLICATIONS, 20, 35)).toBeLessThanOrEqual(30);
    const hasty = await signUp('creditos');
    const paths = Array.from({ length: 14 }, (_, n) => page(APPLICATIONS, n % 7));
    const answers = await Promise.all(paths.map((path) => hasty(16, path)));
    const delivered = answers.filter(({ status }) => status === 200).flatMap(({ body }) => body as AnyRow[]);
    expect(new Set(delivered.map(({ id }) => id)).size).toBeLessThanOrEqual(600);
  });

  it('also limits the global search', async () => {
    const send = await signUp('creditos');
    const { codigo } = tables[APPLICATIONS];
    const [last] = await test.database
      .select({ codigo })
      .from(tables[APPLICATIONS])
      .orderBy(desc(tables[APPLICATIONS].id))
      .limit(1);
    const look = (minutesAgo: number) => send(minutesAgo, `panel/buscar?q=${last?.codigo}`);
    const [before] = (await look(16).expect(200)).body;
    expect(before).toMatchObject({ seccion: APPLICATIONS });
    const other = await signUp('creditos');
    expect(await pagesOf(other, APPLICATIONS)).toBe(5);
    await other(16, `panel/buscar?q=${last?.codigo}`).expect(401);
    await other(14, `panel/buscar?q=${last?.codigo}`).expect(200);
  });

  it('also limits the change feed', async () => {
    const send = await signUp('creditos');
    let cursor = '';
    for (let n = 0; n < 5; n++) {
      const desde = cursor && `&desde=${encodeURIComponent(cursor)}`;
      ({ cursor } = (await send(16, `${APPLICATIONS}/cambios?limite=100${desde}`).expect(200)).body);
    }
    const next = `${APPLICATIONS}/cambios?limite=100&desde=${encodeURIComponent(cursor)}`;
    expect((await send(16, next).expect(401)).body.codigo).toBe('reautenticacion_requerida');
    await send(14, next).expect(200);
  });

  it('resets after an hour', async () => {
    const send = await signUp('creditos');
    expect(await pagesOf(send, APPLICATIONS)).toBe(5);
    const now = Date.now.bind(Date);
    const later = jest.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_001);
    try {
      await send(16, page(APPLICATIONS, 5)).expect(200);
    } finally {
      later.mockRestore();
    }
  });

  it('counts per user and section', async () => {
    const one = await signUp('administrador');
    expect(await pagesOf(one, APPLICATIONS)).toBe(5);
    expect(await pagesOf(one, AUTHORIZATIONS)).toBe(5);
    expect(await pagesOf(await signUp('administrador'), AUTHORIZATIONS)).toBe(5);
  });

  it('does not apply to publications or internal sections', async () => {
    const send = await signUp('administrador');
    for (const section of ['novedades', 'sitio/feriados']) {
      expect(await pagesOf(send, section)).toBe(7);
      await send(16, `${section}?range=[0,999]`).expect(200);
      await send(16, `${section}/cambios?limite=500`).expect(200);
      expect(await lines('exportar', section)).toEqual([]);
    }
  });
});

describe('export audit of other personal data', () => {
  beforeAll(async () => {
    const en = new Date().toISOString();
    for (let left = 101; left > 0; left--) {
      const id = uuidv7();
      await test.database.insert(correos).values({
        ...{ id, version: 1, clave: id, para: `socio${left}@entidad.bo`, asunto: 'Su consulta', adjuntos: [] },
        ...{ estado: 'enviado', seccion: 'contactanos/consultas', registro: id, creadoEn: en, actualizadoEn: en },
      });
      await test.database.insert(historial).values({
        ...{ id, seccion: 'novedades', registro: id, version: 1, accion: 'crear', titulo: 'Novedad', en },
        ...{ uid: test.uids.comercial, email: 'comercial@kantuta.test' },
      });
    }
  });

  it.each([
    ['the debit register', `${AUTHORIZATIONS}?range=[0,999]`, AUTHORIZATIONS],
    ['the changes of the debit register', `${AUTHORIZATIONS}/cambios?limite=500`, AUTHORIZATIONS],
    ['the audit log', 'sitio/auditoria?range=[0,999]', 'sitio/auditoria'],
    ['the mail list', 'sitio/correos?range=[0,999]', 'sitio/correos'],
  ])('records a list longer than a screen from %s as an export', async (_, path, section) => {
    const send = await signUp('administrador');
    const before = (await lines('exportar', section)).length;
    expect((await send(16, path).expect(401)).body.codigo).toBe('reautenticacion_requerida');
    expect(await lines('exportar', section)).toHaveLength(before);
    await send(14, path).expect(200);
    expect(await lines('exportar', section)).toHaveLength(before + 1);
    await send(16, page(section, 0)).expect(200);
    expect(await lines('exportar', section)).toHaveLength(before + 1);
  });

  it('records each list that an API key reads, also filtered ones', async () => {
    const { row, key } = await systems.machine([`${AUTHORIZATIONS}:leer`, 'contactanos/consultas:leer']);
    const by = systems.by(key);
    const { id } = await storeRow(test, 'contactanos/consultas');
    const [authorization] = (await by.get(`/api/${page(AUTHORIZATIONS, 0, 20)}`).expect(200)).body as AnyRow[];
    await by
      .get(`/api/${AUTHORIZATIONS}`)
      .query({ filter: JSON.stringify({ id: authorization?.id }) })
      .expect(200);
    await by.get(`/api/${AUTHORIZATIONS}/cambios?limite=10`).expect(200);
    await by
      .get('/api/contactanos/consultas')
      .query({ filter: JSON.stringify({ id }) })
      .expect(200);
    const own = async (section: string) =>
      (await lines('exportar', section)).filter(({ creadoPor }) => creadoPor === row.id).map(({ titulo }) => titulo);
    expect((await own(AUTHORIZATIONS)).sort()).toEqual([
      'Lectura de 10 cambios',
      'Lista de 20 registros',
      'Lista de un registro',
    ]);
    expect(await own('contactanos/consultas')).toEqual(['Lista de un registro']);
  });

  it('does not limit an API key, which has no password', async () => {
    const by = systems.by((await systems.machine([`${APPLICATIONS}:leer`])).key);
    for (let n = 0; n < 7; n++) await by.get(`/api/${page(APPLICATIONS, n)}`).expect(200);
  });

  it('records a global search that returns personal data', async () => {
    const { codigo } = await storeRow(test, AUTHORIZATIONS, { codigo: 'AD-2026-990001' });
    const { body } = await test.as('administrador').get('/api/panel/buscar').query({ q: codigo }).expect(200);
    expect(body).toMatchObject([{ seccion: AUTHORIZATIONS }]);
    expect(await lines('buscar', AUTHORIZATIONS)).toMatchObject([{ creadoPor: test.uids.administrador }]);
    await storeRow(test, 'sitio/feriados', { nombre: 'Aniversario de Huanuni', fecha: '2025-06-01' });
    await test.as('administrador').get('/api/panel/buscar').query({ q: 'huanuni' }).expect(200);
    expect(await lines('buscar', 'sitio/feriados')).toEqual([]);
  });
});
