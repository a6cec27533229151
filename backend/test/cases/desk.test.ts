import { describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';
import { applicationFor } from './application.js';
import { type Case, favourable, order, register } from './complaint.js';
import { registerQuery } from './query.js';

const test = useApp();

type Rol = 'administrador' | 'comercial' | 'creditos';
const toReferences = (rows: readonly Case[]) => rows.map(({ id, version }) => ({ id, version }));
const lote = (section: string, action: string, body: object, rol: Rol = 'comercial') =>
  test.as(rol).post(`/api/contactanos/${section}/lote/${action}`).send(body);
const get = async (section: string, { id }: Case): Promise<Case> =>
  (await test.as('comercial').get(`/api/contactanos/${section}/${id}`).expect(200)).body;

describe('batch assignment', () => {
  it('assigns all cases and moves new ones to analysis', async () => {
    const [fresh, started] = [await register(test), await register(test)];
    await order(test, started, 'analizar', { asignadoA: test.uids.administrador }).expect(200);
    const registros = toReferences([fresh, await get('reclamos', started)]);
    const { body } = await lote('reclamos', 'asignar', { registros, asignadoA: test.uids.comercial }).expect(200);
    expect(body.registros).toMatchObject(
      registros.map(({ id }) => ({ id, asignadoA: test.uids.comercial, estado: 'en_analisis' })),
    );
  });

  it('changes nothing when one case rejects it, and names that case', async () => {
    const [open, closed] = [await register(test), await register(test)];
    await order(test, closed, 'anular', { motivoAnulacion: 'registro_de_prueba' }, 'administrador').expect(200);
    const registros = toReferences([open, await get('reclamos', closed)]);
    const { body } = await lote('reclamos', 'asignar', { registros, asignadoA: test.uids.comercial }).expect(422);
    expect(body).toMatchObject({ codigo: 'lote_rechazado', fallas: [{ id: closed.id }] });
    expect((await get('reclamos', open)).asignadoA).toBeNull();
  });

  it.each([
    ['no user', {}, 422],
    ['an unknown user', { asignadoA: 'nadie-conocido' }, 422],
    ['a user with an unknown field', { asignadoA: 'x', estado: 'cerrado' }, 422],
  ])('rejects an assignment to %s', async (_, values, status) => {
    const row = await register(test);
    await lote('reclamos', 'asignar', { registros: toReferences([row]), ...values }).expect(status);
    expect((await get('reclamos', row)).asignadoA).toBeNull();
  });

  it('rejects users without access to the section, and rows without a version', async () => {
    const row = await register(test);
    const asignadoA = test.uids.comercial;
    await lote('reclamos', 'asignar', { registros: toReferences([row]), asignadoA }, 'creditos').expect(403);
    const { status } = await lote('reclamos', 'asignar', { registros: [{ id: row.id }], asignadoA });
    expect(status).toBe(428);
  });
});

describe('batch discard of queries', () => {
  it('discards and restores them, with a history entry each', async () => {
    const rows = [await registerQuery(test), await registerQuery(test)];
    const { body } = await lote('consultas', 'descartar', { registros: toReferences(rows) }).expect(200);
    expect(body.registros.map(({ estado }: Case) => estado)).toEqual(['spam', 'spam']);
    const { body: history } = await test.as('comercial').get(`/api/contactanos/consultas/${rows[0]?.id}/historial`);
    expect(history[0]).toMatchObject({ accion: 'descartar', uid: test.uids.comercial });
    await lote('consultas', 'readmitir', { registros: toReferences(rows) }).expect(422);
    const { body: back } = await lote('consultas', 'readmitir', { registros: toReferences(body.registros) }).expect(
      200,
    );
    expect(back.registros.map(({ estado }: Case) => estado)).toEqual(['nueva', 'nueva']);
  });

  it('returns 404 for complaints', async () => {
    const row = await register(test);
    await lote('reclamos', 'descartar', { registros: toReferences([row]) }).expect(404);
  });
});

describe('batch annulment of complaints', () => {
  const trial = { motivoAnulacion: 'registro_de_prueba' };
  const annul = (rows: readonly Case[], values: object = trial, rol: Rol = 'administrador') =>
    lote('reclamos', 'anular', { registros: toReferences(rows), ...values }, rol);
  const statesOf = async (rows: readonly Case[]) =>
    Promise.all(rows.map(async (row) => (await get('reclamos', row)).estado));

  it('applies one reason to all, with a history entry each', async () => {
    const rows = [await register(test), await register(test)];
    const { body } = await annul(rows).expect(200);
    expect(body.registros).toMatchObject(rows.map(({ id }) => ({ id, estado: 'anulado', ...trial })));
    const { body: history } = await test.as('comercial').get(`/api/contactanos/reclamos/${rows[0]?.id}/historial`);
    expect(history[0]).toMatchObject({ accion: 'anular', uid: test.uids.administrador });
  });

  it('rejects an original among its own duplicates', async () => {
    const [original, ...repeats] = [await register(test), await register(test), await register(test)] as const;
    const repeated = { motivoAnulacion: 'duplicado', reclamoOriginal: original.id };
    const { body } = await annul([original, ...repeats], repeated).expect(422);
    expect(body).toMatchObject({ codigo: 'lote_rechazado', fallas: [{ id: original.id }] });
    expect(await statesOf([original, ...repeats])).toEqual(['registrado', 'registrado', 'registrado']);
    await annul(repeats, repeated).expect(200);
    expect(await statesOf([original, ...repeats])).toEqual(['registrado', 'anulado', 'anulado']);
  });

  it('changes nothing when a complaint is in progress or the reason is missing', async () => {
    const [fresh, started] = [await register(test), await register(test)];
    await order(test, started, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    const rows = [fresh, await get('reclamos', started)];
    const { body } = await annul(rows).expect(422);
    expect(body).toMatchObject({ codigo: 'lote_rechazado', fallas: [{ id: started.id }] });
    await annul([fresh], {}).expect(422);
    await annul([fresh], { ...trial, estado: 'cerrado' }).expect(422);
    expect(await statesOf(rows)).toEqual(['registrado', 'en_analisis']);
  });

  it('is restricted to administrador', async () => {
    const row = await register(test);
    await annul([row], trial, 'comercial').expect(403);
    await annul([row], trial, 'creditos').expect(403);
    expect(await statesOf([row])).toEqual(['registrado']);
    await annul([row]).expect(200);
  });
});

describe('other cases of the same person', () => {
  const others = async (section: string, { id }: Case, rol: Rol = 'comercial') =>
    (await test.as(rol).get(`/api/contactanos/${section}/${id}/otros-casos`).expect(200)).body;

  it('lists cases with the same document, newest first, without the case itself', async () => {
    const numeroDocumento = '7700123';
    const rows = [await register(test, { numeroDocumento }), await register(test, { numeroDocumento })];
    const [first, last] = rows as [Case, Case];
    await register(test, { numeroDocumento: '7700124' });
    const third = await register(test, { numeroDocumento });
    expect((await others('reclamos', third)).map(({ id }: Case) => id)).toEqual([last.id, first.id]);
    expect((await others('reclamos', third))[0]).toMatchObject({
      seccion: 'contactanos/reclamos',
      codigo: last.codigo,
      tipo: 'Reclamo',
      asunto: 'Caja de ahorro · Mala información',
      estado: 'Registrado',
    });
  });

  it('lists only sections that the role can read', async () => {
    const numeroDocumento = '7700125';
    const complaint = await register(test, { numeroDocumento });
    const application = await test
      .as('creditos')
      .post('/api/contactanos/solicitudes-creditos')
      .send({ ...(await applicationFor(test)), numeroDocumento })
      .expect(201);
    const kinds = async (rol: Rol) =>
      (await others('reclamos', complaint, rol)).map(({ tipo }: { tipo: string }) => tipo);
    expect(await kinds('comercial')).toEqual([]);
    expect(await kinds('administrador')).toEqual(['Solicitud de crédito']);
    expect(await others('solicitudes-creditos', application.body, 'creditos')).toEqual([]);
  });

  it('rejects users who can’t read the case', async () => {
    const row = await register(test);
    await test.as('creditos').get(`/api/contactanos/reclamos/${row.id}/otros-casos`).expect(403);
    await test.anonymous.get(`/api/contactanos/reclamos/${row.id}/otros-casos`).expect(401);
    await test
      .as('comercial')
      .get('/api/contactanos/reclamos/018f0000-0000-7000-8000-000000000000/otros-casos')
      .expect(404);
  });
});

describe('suggested response', () => {
  const proposalFor = async (section: string, { id }: Case) =>
    (await test.as('comercial').get(`/api/contactanos/${section}/${id}/ordenes`).expect(200)).body.find(
      ({ orden }: { orden: string }) => orden === 'responder',
    )?.propuesta;

  it('proposes the channel that the person asked for and e-mails the response', async () => {
    const row = await register(test, { medioRespuesta: 'correo', correo: 'rosa@correo.example' });
    await order(test, row, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    const { valores } = await proposalFor('reclamos', row);
    expect(valores).toEqual({ medioUsado: 'correo' });
    const { body } = await order(test, row, 'responder', { ...favourable, ...valores }).expect(200);
    expect(body).toMatchObject({ estado: 'respondido', medioUsado: 'correo' });
    const mails = await test.find('/api/sitio/correos', { q: 'rosa@correo.example' });
    expect(mails.map(({ asunto }: { asunto: string }) => asunto)).toContainEqual(expect.stringContaining(row.codigo));
  });

  it('proposes nothing when responses don’t support the requested channel', async () => {
    const row = await register(test, { medioRespuesta: 'whatsapp_aviso' });
    await order(test, row, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    expect(await proposalFor('reclamos', row)).toBeNull();
  });
});
