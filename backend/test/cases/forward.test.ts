import { todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { describe, expect, it } from '@jest/globals';
import { consulta } from '../intake/samples.js';
import { useApp } from '../support/useApp.js';
import { type Case, order } from './complaint.js';
import { complaintFields } from './complaintFields.js';
import { registerQuery } from './query.js';
import { receivedAt } from './receivedAt.js';

const CONSULTAS = 'contactanos/consultas';
const RECLAMOS = 'contactanos/reclamos';
const queja = { mensaje: 'Me cobraron una comisión que no figura en el tarifario publicado.' };
const rating = {
  puntaje: '1',
  canalEvaluado: 'telefono',
  comentario: 'Me tuvieron esperando una hora y nadie atendió.',
  deseaContacto: true,
  nombre: 'Ana',
  celular: '71234567',
  aceptaTratamiento: true,
};

const test = useApp();

const forward = (row: Pick<Case, 'id'>, values: object = complaintFields, section = CONSULTAS) =>
  order(test, row as Case, 'derivar', values, 'comercial', section);
const fetchRow = async (section: string, id: unknown) =>
  (await test.as('administrador').get(`/api/${section}/${id}`).expect(200)).body;
const countComplaints = async () =>
  Number((await test.as('administrador').get(`/api/${RECLAMOS}`)).headers['content-range']?.split('/')[1]);
const actionsOf = async (section: string, id: unknown) =>
  (await test.as('administrador').get(`/api/${section}/${id}/historial`).expect(200)).body.map(
    ({ accion }: { accion: string }) => accion,
  );

describe('query forwarded as a complaint', () => {
  it('creates a linked complaint with its data and one history entry each', async () => {
    const row = await registerQuery(test, queja);
    const { body } = await forward(row, { ...complaintFields, nota: 'Pide devolución.' }).expect(200);
    expect(body.estado).toBe('derivada_reclamo');
    const complaint = await fetchRow(RECLAMOS, body.reclamo);
    expect(complaint).toMatchObject({
      ...complaintFields,
      codigo: expect.stringMatching(/^REC-/),
      estado: 'registrado',
      canal: 'telefono',
      consultaOrigen: row.id,
      nombres: 'María Elena',
      primerApellido: 'Quispe',
      correo: 'maria@correo.com',
      producto: 'caja_ahorro',
      descripcion: queja.mensaje,
      consentimientoEn: row.consentimientoEn,
    });
    expect(complaint.consentimientoEn).not.toBeNull();
    expect(await actionsOf(RECLAMOS, complaint.id)).toEqual(['crear']);
    expect(await actionsOf(CONSULTAS, row.id)).toEqual(['derivar', 'crear']);
    const { body: notes } = await test.as('comercial').get(`/api/${CONSULTAS}/${row.id}/notas`);
    expect(notes).toMatchObject([{ texto: 'Pide devolución.', accion: 'derivar' }]);
  });

  it('counts the legal term from the day the query was received', async () => {
    const received = addDays(todayInLaPaz(), -20);
    const row = await receivedAt(test, CONSULTAS, `${received}T15:00:00Z`, { ...consulta, ...queja });
    const complaint = await fetchRow(RECLAMOS, (await forward(row).expect(200)).body.reclamo);
    expect(complaint).toMatchObject({ fechaRegistro: received, plazo: 'vencido' });
    expect(complaint.fechaLimite < todayInLaPaz()).toBe(true);
    expect((await fetchRow(CONSULTAS, row.id)).venceEn).toBeNull();
  });

  it('requires the missing fields and creates nothing without them', async () => {
    const row = await registerQuery(test, queja);
    const before = await countComplaints();
    const { body } = await forward(row, {}).expect(422);
    expect(Object.keys(body.errors).sort()).toEqual(
      ['numeroDocumento', 'esCliente', 'direccion', 'departamento', 'ciudad', 'motivo', 'fechaHecho'].sort(),
    );
    expect(await countComplaints()).toBe(before);
    expect((await fetchRow(CONSULTAS, row.id)).estado).toBe('nueva');
  });

  it('creates one complaint for concurrent requests, without gaps in the numbering', async () => {
    const row = await registerQuery(test, queja);
    const before = await countComplaints();
    const answers = await Promise.all([1, 2, 3].map(() => forward(row, { ...complaintFields, version: row.version })));
    expect(answers.map(({ status }) => status === 200).filter(Boolean)).toHaveLength(1);
    expect(await countComplaints()).toBe(before + 1);
    const next = await registerQuery(test, queja);
    const [first, second] = [await fetchRow(CONSULTAS, row.id), (await forward(next).expect(200)).body];
    const number = async (id: unknown) => Number((await fetchRow(RECLAMOS, id)).codigo.slice(-6));
    expect(await number(second.reclamo)).toBe((await number(first.reclamo)) + 1);
  });

  it.each([
    ['the complaint', { reclamo: '018f0000-0000-7000-8000-000000000000' }],
    ['its number', { codigo: 'REC-2026-000001' }],
    ['its day', { fechaRegistro: '2026-11-20' }],
    ['its origin', { consultaOrigen: '018f0000-0000-7000-8000-000000000000' }],
  ])('rejects a value for %s', async (_, forged) => {
    const row = await registerQuery(test, queja);
    const before = await countComplaints();
    const { body } = await forward(row, { ...complaintFields, ...forged }).expect(422);
    expect(Object.keys(body.errors)).toEqual(Object.keys(forged));
    expect(await countComplaints()).toBe(before);
  });

  it('is rejected after a response, listing the allowed actions', async () => {
    const row = await registerQuery(test, queja);
    await order(test, row, 'atender', {}, 'comercial', CONSULTAS).expect(200);
    const answer = { respuesta: 'Desde Bs 10, con su cédula.', medioUsado: 'correo' };
    await order(test, row, 'responder', answer, 'comercial', CONSULTAS).expect(200);
    const { body } = await forward(row).expect(422);
    expect(body).toMatchObject({ codigo: 'transicion_invalida', permitidas: ['Cerrar', 'Reabrir'] });
  });

  it('is rejected for other roles', async () => {
    const row = await registerQuery(test, queja);
    for (const rol of ['creditos', 'sistemas', 'finanzas', 'rrhh'] as const)
      await test.as(rol).post(`/api/${CONSULTAS}/${row.id}/derivar`).send(complaintFields).expect(403);
  });
});

describe('rating forwarded as a complaint', () => {
  const SECTION = 'contactanos/calificaciones';
  const received = async (values: object) => {
    const { body } = await test
      .as('comercial')
      .post(`/api/${SECTION}`)
      .send({ ...rating, ...values })
      .expect(201);
    return body as Case;
  };

  it('creates a complaint when its author left contact data and consent', async () => {
    const row = await received({});
    const { body } = await forward(row, { ...complaintFields, primerApellido: 'Rojas' }, SECTION).expect(200);
    expect(body.estado).toBe('revisada');
    expect(await fetchRow(RECLAMOS, body.reclamo)).toMatchObject({
      nombres: 'Ana',
      primerApellido: 'Rojas',
      producto: 'atencion',
      descripcion: rating.comentario,
      calificacionOrigen: row.id,
    });
  });

  it('is rejected when the rating is anonymous', async () => {
    const row = await received({ deseaContacto: false, nombre: null, celular: null, aceptaTratamiento: false });
    const before = await countComplaints();
    const whole = {
      ...complaintFields,
      nombres: 'Ana',
      primerApellido: 'Rojas',
      celular: '71234567',
      aceptaTratamiento: true,
    };
    expect((await forward(row, whole, SECTION).expect(422)).body.codigo).toBe('transicion_invalida');
    expect(await countComplaints()).toBe(before);
  });
});
