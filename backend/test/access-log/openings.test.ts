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

describe('opening a case', () => {
  it('is audited for a complaint, with user and row', async () => {
    const { id, codigo } = await register(test);
    await open('comercial', `contactanos/reclamos/${id}`).expect(200);
    const lines = await openings(id);
    expect(lines).toMatchObject([{ creadoPor: test.uids.comercial, seccion: 'contactanos/reclamos' }]);
    expect(lines[0]?.titulo).toContain(codigo);
  });

  it('is audited for a credit application', async () => {
    const { body } = await test
      .as('creditos')
      .post('/api/contactanos/solicitudes-creditos')
      .send(await applicationFor(test))
      .expect(201);
    const { id } = body;
    await open('creditos', `contactanos/solicitudes-creditos/${id}`).expect(200);
    expect(await openings(id)).toHaveLength(1);
  });

  it('is not noted of a query, of a list, or of what was refused', async () => {
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
    ['asks for its identifier', ({ id }) => filter({ id }), 1],
    ['asks for some, it among them', ({ id }) => filter({ id: [id, '0197a000-0000-7000-8000-000000000000'] }), 1],
    ['asks for its document', () => filter({ numeroDocumento: document() }), 1],
    ['looks for its number', ({ codigo }) => filter({ q: codigo }), 1],
    ['asks for its instant', ({ creadoEn }) => filter({ creadoEn_desde: creadoEn, creadoEn_hasta: creadoEn }), 1],
    ['asks for one row', () => ({ range: '[0,0]', sort: '["creadoEn","DESC"]' }), 1],
    ['asks for five rows', () => ({ range: '[0,4]', sort: '["creadoEn","DESC"]' }), 1],
    ['asks for what a screen shows', () => ({ range: '[0,19]', sort: '["creadoEn","DESC"]' }), 0],
    ['asks for those of a day', () => filter({ creadoEn_desde: today, creadoEn_hasta: today }), 0],
    ['asks by state', () => filter({ estado: 'registrado' }), 0],
  ])('is audited in a list that %s', async (_, query, lines) => {
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
  ])('is audited per row in a list of many %s', async (_, query) => {
    const rows = [];
    for (let left = 7; left > 0; left--) {
      documents++;
      rows.push((await register(test, { numeroDocumento: document() })) as Case & { numeroDocumento: string });
    }
    expect((await listed(filter(query(rows))).expect(200)).body).toHaveLength(7);
    for (const { id } of rows) expect(await openings(id)).toHaveLength(1);
  });

  it('is no part of finding it: where to go, and what else its person sent, say little of it', async () => {
    const { id, codigo } = await register(test);
    await test.as('comercial').get('/api/panel/buscar').query({ q: codigo });
    expect(await openings(id)).toEqual([]);
  });

  it('as it stands, for who comes second, is an opening as well', async () => {
    const { id } = await register(test);
    const order = (version: string) =>
      test.as('comercial').post(`/api/contactanos/reclamos/${id}/analizar`).set('If-Match', version).send({});
    const { body } = await order('"9"').expect(412);
    expect(body.actual).toMatchObject({ id });
    expect(await openings(id)).toHaveLength(1);
  });

  it.each(['historial', 'notas', 'otros-casos'])('is audited for its %s', async (part) => {
    const { id } = await register(test);
    await open('comercial', `contactanos/reclamos/${id}/${part}`).expect(200);
    expect(await openings(id)).toHaveLength(1);
  });

  it('as the letter that would answer it is an opening as well', async () => {
    const { id } = await register(test);
    await test.as('comercial').post(`/api/contactanos/reclamos/${id}/carta/borrador`).send({}).expect(200);
    expect(await openings(id)).toHaveLength(1);
  });
});

describe('many cases at once', () => {
  const taken = async () =>
    (await test.find('/api/sitio/auditoria', { seccion: 'contactanos/reclamos', accion: 'exportar' })) as {
      titulo: string;
      creadoPor: string;
    }[];

  it('in a change feed are audited as an export', async () => {
    await register(test);
    const { body } = await open('comercial', 'contactanos/reclamos/cambios').expect(200);
    expect(body.registros.length).toBeGreaterThan(0);
    expect(await taken()).toMatchObject([
      { titulo: `Lectura de ${body.registros.length} cambios`, creadoPor: test.uids.comercial },
    ]);
    await open('comercial', `contactanos/reclamos/cambios?desde=${encodeURIComponent(body.cursor)}`).expect(200);
    await open('administrador', 'novedades/cambios').expect(200);
  });

  it('in a list longer than a screen do, too, and on a screen do not', async () => {
    const tokenFrom = await signedInEarlier(test, 'comercial');
    const query = (minutesAgo: number, path: string) =>
      test.anonymous.get(`/api/contactanos/reclamos${path}`).set('Authorization', `Bearer ${tokenFrom(minutesAgo)}`);
    const before = (await taken()).length;
    const { body } = await open('comercial', 'contactanos/reclamos').expect(200);
    for (let left = 101 - body.length; left > 0; left--) await register(test);
    await open('comercial', 'contactanos/reclamos?range=[0,99]').expect(200);
    expect(await taken()).toHaveLength(before);
    for (const path of ['?range=[0,199]', '/cambios?limite=1000'])
      expect((await query(16, path).expect(401)).body.codigo).toBe('reautenticacion_requerida');
    await query(16, '?range=[0,99]').expect(200);
    expect(await taken()).toHaveLength(before);
    await query(14, '?range=[0,199]').expect(200);
    expect(await taken()).toHaveLength(before + 1);
  });
});

describe('openings', () => {
  it('within ten minutes count once per person and user', async () => {
    const { id } = await register(test);
    const path = `contactanos/reclamos/${id}`;
    await Promise.all([open('comercial', path), open('comercial', path), open('comercial', `${path}/historial`)]);
    await open('administrador', path).expect(200);
    await open('comercial', path).expect(200);
    expect((await openings(id)).map(({ creadoPor }) => creadoPor).sort()).toEqual(
      [test.uids.administrador, test.uids.comercial].sort(),
    );
  });

  it('ten minutes apart count twice', async () => {
    const { id, version } = await register(test);
    const en = new Date(Date.now() - 11 * 60_000).toISOString();
    const before = { seccion: sections['contactanos/reclamos'].name, registro: id, version, accion: 'abrir', en };
    await test.database
      .insert(historial)
      .values({ ...before, id, uid: test.uids.comercial, email: 'comercial@kantuta.test', titulo: 'Reclamo' });
    await open('comercial', `contactanos/reclamos/${id}`).expect(200);
    expect(await openings(id)).toHaveLength(2);
  });

  it('stay out of what happened to the case, which reads as before', async () => {
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

  it('are read by administrador alone', async () => {
    for (const rol of ['comercial', 'creditos'] as const)
      await open(rol, 'sitio/auditoria?filter={"accion":"abrir"}').expect(403);
    expect((await open('administrador', 'sitio/auditoria?filter={"accion":"abrir"}').expect(200)).body).not.toEqual([]);
  });
});
