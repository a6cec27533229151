import type { Rol } from '@coop/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { dayFromNow, writing } from '../content/writing.js';
import { linesOf } from '../mail/mails.js';
import { uploadDocument } from '../support/uploadDocument.js';
import { useApp } from '../support/useApp.js';
import { OTHER, OWN, type Row, RULES, SECTION, secondPerson } from './secondPerson.js';

const test = useApp();
let rule: { id: string; version: number };
const { createRule, coefficient, addRule, history, pdf, publish, requestOf, send, createBy } = secondPerson(test);
beforeAll(async () => {
  rule = await createRule();
});

const returnRequest = (id: string, by: Rol, nota: string) =>
  test.as(by).post(`/api/aprobaciones/${id}/devolver`).send({ nota });
const noticesOf = async (by: Rol) => (await test.as(by).get('/api/panel').expect(200)).body.avisos;

describe('section with a second-person rule', () => {
  it('publishes after one user sends the row and another approves it, with e-mails and history', async () => {
    const row = await createBy('finanzas');
    expect((await publish(row, 'finanzas').expect(422)).body).toMatchObject({
      codigo: 'transicion_invalida',
      detail: OTHER,
    });
    await publish(row, 'administrador').expect(422);
    const { body: sent } = await send(row, 'finanzas', { nota: 'Según el balance auditado.' }).expect(200);
    expect(sent).toMatchObject({ estado: 'pendiente', version: row.version, esSuya: true, impedimento: OWN });
    expect(await requestOf('administrador', row)).toMatchObject({
      nota: 'Según el balance auditado.',
      pedidaPor: 'Usuario finanzas',
      impedimento: null,
    });
    expect((await publish(row, 'finanzas').expect(422)).body.detail).toBe(OWN);
    await publish(row, 'administrador').expect(200);
    await coefficient.read(row).expect(200);
    expect(await requestOf('administrador', row)).toBeUndefined();
    const [request, mails] = await linesOf(test, row.id);
    expect([request?.asunto, mails?.asunto]).toEqual([
      expect.stringContaining('Por aprobar: CAP al'),
      expect.stringContaining('Aprobado y publicado: CAP al'),
    ]);
    expect(mails?.para).toMatch(/^finanzas\./);
    expect(await history(row)).toMatchObject([
      { accion: 'publicar', uid: test.uids.administrador },
      { accion: 'pedirAprobacion', uid: test.uids.finanzas, nota: 'Según el balance auditado.', cambios: [] },
      { accion: 'crear', uid: test.uids.finanzas },
    ]);
  });

  it('rejects a request that the approver couldn’t execute', async () => {
    const TARIFF = 'institucional/tarifario';
    const filas = [
      { grupo: 'tasas_activas', concepto: 'Consumo', moneda: 'BOB', valorTipo: 'porcentaje_anual', valor: '16' },
    ];
    const pdfOficial = await uploadDocument(test, TARIFF, 'pdfOficial');
    const tariff = writing(test, TARIFF, () => ({ titulo: 'Tarifario', pdfOficial, filas }));
    const current = await tariff.publish({ vigenteDesde: dayFromNow(-1) });
    await tariff.publish({ vigenteDesde: dayFromNow(9) });
    const drafted = async (days: number) =>
      (await tariff.send({ vigenteDesde: dayFromNow(days) }, 'comercial').expect(201)).body;
    const [twin, other] = [await drafted(9), await drafted(8)];
    const { id, version } = await addRule(TARIFF);
    const { body: inForce } = await send(
      await tariff.stored(current),
      'comercial',
      { orden: 'archivar' },
      TARIFF,
    ).expect(422);
    expect(inForce.detail).toContain('no se archiva');
    const { body: taken } = await send(twin, 'comercial', {}, TARIFF).expect(422);
    expect(taken.errors).toEqual({ vigenteDesde: 'Ya existe otro registro con el mismo valor (Vigente desde)' });
    await send(other, 'comercial', {}, TARIFF).expect(200);
    await test.as('administrador').delete(`${RULES}/${id}`).set('If-Match', `"${version}"`).expect(200);
  });

  it('archives after one user requests it and another approves it, with e-mails and history', async () => {
    const row = await createBy('finanzas');
    const archive = (one: Row, by: Rol) => coefficient.order(one, 'archivar', {}, by);
    expect((await send(row, 'finanzas', { orden: 'archivar' }).expect(422)).body.detail).toContain(
      'no hay qué archivar',
    );
    await send(row, 'finanzas').expect(200);
    const { body: live } = await publish(row, 'administrador').expect(200);
    expect((await archive(live, 'administrador').expect(422)).body.detail).toBe(
      'En esta sección archiva otra persona: envíelo a aprobación.',
    );
    await send(live, 'rrhh', { orden: 'archivar' }).expect(403);
    expect((await send(live, 'finanzas', { orden: 'borrar' }).expect(422)).body.errors).toHaveProperty('orden');
    const { body: sent } = await send(live, 'finanzas', { orden: 'archivar', nota: 'Salió repetido.' }).expect(200);
    expect(sent).toMatchObject({ orden: 'archivar', impedimento: OWN });
    // An approval covers only the requested action.
    expect((await publish(live, 'administrador').expect(422)).body.detail).toBe(OTHER);
    expect((await archive(live, 'finanzas').expect(422)).body.detail).toBe(OWN);
    await coefficient.read(row).expect(200);
    await archive(live, 'administrador').expect(200);
    await coefficient.read(row).expect(404);
    const subjects = (await linesOf(test, row.id)).map(({ asunto }) => asunto);
    expect(subjects).toContainEqual(expect.stringContaining('Aprobado y archivado: CAP al'));
    expect((await history(row)).slice(0, 2)).toMatchObject([
      { accion: 'archivar', uid: test.uids.administrador },
      { accion: 'pedirAprobacion', uid: test.uids.finanzas, nota: 'Salió repetido.' },
    ]);
  });

  it('lets finanzas, not administrador, approve a row written by administrador', async () => {
    const row = await createBy('administrador');
    await send(row, 'administrador').expect(200);
    expect((await publish(row, 'administrador').expect(422)).body.detail).toBe(OWN);
    await publish(row, 'finanzas').expect(200);
  });

  it('returns a row with a note to its author, who sends it again', async () => {
    const row = await createBy('finanzas');
    const { body: sent } = await send(row, 'finanzas').expect(200);
    await returnRequest(sent.id, 'administrador', 'no').expect(422);
    await returnRequest(sent.id, 'finanzas', 'Me la devuelvo').expect(422);
    const nota = 'El capital no es el del balance.';
    expect((await returnRequest(sent.id, 'administrador', nota).expect(200)).body).toMatchObject({
      estado: 'devuelta',
      respuesta: nota,
      resueltaPor: 'Usuario administrador',
    });
    await returnRequest(sent.id, 'administrador', nota).expect(422);
    expect(await requestOf('finanzas', row)).toMatchObject({ estado: 'devuelta', respuesta: nota });
    expect(await requestOf('administrador', row)).toBeUndefined();
    expect(await noticesOf('finanzas')).toContainEqual(
      expect.objectContaining({ etiqueta: expect.stringContaining(nota), accion: 'Abrir' }),
    );
    const subjects = (await linesOf(test, row.id)).map(({ asunto }) => asunto);
    expect(subjects).toContainEqual(expect.stringContaining('Devuelto con nota'));
    expect((await history(row))[0]).toMatchObject({ accion: 'devolverAprobacion', nota });
    await publish(row, 'administrador').expect(422);
    await send(row, 'finanzas').expect(200);
    expect(await noticesOf('administrador')).toContainEqual(
      expect.objectContaining({ clave: expect.stringMatching(/^por_aprobar_/) }),
    );
    await publish(row, 'administrador').expect(200);
    expect(await requestOf('finanzas', row)).toBeUndefined();
  });

  it('notifies approvers of the first of a batch at once, and of the rest once', async () => {
    const filter = JSON.stringify({ seccion: SECTION });
    const approvalMails = async () =>
      (await test.as('administrador').get('/api/sitio/correos').query({ filter }).expect(200)).body.filter(
        ({ asunto, para }: { asunto: string; para: string }) =>
          asunto.startsWith('Por aprobar') && para.startsWith('administrador.'),
      );
    const row = await createBy('finanzas');
    for (let n = 0; n < 3; n++) {
      const { body: changed } = await coefficient
        .change(row, { descripcion: `Corregido ${n}` }, 'finanzas')
        .expect(200);
      await send(changed, 'finanzas').expect(200);
      Object.assign(row, changed);
    }
    for (let n = 0; n < 4; n++) await send(await createBy('finanzas'), 'finanzas').expect(200);
    const mails: { asunto: string }[] = await approvalMails();
    expect(mails.some(({ asunto }) => asunto.endsWith(' y otros'))).toBe(true);
    // Two e-mails, or up to four if the ten-minute window ended meanwhile; never one per row.
    expect([2, 3, 4]).toContain(mails.length);
  });

  it('requires another request after a change, which its author can’t approve', async () => {
    const row = await createBy('finanzas');
    await send(row, 'finanzas').expect(200);
    const { body: changed } = await coefficient.change(row, { descripcion: 'Otra cosa' }, 'administrador').expect(200);
    await publish(row, 'administrador').expect(409);
    expect((await publish(changed, 'administrador').expect(422)).body.detail).toBe(OTHER);
    expect(await requestOf('finanzas', row)).toMatchObject({ estado: 'perdida' });
    expect(await noticesOf('finanzas')).toContainEqual(
      expect.objectContaining({ etiqueta: expect.stringContaining('hay que enviarlo otra vez') }),
    );
    // Both changed this version, so nobody else can approve it.
    expect((await send(changed, 'finanzas').expect(422)).body.detail).toContain('No hay otra persona');
  });

  it('excludes every author since the last publication from approving', async () => {
    const row = await createBy('finanzas');
    await send(row, 'finanzas').expect(200);
    const { body: live } = await publish(row, 'administrador').expect(200);
    const { body: edited } = await coefficient
      .change(live, { descripcion: 'Nota al pie' }, 'administrador')
      .expect(200);
    await send(edited, 'administrador').expect(200);
    expect((await publish(edited, 'administrador').expect(422)).body.detail).toBe(OWN);
    // The author of the published version can approve later changes.
    await publish(edited, 'finanzas').expect(200);
  });

  it('accepts one request per version, for complete rows with changes', async () => {
    const row = await createBy('finanzas', { pdf: null });
    expect(Object.keys((await send(row, 'finanzas').expect(422)).body.errors)).toEqual(['pdf']);
    const { body: whole } = await coefficient.change(row, { pdf: pdf() }, 'finanzas').expect(200);
    await send(row, 'finanzas').expect(409);
    await send(whole, 'finanzas', { version: undefined }).expect(428);
    await send(whole, 'rrhh').expect(403);
    await send(whole, 'finanzas', {}, 'no/hay').expect(422);
    await send(whole, 'finanzas', {}, 'contactanos/reclamos').expect(422);
    await send(whole, 'finanzas', { registro: uuidv7() }).expect(404);
    await send(whole, 'finanzas').expect(200);
    expect((await send(whole, 'finanzas').expect(422)).body.detail).toBe('Ya se envió a aprobación.');
    const { body: live } = await publish(whole, 'administrador').expect(200);
    expect((await send(live, 'finanzas').expect(422)).body.detail).toBe('No tiene cambios sin publicar.');
  });

  it('hides its requests from roles without access', async () => {
    const row = await createBy('finanzas');
    const { body: sent } = await send(row, 'finanzas').expect(200);
    const { body } = await test.as('rrhh').get('/api/aprobaciones').expect(200);
    expect(body).toEqual({ reglas: [], solicitudes: [], conjuntas: [] });
    await returnRequest(sent.id, 'rrhh', 'No es mía, pero la devuelvo').expect(404);
    await test.anonymous.get('/api/aprobaciones').expect(401);
  });
});

describe('concurrent approvals', () => {
  const statuses = async (request: PromiseLike<{ status: number }>[]) =>
    (await Promise.all(request)).map(({ status }) => status).sort();

  it('send a row once', async () => {
    const row = await createBy('finanzas');
    expect(await statuses([1, 2, 3].map(() => send(row, 'finanzas')))).toEqual([200, 422, 422]);
  });

  it('conflict with an edit: one of them succeeds', async () => {
    for (const descripcion of ['Una', 'Dos', 'Tres']) {
      const row = await createBy('finanzas');
      await send(row, 'finanzas').expect(200);
      const [changed, approved] = await Promise.all([
        coefficient.change(row, { descripcion }, 'finanzas'),
        publish(row, 'administrador'),
      ]);
      expect([changed.status, approved.status].filter((status) => status === 200)).toHaveLength(1);
      const { descripcion: read } = (await coefficient.read(row)).body;
      expect(read ?? null).toBeNull();
    }
  });

  it('either return or approve a request', async () => {
    const row = await createBy('finanzas');
    const { body: sent } = await send(row, 'finanzas').expect(200);
    const done = await statuses([
      returnRequest(sent.id, 'administrador', 'Falta la firma'),
      publish(row, 'administrador'),
    ]);
    expect(done).toEqual([200, 422]);
  });
});

describe('correction of a published row', () => {
  it('takes its reason from the request', async () => {
    const seccion = 'productos/caja-ahorro';
    const { body: row } = await test
      .as('comercial')
      .post(`/api/${seccion}`)
      .send({
        nombre: 'Caja de prueba',
        publico: 'general',
        capitalizacion: 'mensual',
        montoAperturaBob: '20',
        tasas: [{ moneda: 'BOB', saldoDesde: '0', tasaAnual: '2', vigenteDesde: dayFromNow(-10) }],
        requisitos: ['Cédula de identidad'],
      })
      .expect(201);
    const order = (by: Rol, { id, version }: Row) =>
      test.as(by).post(`/api/${seccion}/${id}/publicar`).send({ version });
    const { body: live } = await order('comercial', row).expect(200);
    const { id } = await addRule(seccion);
    const { body: changed } = await test
      .as('comercial')
      .put(`/api/${seccion}/${row.id}`)
      .send({ version: live.version, nombre: 'Caja corregida' })
      .expect(200);
    expect(Object.keys((await send(changed, 'comercial', {}, seccion).expect(422)).body.errors)).toEqual([
      'motivoCorreccion',
    ]);
    const motivoCorreccion = 'El nombre llevaba un error.';
    await send(changed, 'comercial', { motivoCorreccion }, seccion).expect(200);
    expect((await order('administrador', changed).expect(200)).body).toMatchObject({ motivoCorreccion });
    await test.as('administrador').delete(`${RULES}/${id}`).set('If-Match', '"1"').expect(200);
  });
});

describe('second-person rule', () => {
  it('limits the approvers by role', async () => {
    const put = (roles: Rol[]) =>
      test.as('administrador').put(`${RULES}/${rule.id}`).send({ version: rule.version, roles });
    expect((await put(['rrhh']).expect(422)).body.errors.roles).toContain('no publica en esta sección');
    rule = (await put(['administrador']).expect(200)).body;
    const row = await createBy('administrador');
    expect((await send(row, 'administrador').expect(422)).body.detail).toContain('No hay otra persona');
    const other = await createBy('finanzas');
    await send(other, 'finanzas').expect(200);
    await publish(other, 'administrador').expect(200);
    rule = (await put([]).expect(200)).body;
  });

  it('is unique per section, for publications, managed by administrador and audited', async () => {
    await test.as('administrador').post(RULES).send({ seccion: SECTION }).expect(422);
    await test.as('administrador').post(RULES).send({ seccion: 'contactanos/reclamos' }).expect(422);
    await test.as('finanzas').post(RULES).send({ seccion: 'novedades' }).expect(403);
    const { body } = await test.as('administrador').get(`${RULES}/${rule.id}/historial`).expect(200);
    expect(body.at(-1)).toMatchObject({ accion: 'crear', uid: test.uids.administrador });
  });

  it('is rejected where only one person can publish', async () => {
    const { body } = await test.as('administrador').post(RULES).send({ seccion: 'novedades' }).expect(422);
    expect(body.errors.seccion).toContain('una sola persona');
  });

  it('lets authors publish again once removed', async () => {
    await test.as('administrador').delete(`${RULES}/${rule.id}`).set(test.seen(rule.id)).expect(200);
    const row = await createBy('finanzas');
    expect((await send(row, 'finanzas').expect(422)).body.detail).toContain('no pide una segunda persona');
    await publish(row, 'finanzas').expect(200);
  });
});
