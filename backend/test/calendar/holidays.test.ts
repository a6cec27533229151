import { beforeAll, describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';

const test = useApp();
beforeAll(async () => {
  const feriados = [
    { fecha: '2026-12-25', nombre: 'Navidad', ambito: 'nacional', tipo: 'feriado' },
    { fecha: '2026-09-14', nombre: 'Cochabamba', ambito: 'departamental', departamento: 'CB', tipo: 'feriado' },
    { fecha: '2026-12-24', nombre: 'Laborable por decreto', ambito: 'nacional', tipo: 'laborable', norma: 'D.S. 1' },
  ];
  for (const feriado of feriados) await test.as('administrador').post('/api/sitio/feriados').send(feriado).expect(201);
});

const get = (query: object) => test.anonymous.get('/api/publico/feriados').query(query);

describe('public holidays', () => {
  it('are those within the dates, in order', async () => {
    const { body } = await get({ desde: '2026-09-14', hasta: '2026-12-25' }).expect(200);
    expect(body).toEqual([
      { fecha: '2026-09-14', nombre: 'Cochabamba', departamento: 'CB', laborable: false },
      { fecha: '2026-12-24', nombre: 'Laborable por decreto', departamento: null, laborable: true },
      { fecha: '2026-12-25', nombre: 'Navidad', departamento: null, laborable: false },
    ]);
    expect((await get({ desde: '2026-12-25', hasta: '2026-12-25' }).expect(200)).body).toHaveLength(1);
    expect((await get({ desde: '2026-12-26', hasta: '2026-12-31' }).expect(200)).body).toEqual([]);
  });

  it.each([
    ['an end before the start', { desde: '2026-12-25', hasta: '2026-12-24' }],
    ['a range that is too long', { desde: '2026-01-01', hasta: '2046-01-01' }],
    ['an invalid date', { desde: '2026-02-30' }],
    ['an unknown parameter', { gestion: '2026' }],
  ])('reject %s', async (_, query) => {
    expect((await get(query).expect(400)).body.codigo).toBe('peticion_invalida');
  });
});

describe('proposed holidays of a year', () => {
  const proposalOf = (gestion: string | number) => `/api/sitio/feriados/propuesta/${gestion}`;

  it('are created when administrador accepts them', async () => {
    const admin = test.as('administrador');
    const { body } = await admin.get(proposalOf(2028)).expect(200);
    expect(body.propuestos).toHaveLength(20);
    expect(body.propuestos).toContainEqual({
      fecha: '2028-04-14',
      nombre: 'Viernes Santo',
      ambito: 'nacional',
      tipo: 'feriado',
      norma: 'Propuesto: sujeto a decreto',
    });
    expect((await admin.post(proposalOf(2028)).expect(200)).body).toEqual({ gestion: 2028, propuestos: [] });
    expect((await get({ desde: '2028-01-01', hasta: '2028-12-31' }).expect(200)).body).toHaveLength(20);
    expect((await admin.post(proposalOf(2028)).expect(200)).body.propuestos).toEqual([]);
    const query = { filter: JSON.stringify({ fecha_desde: '2028-01-01', fecha_hasta: '2028-12-31' }) };
    const { body: rows } = await admin.get('/api/sitio/feriados').query(query).expect(200);
    const { body: history } = await admin.get(`/api/sitio/feriados/${rows[0].id}/historial`).expect(200);
    expect(history).toMatchObject([{ accion: 'crear', uid: test.uids.administrador }]);
  });

  it('exclude existing holidays', async () => {
    const { body } = await test.as('administrador').get(proposalOf(2026)).expect(200);
    const lacking = body.propuestos as { fecha: string; departamento?: string }[];
    expect(lacking.flatMap(({ departamento }) => departamento ?? [])).toEqual([
      ...['OR', 'TJ', 'CH', 'LP', 'SC', 'PD', 'PT', 'BN'],
    ]);
    const national = lacking.filter(({ departamento }) => !departamento).map(({ fecha }) => fecha);
    expect(national).toHaveLength(10);
    expect(national).not.toContain('2026-12-25');
  });

  it('are proposed one by one, regardless of additional or deleted holidays', async () => {
    const admin = test.as('administrador');
    const names = async () =>
      (await admin.get(proposalOf(2030)).expect(200)).body.propuestos.map(({ nombre }: { nombre: string }) => nombre);
    const additional = { fecha: '2030-01-02', nombre: 'Feriado adicional', ambito: 'nacional', tipo: 'adicional' };
    await admin.post('/api/sitio/feriados').send(additional).expect(201);
    expect(await names()).toHaveLength(20);
    await admin.post(proposalOf(2030)).expect(200);
    expect(await names()).toEqual([]);
    const filter = JSON.stringify({ fecha_desde: '2030-05-01', fecha_hasta: '2030-05-01' });
    const { body: labour } = await admin.get('/api/sitio/feriados').query({ filter }).expect(200);
    await admin.delete(`/api/sitio/feriados/${labour[0].id}`).set('If-Match', '"1"').expect(200);
    expect(await names()).toEqual(['Día del Trabajo']);
  });

  it('return 403 without permission and 404 for an invalid year', async () => {
    await test.as('comercial').get(proposalOf(2029)).expect(403);
    await test.as('comercial').post(proposalOf(2029)).expect(403);
    await test.anonymous.post(proposalOf(2029)).expect(401);
    for (const gestion of ['1999', '20277', 'x']) await test.as('administrador').post(proposalOf(gestion)).expect(404);
  });
});
