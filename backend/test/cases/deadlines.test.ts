import { todayInLaPaz } from '@coop/domain';
import { addBusinessDays, addDays, type Holiday } from '@coop/domain/calendar';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { consulta } from '../intake/samples.js';
import { readPdf } from '../support/readPdf.js';
import { startApp } from '../support/startApp.js';
import { useApp } from '../support/useApp.js';
import { answer, order, reclamo, register } from './complaint.js';
import { receivedAt } from './receivedAt.js';
import { addHoliday, writeCalendar } from './writeCalendar.js';

const today = todayInLaPaz();
const noHolidays: Holiday[] = [];

const test = useApp();
let potosi: string;
beforeAll(async () => {
  await writeCalendar(test);
  await addHoliday(test, { fecha: '2026-11-10', ambito: 'departamental', departamento: 'PT' });
  const { body } = await test.as('administrador').post('/api/sitio/agencias').send(agencia);
  expect(body.errors ?? {}).toEqual({});
  potosi = body.id;
  const { version } = body;
  await test.as('administrador').post(`/api/sitio/agencias/${potosi}/publicar`).send({ version }).expect(200);
});

const agencia = {
  nombre: 'Agencia Potosí',
  tipo: 'agencia_fija',
  departamento: 'PT',
  municipio: 'Potosí',
  direccion: 'Calle Bolívar N° 100',
};
const fetchRow = async (section: string, id: string) =>
  (await test.as('administrador').get(`/api/${section}/${id}`).expect(200)).body;
const complaintAt = async (instant: string, values: object = {}) => {
  const { id } = await receivedAt(test, 'contactanos/reclamos', instant, { ...reclamo, ...values });
  return fetchRow('contactanos/reclamos', id);
};

describe('deadline of a complaint', () => {
  it.each([
    ['a Monday at night, when UTC is a day ahead', '2026-11-24T02:30:00Z', '2026-11-23', '2026-11-30'],
    ['a Saturday at the end of the day', '2026-11-22T03:50:00Z', '2026-11-21', '2026-11-27'],
    ['a Friday before a holiday', '2026-10-30T15:00:00Z', '2026-10-30', '2026-11-09'],
    ['the eve of two holidays', '2026-06-03T13:00:00Z', '2026-06-03', '2026-06-12'],
    ['the eve of a moved holiday', '2026-01-21T13:00:00Z', '2026-01-21', '2026-01-29'],
    ['New Year’s Eve', '2025-12-31T13:00:00Z', '2025-12-31', '2026-01-09'],
  ])('is five business days after %s', async (_, instant, fechaRegistro, fechaLimite) => {
    expect(await complaintAt(instant)).toMatchObject({
      fechaRegistro,
      fechaLimite,
      venceEn: fechaLimite,
      conservarHasta: `${Number(fechaRegistro.slice(0, 4)) + 10}${fechaRegistro.slice(4)}`,
    });
  });

  it('counts the holidays of the agency’s departamento only', async () => {
    const instant = '2026-11-05T13:00:00Z';
    expect((await complaintAt(instant, { agencia: potosi })).fechaLimite).toBe('2026-11-13');
    expect((await complaintAt(instant)).fechaLimite).toBe('2026-11-12');
  });

  it('is recalculated for open complaints when a holiday is added, and logged in the history', async () => {
    const [waiting, later] = [await complaintAt('2026-09-07T13:00:00Z'), await complaintAt('2026-09-21T13:00:00Z')];
    expect(waiting.fechaLimite).toBe('2026-09-14');
    const { body: decreed } = await addHoliday(test, { fecha: '2026-09-09' });
    const limitOf = async ({ id }: { id: string }) => (await fetchRow('contactanos/reclamos', id)).fechaLimite;
    expect(await limitOf(waiting)).toBe('2026-09-15');
    expect(await limitOf(later)).toBe(later.fechaLimite);
    expect((await complaintAt('2026-09-07T13:00:00Z')).fechaLimite).toBe('2026-09-15');
    const { body: history } = await test.as('administrador').get(`/api/contactanos/reclamos/${waiting.id}/historial`);
    expect(history[0]).toMatchObject({ accion: 'recontar_plazo' });

    await test.as('administrador').delete(`/api/sitio/feriados/${decreed.id}`).set('If-Match', '"1"').expect(200);
    expect(await limitOf(waiting)).toBe('2026-09-14');
    await addHoliday(test, { fecha: '2026-09-09' });
  });

  it('is marked as an estimate when the holidays of its year are missing', async () => {
    const proofOf = async ({ id }: { id: string }) => {
      const { body } = await test
        .as('comercial')
        .get(`/api/contactanos/reclamos/${id}/constancia`)
        .responseType('blob')
        .expect(200);
      return (await readPdf(body)).replace(/\s+/g, ' ');
    };
    const sure = await complaintAt('2026-10-05T13:00:00Z');
    expect(sure.plazoEstimado).toBe(false);
    expect(await proofOf(sure)).not.toContain('estimada');
    const next = await complaintAt('2026-12-28T13:00:00Z');
    expect(next).toMatchObject({ fechaLimite: '2027-01-04', plazoEstimado: true });
    expect(await proofOf(next)).toContain('(fecha estimada: faltan feriados por cargar)');
  });

  it('is marked as an estimate when it spans a year without holidays', async () => {
    await addHoliday(test, { fecha: '2034-01-02' });
    expect(await complaintAt('2033-12-28T13:00:00Z')).toMatchObject({ fechaLimite: '2034-01-05', plazoEstimado: true });
    expect((await complaintAt('2034-03-01T13:00:00Z')).plazoEstimado).toBe(false);
  });

  it('is stored for complaints registered by staff', async () => {
    const { fechaRegistro, fechaLimite } = await register(test, { canal: 'carta' });
    expect(fechaRegistro).toBe(today);
    expect(String(fechaLimite) >= addBusinessDays(today, 5, noHolidays, null)).toBe(true);
  });
});

describe('deadline status of a case', () => {
  it('filters the list and sorts open cases first, by due date', async () => {
    const own = await startApp();
    const at = async (businessDays: number) => {
      const received = addBusinessDays(today, businessDays, noHolidays, null);
      return (await receivedAt(own, 'contactanos/reclamos', `${received}T16:00:00Z`, reclamo)).id;
    };
    // Due dates are five business days after these dates.
    const isWorkday = addBusinessDays(addDays(today, -1), 1, noHolidays, null) === today;
    const [late, soon, calm] = [await at(-9), await at(isWorkday ? -4 : -5), await at(-1)];
    const answered = await register(own);
    const staff = own.as('comercial');
    await order(own, answered, 'analizar', { asignadoA: own.uids.comercial }).expect(200);
    await order(own, answered, 'responder', answer).expect(200);
    const list = async (filter: object) =>
      (
        await staff
          .get('/api/contactanos/reclamos')
          .query({ filter: JSON.stringify(filter) })
          .expect(200)
      ).body.map(({ id }: { id: string }) => id);
    expect(await list({})).toEqual([late, soon, calm, answered.id]);
    expect(await list({ plazo: 'vencido' })).toEqual([late]);
    expect(await list({ plazo: 'por_vencer' })).toEqual([soon]);
    expect(await list({ plazo: 'a_tiempo' })).toEqual([calm]);
    expect(await list({ plazo: 'atendido' })).toEqual([answered.id]);
    if (isWorkday) {
      const due = await at(-5);
      expect(await list({ plazo: 'vence_hoy' })).toEqual([due]);
    }
    await own.close();
  });
});

describe('deadline of a query', () => {
  it('is two business days, ends with the response and restarts when the query is reopened', async () => {
    const { id } = await receivedAt(test, 'contactanos/consultas', '2026-10-30T15:00:00Z', consulta);
    const section = 'contactanos/consultas';
    const row = await fetchRow(section, id);
    expect(row).toMatchObject({ fechaLimite: '2026-11-04', venceEn: '2026-11-04' });
    await order(test, row, 'atender', {}, 'comercial', section).expect(200);
    const response = { respuesta: 'Desde Bs 10, con su cédula de identidad.', medioUsado: 'correo' };
    const { body } = await order(test, row, 'responder', response, 'comercial', section).expect(200);
    expect(body).toMatchObject({ venceEn: null, plazo: 'atendido', fechaLimite: '2026-11-04' });
    const { body: open } = await order(test, row, 'reabrir', { nota: 'Pide otro dato' }, 'comercial', section).expect(
      200,
    );
    expect(open.venceEn > today).toBe(true);
    expect(open.plazo).not.toBe('atendido');
    // 2026-11-04 is past: a late first response stays late.
    expect(open.fechaLimite).toBe('2026-11-04');
    const { body: again } = await order(test, open, 'responder', response, 'comercial', section).expect(200);
    expect(again.oportunidad).toBe('tardia');
  });

  it('uses the new term after reopening when the first response was on time', async () => {
    const section = 'contactanos/consultas';
    const { id } = await receivedAt(test, section, `${today}T15:00:00Z`, consulta);
    const row = await fetchRow(section, id);
    await order(test, row, 'atender', {}, 'comercial', section).expect(200);
    const response = { respuesta: 'Desde Bs 10, con su cédula de identidad.', medioUsado: 'correo' };
    await order(test, row, 'responder', response, 'comercial', section).expect(200);
    const { body: open } = await order(test, row, 'reabrir', { nota: 'Otro dato' }, 'comercial', section).expect(200);
    expect(open).toMatchObject({ oportunidad: 'pendiente', fechaLimite: open.venceEn });
    const { body: again } = await order(test, row, 'responder', response, 'comercial', section).expect(200);
    expect(again.oportunidad).toBe('oportuna');
  });
});
