import { sections, todayInLaPaz } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { historial } from '../../src/platform/database/schema/history.js';
import { signedInEarlier } from '../auth/signedInEarlier.js';
import { applicationFor } from '../cases/application.js';
import { type Case, register } from '../cases/complaint.js';
import { registerQuery } from '../cases/query.js';
import { useApp } from '../support/useApp.js';

const test = useApp();
let documents = 0;

const openings = async (registro: string) =>
  (await test.find('/api/sitio/auditoria', { registro, accion: 'abrir' })) as {
    email: string;
    seccion: string;
    titulo: string;
    creadoPor: string;
  }[];
const open = (rol: 'administrador' | 'comercial' | 'creditos', path: string) => test.as(rol).get(`/api/${path}`);

describe('audit of opened cases', () => {
  it('records the user and the row of a complaint', async () => {
    const { id, codigo } = await register(test);
    await open('comercial', `contactanos/reclamos/${id}`).expect(200);
    const lines = await openings(id);
    expect(lines).toMatchObject([{ creadoPor: test.uids.comercial, seccion: 'contactanos/reclamos' }]);
    expect(lines[0]?.titulo).toContain(codigo);
  });

  it('records a credit application', async () => {
    const { body } = await test
      .as('creditos')
      .post('/api/contactanos/solicitudes-creditos')
      .send(await applicationFor(test))
      .expect(201);
    const { id } = body;
    await open('creditos', `contactanos/solicitudes-creditos/${id}`).expect(200);
    expect(await openings(id)).toHaveLength(1);
  });

  it('skips queries, lists and rejected requests', async () => {
    const consulta = await registerQuery(test);
    await open('comercial', `contactanos/consultas/${consulta.id}`).expect(200);
    expect(await openings(consulta.id)).toEqual([]);
    const { id } = await register(test);
    await open('comercial', 'contactanos/reclamos').expect(200);
    await open('creditos', `contactanos/reclamos/${id}`).expect(403);
    expect(await openings(id)).toEqual([]);
  });

  const today = todayInLaPaz();
  const document = () => `68${String(documents).padStart(5, '0')}`;
  const listed = (query: object) => test.as('comercial').get('/api/contactanos/reclamos').query(query);
  const filter = (query: object) => ({ filter: JSON.stringify(query) });
  it.each<[string, (row: Case & { creadoEn: string }) => object, number]>([
    ['filters by identifier', ({ id }) => filter({ id }), 1],
    ['filters by several identifiers', ({ id }) => filter({ id: [id, '0197a000-0000-7000-8000-000000000000'] }), 1],
    ['filters by document number', () => filter({ numeroDocumento: document() }), 1],
    ['searches by number', ({ codigo }) => filter({ q: codigo }), 1],
    [
      'filters by creation instant',
      ({ creadoEn }) => filter({ creadoEn_desde: creadoEn, creadoEn_hasta: creadoEn }),
      1,
    ],
    ['returns one row', () => ({ range: '[0,0]', sort: '["creadoEn","DESC"]' }), 1],
    ['returns five rows', () => ({ range: '[0,4]', sort: '["creadoEn","DESC"]' }), 1],
    ['returns one screen', () => ({ range: '[0,19]', sort: '["creadoEn","DESC"]' }), 0],
    ['filters by day', () => filter({ creadoEn_desde: today, creadoEn_hasta: today }), 0],
    ['filters by state', () => filter({ estado: 'registrado' }), 0],
  ])('records the expected openings for a list that %s', async (_, query, lines) => {
    documents++;
    const row = (await register(test, { numeroDocumento: document() })) as Case & { creadoEn: string };
    const { body } = await listed(query(row)).expect(200);
    expect(body.map(({ id }: { id: string }) => id)).toContain(row.id);
    expect(await openings(row.id)).toHaveLength(lines);
    await listed(query(row)).expect(200);
    expect(await openings(row.id)).toHaveLength(lines);
  });

  it.each<[string, (rows: (Case & { numeroDocumento: string })[]) => object]>([
    ['identifiers', (rows) => ({ id: rows.map(({ id }) => id) })],
    ['documents', (rows) => ({ numeroDocumento: rows.map((row) => row.numeroDocumento) })],
  ])('records each row of a list filtered by many %s', async (_, query) => {
    const rows = [];
    for (let left = 7; left > 0; left--) {
      documents++;
      rows.push((await register(test, { numeroDocumento: document() })) as Case & { numeroDocumento: string });
    }
    expect((await listed(filter(query(rows))).expect(200)).body).toHaveLength(7);
    for (const { id } of rows) expect(await openings(id)).toHaveLength(1);
  });

  it('skips a global search by case number', async () => {
    const { id, codigo } = await register(test);
    await test.as('comercial').get('/api/panel/buscar').query({ q: codigo });
    expect(await openings(id)).toEqual([]);
  });

  it('records the current row returned with 412', async () => {
    const { id } = await register(test);
    const order = (version: string) =>
      test.as('comercial').post(`/api/contactanos/reclamos/${id}/analizar`).set('If-Match', version).send({});
    const { body } = await order('"9"').expect(412);
    expect(body.actual).toMatchObject({ id });
    expect(await openings(id)).toHaveLength(1);
  });

  it.each(['historial', 'notas', 'otros-casos'])('records a read of %s', async (part) => {
    const { id } = await register(test);
    await open('comercial', `contactanos/reclamos/${id}/${part}`).expect(200);
    expect(await openings(id)).toHaveLength(1);
  });

  it('records a draft of the reply letter', async () => {
    const { id } = await register(test);
    await test.as('comercial').post(`/api/contactanos/reclamos/${id}/carta/borrador`).send({}).expect(200);
    expect(await openings(id)).toHaveLength(1);
  });
});

describe('audit of bulk reads of cases', () => {
  const exportLines = async () =>
    (await test.find('/api/sitio/auditoria', { seccion: 'contactanos/reclamos', accion: 'exportar' })) as {
      titulo: string;
      creadoPor: string;
    }[];

  it('records a change feed as an export', async () => {
    await register(test);
    const { body } = await open('comercial', 'contactanos/reclamos/cambios').expect(200);
    expect(body.registros.length).toBeGreaterThan(0);
    expect(await exportLines()).toMatchObject([
      { titulo: `Lectura de ${body.registros.length} cambios`, creadoPor: test.uids.comercial },
    ]);
    await open('comercial', `contactanos/reclamos/cambios?desde=${encodeURIComponent(body.cursor)}`).expect(200);
    await open('administrador', 'novedades/cambios').expect(200);
  });

  it('records a list longer than a screen as an export and requires a recent sign-in', async () => {
    const tokenFrom = await signedInEarlier(test, 'comercial');
    const query = (minutesAgo: number, path: string) =>
      test.anonymous.get(`/api/contactanos/reclamos${path}`).set('Authorization', `Bearer ${tokenFrom(minutesAgo)}`);
    const before = (await exportLines()).length;
    const { body } = await open('comercial', 'contactanos/reclamos').expect(200);
    for (let left = 101 - body.length; left > 0; left--) await register(test);
    await open('comercial', 'contactanos/reclamos?range=[0,99]').expect(200);
    expect(await exportLines()).toHaveLength(before);
    for (const path of ['?range=[0,199]', '/cambios?limite=1000'])
      expect((await query(16, path).expect(401)).body.codigo).toBe('reautenticacion_requerida');
    await query(16, '?range=[0,99]').expect(200);
    expect(await exportLines()).toHaveLength(before);
    await query(14, '?range=[0,199]').expect(200);
    expect(await exportLines()).toHaveLength(before + 1);
  });
});

describe('audit of openings', () => {
  it('records one opening per case and user within ten minutes', async () => {
    const { id } = await register(test);
    const path = `contactanos/reclamos/${id}`;
    await Promise.all([open('comercial', path), open('comercial', path), open('comercial', `${path}/historial`)]);
    await open('administrador', path).expect(200);
    await open('comercial', path).expect(200);
    expect((await openings(id)).map(({ creadoPor }) => creadoPor).sort()).toEqual(
      [test.uids.administrador, test.uids.comercial].sort(),
    );
  });

  it('records a second opening after ten minutes', async () => {
    const { id, version } = await register(test);
    const en = new Date(Date.now() - 11 * 60_000).toISOString();
    const before = { seccion: sections['contactanos/reclamos'].name, registro: id, version, accion: 'abrir', en };
    await test.database
      .insert(historial)
      .values({ ...before, id, uid: test.uids.comercial, email: 'comercial@kantuta.test', titulo: 'Reclamo' });
    await open('comercial', `contactanos/reclamos/${id}`).expect(200);
    expect(await openings(id)).toHaveLength(2);
  });

  it('keeps openings out of the history of the case', async () => {
    const { id, version } = await register(test);
    await open('comercial', `contactanos/reclamos/${id}`).expect(200);
    await test
      .as('comercial')
      .post(`/api/contactanos/reclamos/${id}/analizar`)
      .send({ version, asignadoA: test.uids.comercial })
      .expect(200);
    const { body } = await open('comercial', `contactanos/reclamos/${id}/historial`).expect(200);
    expect(body.map(({ accion }: { accion: string }) => accion)).toEqual(['analizar', 'crear']);
    expect(body[0].cambios).toContainEqual({ campo: 'estado', antes: 'registrado', despues: 'en_analisis' });
    const first = await open('comercial', `contactanos/reclamos/${id}/historial/1`).expect(200);
    expect(first.body.datos.estado).toBe('registrado');
  });

  it('is readable only by administrador', async () => {
    for (const rol of ['comercial', 'creditos'] as const)
      await open(rol, 'sitio/auditoria?filter={"accion":"abrir"}').expect(403);
    expect((await open('administrador', 'sitio/auditoria?filter={"accion":"abrir"}').expect(200)).body).not.toEqual([]);
  });
});
