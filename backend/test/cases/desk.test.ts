import { describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';
import { applicationFor } from './application.js';
import { type Case, favourable, order, register } from './complaint.js';
import { registerQuery } from './query.js';

const test = useApp();

type Rol = 'administrador' | 'comercial' | 'creditos';
const chosen = (rows: readonly Case[]) => rows.map(({ id, version }) => ({ id, version }));
const lote = (section: string, action: string, body: object, rol: Rol = 'comercial') =>
  test.as(rol).post(`/api/contactanos/${section}/lote/${action}`).send(body);
const get = async (section: string, { id }: Case): Promise<Case> =>
  (await test.as('comercial').get(`/api/contactanos/${section}/${id}`).expect(200)).body;

describe('several cases given to somebody', () => {
  it('are theirs at once: what nobody worked yet begins, what was begun goes on', async () => {
    const [fresh, started] = [await register(test), await register(test)];
    await order(test, started, 'analizar', { asignadoA: test.uids.administrador }).expect(200);
    const registros = chosen([fresh, await get('reclamos', started)]);
    const { body } = await lote('reclamos', 'asignar', { registros, asignadoA: test.uids.comercial }).expect(200);
    expect(body.registros).toMatchObject(
      registros.map(({ id }) => ({ id, asignadoA: test.uids.comercial, estado: 'en_analisis' })),
    );
  });

  it('stay as they were, all of them, when one takes nobody, and it says which', async () => {
    const [open, closed] = [await register(test), await register(test)];
    await order(test, closed, 'anular', { motivoAnulacion: 'registro_de_prueba' }, 'administrador').expect(200);
    const registros = chosen([open, await get('reclamos', closed)]);
    const { body } = await lote('reclamos', 'asignar', { registros, asignadoA: test.uids.comercial }).expect(422);
    expect(body).toMatchObject({ codigo: 'lote_rechazado', fallas: [{ id: closed.id }] });
    expect((await get('reclamos', open)).asignadoA).toBeNull();
  });

  it.each([
    ['nobody', {}, 422],
    ['who is not of the staff', { asignadoA: 'nadie-conocido' }, 422],
    ['somebody and something else', { asignadoA: 'x', estado: 'cerrado' }, 422],
  ])('are refused to %s', async (_, values, status) => {
    const row = await register(test);
    await lote('reclamos', 'asignar', { registros: chosen([row]), ...values }).expect(status);
    expect((await get('reclamos', row)).asignadoA).toBeNull();
  });

  it('are refused to users without the section, and without a version', async () => {
    const row = await register(test);
    const asignadoA = test.uids.comercial;
    await lote('reclamos', 'asignar', { registros: chosen([row]), asignadoA }, 'creditos').expect(403);
    const { status } = await lote('reclamos', 'asignar', { registros: [{ id: row.id }], asignadoA });
    expect(status).toBe(428);
  });
});

describe('several cases marked as unwanted', () => {
  it('are, each with its line of history', async () => {
    const rows = [await registerQuery(test), await registerQuery(test)];
    const { body } = await lote('consultas', 'descartar', { registros: chosen(rows) }).expect(200);
    expect(body.registros.map(({ estado }: Case) => estado)).toEqual(['spam', 'spam']);
    const { body: history } = await test.as('comercial').get(`/api/contactanos/consultas/${rows[0]?.id}/historial`);
    expect(history[0]).toMatchObject({ accion: 'descartar', uid: test.uids.comercial });
    await lote('consultas', 'readmitir', { registros: chosen(rows) }).expect(422);
    const { body: back } = await lote('consultas', 'readmitir', { registros: chosen(body.registros) }).expect(200);
    expect(back.registros.map(({ estado }: Case) => estado)).toEqual(['nueva', 'nueva']);
  });

  it('are no complaints: those are never thrown away', async () => {
    const row = await register(test);
    await lote('reclamos', 'descartar', { registros: chosen([row]) }).expect(404);
  });
});

describe('several complaints that are annulled', () => {
  const trial = { motivoAnulacion: 'registro_de_prueba' };
  const annul = (rows: readonly Case[], values: object = trial, rol: Rol = 'administrador') =>
    lote('reclamos', 'anular', { registros: chosen(rows), ...values }, rol);
  const statesOf = async (rows: readonly Case[]) =>
    Promise.all(rows.map(async (row) => (await get('reclamos', row)).estado));

  it('are, for one reason, each with its line of history', async () => {
    const rows = [await register(test), await register(test)];
    const { body } = await annul(rows).expect(200);
    expect(body.registros).toMatchObject(rows.map(({ id }) => ({ id, estado: 'anulado', ...trial })));
    const { body: history } = await test.as('comercial').get(`/api/contactanos/reclamos/${rows[0]?.id}/historial`);
    expect(history[0]).toMatchObject({ accion: 'anular', uid: test.uids.administrador });
  });

  it('are as repeats of one that stands, which can’t be among them', async () => {
    const [original, ...repeats] = [await register(test), await register(test), await register(test)] as const;
    const repeated = { motivoAnulacion: 'duplicado', reclamoOriginal: original.id };
    const { body } = await annul([original, ...repeats], repeated).expect(422);
    expect(body).toMatchObject({ codigo: 'lote_rechazado', fallas: [{ id: original.id }] });
    expect(await statesOf([original, ...repeats])).toEqual(['registrado', 'registrado', 'registrado']);
    await annul(repeats, repeated).expect(200);
    expect(await statesOf([original, ...repeats])).toEqual(['registrado', 'anulado', 'anulado']);
  });

  it('stay as they were, all of them, when one is worked already or no reason is given', async () => {
    const [fresh, started] = [await register(test), await register(test)];
    await order(test, started, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    const rows = [fresh, await get('reclamos', started)];
    const { body } = await annul(rows).expect(422);
    expect(body).toMatchObject({ codigo: 'lote_rechazado', fallas: [{ id: started.id }] });
    await annul([fresh], {}).expect(422);
    await annul([fresh], { ...trial, estado: 'cerrado' }).expect(422);
    expect(await statesOf(rows)).toEqual(['registrado', 'en_analisis']);
  });

  it('are so by administrador alone', async () => {
    const row = await register(test);
    await annul([row], trial, 'comercial').expect(403);
    await annul([row], trial, 'creditos').expect(403);
    expect(await statesOf([row])).toEqual(['registrado']);
    await annul([row]).expect(200);
  });
});

describe('the other cases of a person', () => {
  const others = async (section: string, { id }: Case, rol: Rol = 'comercial') =>
    (await test.as(rol).get(`/api/contactanos/${section}/${id}/otros-casos`).expect(200)).body;

  it('are those of the same document, the last first, without the case itself', async () => {
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

  it('are of the sections that the role reads, and of no other', async () => {
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

  it('are visible to readers of the case', async () => {
    const row = await register(test);
    await test.as('creditos').get(`/api/contactanos/reclamos/${row.id}/otros-casos`).expect(403);
    await test.anonymous.get(`/api/contactanos/reclamos/${row.id}/otros-casos`).expect(401);
    await test
      .as('comercial')
      .get('/api/contactanos/reclamos/018f0000-0000-7000-8000-000000000000/otros-casos')
      .expect(404);
  });
});

describe('an answer', () => {
  const proposalFor = async (section: string, { id }: Case) =>
    (await test.as('comercial').get(`/api/contactanos/${section}/${id}/ordenes`).expect(200)).body.find(
      ({ orden }: { orden: string }) => orden === 'responder',
    )?.propuesta;

  it('is proposed by the way that the person asked for, and then mailed as it is given', async () => {
    const row = await register(test, { medioRespuesta: 'correo', correo: 'rosa@correo.example' });
    await order(test, row, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    const { valores } = await proposalFor('reclamos', row);
    expect(valores).toEqual({ medioUsado: 'correo' });
    const { body } = await order(test, row, 'responder', { ...favourable, ...valores }).expect(200);
    expect(body).toMatchObject({ estado: 'respondido', medioUsado: 'correo' });
    const mails = await test.find('/api/sitio/correos', { q: 'rosa@correo.example' });
    expect(mails.map(({ asunto }: { asunto: string }) => asunto)).toContainEqual(expect.stringContaining(row.codigo));
  });

  it('is proposed no way that answers do not have', async () => {
    const row = await register(test, { medioRespuesta: 'whatsapp_aviso' });
    await order(test, row, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    expect(await proposalFor('reclamos', row)).toBeNull();
  });
});
