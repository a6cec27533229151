import { formatDate, todayInLaPaz } from '@coop/domain';
import { addBusinessDays, addDays } from '@coop/domain/calendar';
import { legalDeadline } from '@coop/domain/sections/reclamos/legalDeadline';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { publicado } from '../../src/platform/database/schema/publicado.js';
import { tables } from '../../src/platform/database/tables/tables.js';
import { ParametrosService } from '../../src/publishing/parametros/parametros.service.js';
import { order, register } from '../cases/complaint.js';
import { reclamo, sendTo } from '../intake/samples.js';
import { readPdf } from '../support/readPdf.js';
import { useApp } from '../support/useApp.js';

const section = 'sitio/parametros';
const today = todayInLaPaz();
const yesterday = addDays(today, -1);
const tomorrow = addDays(today, 1);
const conjunto = {
  titulo: 'Parámetros de prueba',
  vigenteDesde: today,
  reclamoPlazo: 7,
  reclamoPlazoAmpliado: 12,
  segundaInstanciaPlazo: 15,
  reclamoConservar: 12,
  rcIvaAlicuota: '15,5',
  rcIvaExentoNacional: 60,
  rcIvaExentoExtranjera: 720,
  ingresoParaCuotas: '35',
  tasasMaximas: [{ categoria: 'vivienda_social', tasaMaxima: '6,5', detalle: 'Hasta UFV 460.000' }],
};
const credito = {
  nombre: 'Vivienda de prueba',
  categoria: 'vivienda_social',
  pagina: 'creditos',
  monedas: ['BOB'],
  montoMinBob: '1000',
  montoMaxBob: '150000',
  plazoMin: 6,
  plazoMax: 60,
  tipoTasa: 'fija',
  tasaAnual: '6.51',
  requisitos: ['Cédula de identidad'],
};

const test = useApp();
let loan: { id: string; version: number };
let before: Awaited<ReturnType<typeof register>>;

const admin = () => test.as('administrador');
const create = async (values: object = conjunto, at = section) =>
  (await admin().post(`/api/${at}`).send(values).expect(201)).body as { id: string; version: number };
const publish = ({ id, version }: { id: string; version: number }, more: object = {}, at = section) =>
  admin()
    .post(`/api/${at}/${id}/publicar`)
    .send({ version, ...more });
const deposit = async (query: object) =>
  (
    await test.anonymous
      .get('/api/publico/simulaciones/dpf')
      .query({ monto: '10000', tasa_anual: '1.5', ...query })
      .expect(200)
  ).body;
const savings = async () =>
  (
    await test.anonymous
      .get('/api/publico/simulaciones/ahorro')
      .query({ monto: '5000', plazo_meses: '1', tasa_anual: '3' })
      .expect(200)
  ).body;
const capacity = async (loan: { id: string }) =>
  (
    await test.anonymous
      .get('/api/publico/simulaciones/capacidad')
      .query({ producto: loan.id, plazo_meses: '12', ingreso: '4000', otras_cuotas: '100' })
      .expect(200)
  ).body;
/** Joins lines: sentences wrap in the PDF. */
const receiptText = async (id: string) => {
  const { body } = await admin().get(`/api/contactanos/reclamos/${id}/constancia`).buffer().expect(200);
  return (await readPdf(body)).replace(/\s+/g, ' ');
};
const noticeOf = async (rol: 'administrador' | 'creditos' | 'finanzas'): Promise<string | undefined> =>
  (await test.as(rol).get('/api/panel').expect(200)).body.avisos.find(
    ({ clave }: { clave: string }) => clave === 'creditos_sobre_maxima',
  )?.etiqueta;
const currentParameters = async () => (await test.anonymous.get(`/api/publico/${section}`).expect(200)).body;

describe('default regulatory parameters', () => {
  it('are in force and public from the start', async () => {
    expect(await currentParameters()).toEqual([
      expect.objectContaining({
        reclamoPlazo: 5,
        reclamoPlazoAmpliado: 10,
        rcIvaAlicuota: '13.0000',
        tasasMaximas: [],
      }),
    ]);
    const { body } = await admin().get(`/api/${section}`).expect(200);
    expect(body).toEqual([expect.objectContaining({ titulo: 'Parámetros iniciales', situacion: 'vigente' })]);
  });

  it('apply their RC-IVA to deposits and savings', async () => {
    expect(await deposit({ plazo_dias: '30' })).toMatchObject({ interes_bruto: '12.50', rc_iva: '1.63' });
    expect(await deposit({ plazo_dias: '45' })).toMatchObject({ interes_bruto: '18.75', rc_iva: '0.00' });
    expect(await deposit({ plazo_dias: '720', moneda: 'USD' })).toMatchObject({ rc_iva: '39.00' });
    expect(await savings()).toMatchObject({ rc_iva: '1.63', saldo_final: '5010.87' });
  });

  it('set the term of complaints, printed in the receipt', async () => {
    before = await register(test);
    expect(before).toMatchObject({ plazoDias: 5, fechaLimite: addBusinessDays(today, 5, [], null) });
    const proof = await receiptText(before.id);
    expect(proof).toContain(legalDeadline(5));
    expect(proof).toContain('Cinco (5) días hábiles administrativos');
  });

  it('allow a loan with any rate', async () => {
    loan = await create({ ...credito, nombre: 'Otra vivienda' }, 'productos/simulador-creditos');
    await publish(loan, {}, 'productos/simulador-creditos').expect(200);
    expect(await noticeOf('creditos')).toBeUndefined();
  });

  it('allow 40 % of an income for payments', async () => {
    expect(await capacity(loan)).toMatchObject({ parte_del_ingreso: '40.0000', cuota_posible: '1500.00' });
  });
});

describe('permissions of regulatory parameters', () => {
  it.each(['creditos', 'comercial', 'sistemas', 'finanzas', 'rrhh'] as const)('exclude %s', async (rol) => {
    await test.as(rol).post(`/api/${section}`).send(conjunto).expect(403);
    await test.as(rol).get(`/api/${section}`).expect(403);
  });
});

describe('parameters with another start date', () => {
  it('have no effect before that date', async () => {
    const next = await create({
      ...conjunto,
      titulo: 'Parámetros de mañana',
      vigenteDesde: tomorrow,
      rcIvaAlicuota: '20',
    });
    await publish(next).expect(200);
    expect(await currentParameters()).toEqual([expect.objectContaining({ rcIvaAlicuota: '13.0000' })]);
    expect(await deposit({ plazo_dias: '30' })).toMatchObject({ rc_iva: '1.63' });
    const parametros = test.app.get(ParametrosService, { strict: false });
    expect([
      (await parametros.findOn(today))?.rcIvaAlicuota,
      (await parametros.findOn(tomorrow))?.rcIvaAlicuota,
    ]).toEqual(['13.0000', '20.0000']);
  });

  it('can’t start in the past', async () => {
    const { body } = await publish(await create({ ...conjunto, vigenteDesde: yesterday })).expect(422);
    expect(body.errors.vigenteDesde).toContain('ya regía «Parámetros iniciales»');
  });
});

describe('parameters in force from today', () => {
  beforeAll(async () => {
    await publish(await create()).expect(200);
  });

  it('apply their RC-IVA to deposits and savings, to the cent', async () => {
    // 15,5 % of 12,50 is 1,9375.
    expect(await deposit({ plazo_dias: '30' })).toMatchObject({
      rc_iva: '1.94',
      interes_liquido: '10.56',
      total_a_recibir: '10010.56',
    });
    expect(await deposit({ plazo_dias: '45' })).toMatchObject({ rc_iva: '2.91' });
    expect(await deposit({ plazo_dias: '720', moneda: 'USD' })).toMatchObject({ rc_iva: '0.00' });
    expect(await savings()).toMatchObject({ rc_iva: '1.94', saldo_final: '5010.56' });
  });

  it('set the share of income for payments, from 1 to 100 %', async () => {
    expect(await capacity(loan)).toMatchObject({ parte_del_ingreso: '35.0000', cuota_posible: '1300.00' });
    for (const ingresoParaCuotas of ['0', '101', 'mucho']) {
      const { body } = await admin()
        .post(`/api/${section}`)
        .send({ ...conjunto, ingresoParaCuotas })
        .expect(422);
      expect(Object.keys(body.errors)).toEqual(['ingresoParaCuotas']);
    }
  });

  it('set the term of new complaints, registered by staff or sent by the website', async () => {
    const row = await register(test);
    const fechaLimite = addBusinessDays(today, 7, [], null);
    expect(row).toMatchObject({ plazoDias: 7, fechaLimite, venceEn: fechaLimite });
    expect(await receiptText(row.id)).toContain(legalDeadline(7));
    const { body } = await sendTo(test)('reclamos', reclamo()).expect(201);
    expect(body.pasos).toContain(`${legalDeadline(7)}.`);
    expect(body.fechaLimite).toBe(fechaLimite);
  });

  it('don’t apply to complaints received before them', async () => {
    const row = await register(test, {
      canal: 'carta',
      fechaRecepcion: yesterday,
      motivoRegistroTardio: 'La carta llegó ayer a última hora.',
    });
    expect(row).toMatchObject({ plazoDias: 5, fechaLimite: addBusinessDays(yesterday, 5, [], null) });
    expect(await receiptText(row.id)).toContain(`a partir del día siguiente al ${formatDate(yesterday)}, usted puede`);
  });

  it('leave earlier complaints unchanged', async () => {
    const { body } = await admin().get(`/api/contactanos/reclamos/${before.id}`).expect(200);
    expect(body).toMatchObject({
      plazoDias: 5,
      fechaLimite: before.fechaLimite,
      conservarHasta: before.conservarHasta,
    });
    expect(await receiptText(before.id)).toContain(legalDeadline(5));
  });

  it('limit extensions and set the second-instance term in the letter', async () => {
    const row = await register(test);
    await order(test, row, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    const extend = (days: number) =>
      order(test, row, 'ampliar', {
        ampliadoHasta: addBusinessDays(today, days, [], null),
        ampliacionJustificacion: 'Falta el informe del cajero automático.',
        ampliacionComunicadaEn: today,
      });
    expect((await extend(13).expect(422)).body.errors).toHaveProperty('ampliadoHasta');
    await extend(12).expect(200);
    const typed = { respuesta: 'Revisamos su caso y le damos la razón.', resultado: 'favorable' };
    const { body } = await test
      .as('comercial')
      .post(`/api/contactanos/reclamos/${row.id}/carta/borrador`)
      .send(typed)
      .expect(200);
    expect(body.parrafos.join(' ')).toContain('puede acudir, en el plazo de quince (15) días hábiles administrativos,');
  });

  it('limit the loan rates of their category', async () => {
    const at = 'productos/simulador-creditos';
    const { body } = await publish(await create(credito, at), {}, at).expect(422);
    expect(body.errors.tasaAnual).toBe('La tasa supera la máxima regulada de Vivienda de interés social (6,50\u00a0%)');
    await publish(await create({ ...credito, nombre: 'Vivienda al tope', tasaAnual: '6.5' }, at), {}, at).expect(200);
  });

  it('warn users who publish loans about the loans above the maximum', async () => {
    const message = 'Con una tasa mayor que la máxima que fijan los parámetros vigentes: «Otra vivienda»';
    expect(await noticeOf('creditos')).toBe(message);
    expect(await noticeOf('administrador')).toBe(message);
    expect(await noticeOf('finanzas')).toBeUndefined();
  });

  it('can’t be archived, nor can earlier ones', async () => {
    const { body } = await admin().get(`/api/${section}?sort=["vigenteDesde","ASC"]`).expect(200);
    for (const { id, version } of body.filter(
      ({ vigenteDesde, estado }: Record<string, string>) => estado === 'publicado' && String(vigenteDesde) <= today,
    ))
      await admin().post(`/api/${section}/${id}/archivar`).send({ version }).expect(422);
  });

  it('require a reason to be corrected', async () => {
    const { body } = await admin()
      .get(`/api/${section}?filter={"vigenteDesde":"${today}","estado":"publicado"}`)
      .expect(200);
    const [{ id, version }] = body;
    const changed = await admin().put(`/api/${section}/${id}`).send({ version, rcIvaAlicuota: '16' }).expect(200);
    expect((await publish(changed.body).expect(422)).body.errors).toHaveProperty('motivoCorreccion');
    await publish(changed.body, { motivoCorreccion: 'La norma dice dieciséis por ciento.' }).expect(200);
    expect(await deposit({ plazo_dias: '30' })).toMatchObject({ rc_iva: '2.00' });
  });
});

describe('missing regulatory parameters', () => {
  beforeAll(async () => {
    const database = test.database;
    await database.delete(publicado).where(eq(publicado.seccion, section));
    await database.delete(tables[section]);
  });

  it('show a notice to administrador only', async () => {
    const saysSo = async (rol: 'administrador' | 'finanzas') =>
      (await test.as(rol).get('/api/panel').expect(200)).body.avisos.some(
        ({ clave }: { clave: string }) => clave === 'faltan_parametros',
      );
    expect(await saysSo('administrador')).toBe(true);
    expect(await saysSo('finanzas')).toBe(false);
  });

  it('make simulations and complaints answer 503', async () => {
    const { body } = await test.anonymous
      .get('/api/publico/simulaciones/dpf')
      .query({ monto: '10000', tasa_anual: '1.5', plazo_dias: '30' })
      .expect(503);
    expect(body).toMatchObject({ codigo: 'no_disponible' });
    expect(body.detail).toContain('Faltan los parámetros normativos vigentes');
    await sendTo(test)('reclamos', reclamo()).expect(503);
  });
});
