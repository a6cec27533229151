import { type AnyRow, type Rol, todayInLaPaz } from '@coop/domain';
import { addBusinessDays, addDays } from '@coop/domain/calendar';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { UserStore } from '../../src/platform/users/user-store.js';
import { uploadDocument } from '../support/uploadDocument.js';
import { useApp } from '../support/useApp.js';

const base = '/api/servicios/autorizaciones-debito';
const inDays = (days: number) => addDays(todayInLaPaz(), days);

const test = useApp();
let documentoFirmado: string;
/** Other administradores, who did not create the row; the constants hold their original roles. */
const second: Rol = 'rrhh';
const third: Rol = 'finanzas';

beforeAll(async () => {
  const users = test.app.get(UserStore, { strict: false });
  for (const rol of [second, third]) {
    const user = await users.find(test.uids[rol]);
    if (!user) throw new Error('There is nobody else');
    await users.replace({ ...user, rol: 'administrador', version: user.version + 1 }, user.version);
  }
  documentoFirmado = await uploadDocument(test, 'servicios/autorizaciones-debito', 'documentoFirmado');
});

const draft = () => ({
  nombres: 'María',
  primerApellido: 'Choque',
  tipoDocumento: 'ci',
  numeroDocumento: '4812345',
  numeroSocio: '10234',
  cuentaOrigen: '1001-00045-1',
  concepto: 'ahorro_programado',
  tipoMonto: 'fijo',
  monto: '300',
  frecuencia: 'mensual',
  diaDebito: 31,
  vigenteDesde: inDays(-30),
  medioAutorizacion: 'presencial_firmado',
  documentoFirmado,
});

const create = async (changes: object = {}): Promise<AnyRow> =>
  (
    await test
      .as('administrador')
      .post(base)
      .send({ ...draft(), ...changes })
      .expect(201)
  ).body;
const sendAction = ({ id }: AnyRow, name: string, values: object = {}, rol: Rol = second) =>
  test.as(rol).post(`${base}/${id}/${name}`).set(test.seen(id)).send(values);
const change = ({ id }: AnyRow, values: object, rol: Rol = 'administrador') =>
  test.as(rol).put(`${base}/${id}`).set(test.seen(id)).send(values);
const runAction = async (row: AnyRow, name: string, values: object = {}) =>
  (await sendAction(row, name, values).expect(200)).body;
const suspension = { suspendidaDesde: inDays(0), motivoSuspension: 'El socio viaja' };
const active = async (changes: object = {}) => runAction(await create(changes), 'activar');

describe('debit authorization', () => {
  it('gets a unique code when registered', async () => {
    const row = await create();
    expect(row).toMatchObject({ estado: 'registrada', situacion: 'registrada', proximoDebito: null });
    expect(row.codigo).toMatch(/^AD-\d{4}-\d+$/);
  });

  it('becomes active after verification by a second user', async () => {
    const row = await active();
    expect(row).toMatchObject({ estado: 'vigente', situacion: 'vigente', verificadoPor: test.uids[second] });
    expect(row.proximoDebito).toMatch(/-(28|29|30|31)$/);
  });

  it('rejects verification by its creator or its last editor', async () => {
    const row = await create();
    expect((await sendAction(row, 'activar', {}, 'administrador').expect(422)).body.codigo).toMatch(
      /datos_invalidos|transicion_invalida/,
    );
    await change(row, { cuentaOrigen: '1001-99999-9' }, second).expect(200);
    const { body } = await sendAction(row, 'activar').expect(422);
    expect(body.detail).toContain('distinta de la que la registró o la cambió');
  });

  it('rejects verification by an earlier editor and accepts a third user', async () => {
    const row = await create();
    await change(row, { cuentaOrigen: '1001-99999-9' }, second).expect(200);
    await change(row, { celular: '71234567' }).expect(200);
    expect((await sendAction(row, 'activar').expect(422)).body.codigo).toBe('transicion_invalida');
    expect((await sendAction(row, 'activar', {}, third).expect(200)).body.verificadoPor).toBe(test.uids[third]);
  });

  it('rejects verification by the creator of the API key that registered it', async () => {
    const access = {
      nombre: 'Núcleo bancario',
      responsable: 'Sistemas, int. 204',
      rol: 'administrador',
      permisos: [{ seccion: 'servicios/autorizaciones-debito', accion: 'crear' }],
      venceEn: inDays(30),
    };
    const machines = '/api/sitio/accesos-de-sistemas';
    const { body: machine } = await test.as('administrador').post(machines).send(access).expect(201);
    const { body: made } = await test.as('administrador').post(`${machines}/${machine.id}/clave`).expect(200);
    const { body: row } = await test.anonymous
      .post(base)
      .set('Authorization', `Bearer ${made.clave}`)
      .send(draft())
      .expect(201);
    const { body } = await sendAction(row, 'activar', {}, 'administrador').expect(422);
    expect(body.detail).toContain('distinta de la que la registró o la cambió');
    await sendAction(row, 'activar').expect(200);
  });

  it('rejects verification without the signed document', async () => {
    const { body } = await sendAction(await create({ documentoFirmado: null }), 'activar').expect(422);
    expect(body.errors.documentoFirmado).toBe('Falta el documento firmado para activar la autorización');
  });

  it('rejects verification after its end date', async () => {
    const row = await create({ vigenteHasta: inDays(-1) });
    expect((await sendAction(row, 'activar').expect(422)).body.detail).toContain('Venció el');
  });

  it('requires a reason for rejection', async () => {
    const row = await create();
    await sendAction(row, 'rechazar').expect(422);
    expect(await runAction(row, 'rechazar', { motivoRechazo: 'La firma no coincide' })).toMatchObject({
      situacion: 'rechazada',
    });
  });

  it('is suspended and resumed', async () => {
    const row = await active();
    await sendAction(row, 'suspender', { motivoSuspension: 'Sin fecha' }).expect(422);
    await sendAction(row, 'suspender', { ...suspension, suspendidaHasta: inDays(-2) }).expect(422);
    expect(await runAction(row, 'suspender', suspension)).toMatchObject({
      estado: 'suspendida',
      situacion: 'suspendida',
    });
    expect(await runAction(row, 'reanudar')).toMatchObject({
      situacion: 'vigente',
      suspendidaDesde: null,
      suspendidaHasta: null,
      motivoSuspension: null,
    });
  });

  it.each([
    ['in the future', { suspendidaDesde: inDays(5) }, 'vigente'],
    ['in the past', { suspendidaDesde: inDays(-9), suspendidaHasta: inDays(-1) }, 'vigente'],
    ['that ends today', { suspendidaDesde: inDays(-9), suspendidaHasta: inDays(0) }, 'suspendida'],
  ])('with a suspension %s has the matching status', async (_, dates, situacion) => {
    const row = await runAction(await active(), 'suspender', { ...suspension, ...dates });
    expect(row).toMatchObject({ estado: 'suspendida', situacion });
  });

  it.each(['vigente', 'suspendida'])('is revoked from %s with effect on the next business day', async (estado) => {
    const row = await active();
    if (estado === 'suspendida') await runAction(row, 'suspender', suspension);
    await sendAction(row, 'revocar').expect(422);
    await sendAction(row, 'revocar', { motivoBaja: 'A pedido del socio', bajaEn: inDays(-1) }).expect(422);
    expect(await runAction(row, 'revocar', { motivoBaja: 'A pedido del socio' })).toMatchObject({
      estado: 'revocada',
      situacion: 'por_revocar',
      bajaEn: addBusinessDays(todayInLaPaz(), 1, [], null),
      proximoDebito: null,
    });
    await sendAction(row, 'reanudar').expect(422);
  });

  it('filters by effective status', async () => {
    const { id } = await active({ vigenteHasta: inDays(0), numeroSocio: '55501' });
    const filter = (situacion: string) => encodeURIComponent(JSON.stringify({ numeroSocio: '55501', situacion }));
    const found = async (situacion: string) =>
      (
        await test
          .as('administrador')
          .get(`${base}?filter=${filter(situacion)}`)
          .expect(200)
      ).body;
    expect(await found('vigente')).toMatchObject([{ id, situacion: 'vigente' }]);
    expect(await found('vencida')).toEqual([]);
  });

  it.each([
    ['registrada', async () => create(), ['suspender', 'reanudar', 'revocar']],
    [
      'rechazada',
      async () => runAction(await create(), 'rechazar', { motivoRechazo: 'x' }),
      ['activar', 'suspender', 'revocar'],
    ],
    ['vigente', async () => active(), ['activar', 'rechazar', 'reanudar']],
    [
      'suspendida',
      async () => runAction(await active(), 'suspender', suspension),
      ['activar', 'rechazar', 'suspender'],
    ],
  ])('in state %s rejects the actions of other states', async (_, make, actions) => {
    const row = await make();
    const values: Record<string, object> = {
      suspender: suspension,
      revocar: { motivoBaja: 'x' },
      rechazar: { motivoRechazo: 'x' },
    };
    for (const name of actions)
      expect((await sendAction(row, name, values[name]).expect(422)).body.codigo).toBe('transicion_invalida');
  });

  it('rejects edits after verification', async () => {
    const draft = await create();
    await change(draft, { monto: '500' }).expect(200);
    const row = await runAction(draft, 'activar');
    const { body } = await change(row, { monto: '9000' }).expect(422);
    expect(body.detail).toContain('revóquela y registre otra');
    const earlier = `${base}/${row.id}/historial/1/recuperar`;
    await test.as('administrador').post(earlier).send({ version: row.version }).expect(422);
  });

  it('is hidden from comercial and exported with account numbers', async () => {
    await test.as('comercial').get(base).expect(403);
    const { text } = await test.as('administrador').get(`${base}/exportar`).expect(200);
    expect(text).toContain('1001-00045-1');
  });

  it.each([
    [{ concepto: 'servicio_basico' }, ['beneficiarioEmpresa', 'codigoAbonado']],
    [{ concepto: 'seguro' }, ['numeroOperacion']],
    [{ monto: null }, ['monto']],
    [{ tipoMonto: 'segun_factura' }, ['montoMaximo']],
    [{ tipoDocumento: 'pasaporte', numeroDocumento: 'AB12345' }, ['tipoDocumento']],
    [{ cuentaOrigen: '12' }, ['cuentaOrigen']],
    [{ diaDebito: 32 }, ['diaDebito']],
    [{ vigenteHasta: '2020-01-01' }, ['vigenteHasta']],
  ])('rejects %j', async (wrong, fields) => {
    const { body } = await test
      .as('administrador')
      .post(base)
      .send({ ...draft(), ...wrong })
      .expect(422);
    expect(Object.keys(body.errors).sort()).toEqual([...fields].sort());
  });
});
