import { todayInLaPaz } from '@coop/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { order, reclamo } from '../cases/complaint.js';
import { receivedAt } from '../cases/receivedAt.js';
import { readCsvExport, readXlsxExport } from '../exports/readExport.js';
import { useApp } from '../support/useApp.js';

const path = '/api/contactanos/reclamos/reporte-mensual';
const thisMonth = todayInLaPaz().slice(0, 7);
const reportOf = (mes: string) => `contactanos/reclamos/reporte-mensual?mes=${mes}`;

const test = useApp();
const codes: Record<string, string> = {};
beforeAll(async () => {
  const received = async (name: string, instant: string, values: object = {}) => {
    const row = await receivedAt(test, 'contactanos/reclamos', instant, { ...reclamo, ...values });
    codes[name] = row.codigo as string;
    return row;
  };
  await received('march', '2026-03-15T12:00:00.000Z');
  const closed = await received('closedLater', '2026-03-20T12:00:00.000Z');
  // 23:59 on 31 March in La Paz, and then 00:00 on 1 April.
  await received('lastMinute', '2026-04-01T03:59:00.000Z');
  await received('firstMinute', '2026-04-01T04:00:00.000Z', { descripcion: '=HYPERLINK("https://evil.example";"x")' });
  await received('may', '2026-05-02T12:00:00.000Z');
  await order(test, closed as never, 'anular', { motivoAnulacion: 'registro_de_prueba' }, 'administrador').expect(200);
});

const reasonsIn = async (mes: string) =>
  Object.fromEntries(
    (await readCsvExport(test, 'comercial', reportOf(mes))).map((row) => [row.Código, row['Motivo de inclusión']]),
  );

describe('monthly report of complaints', () => {
  it('contains the complaints registered in the month in La Paz and those still open', async () => {
    expect(await reasonsIn('2026-03')).toEqual({
      [codes.march as string]: 'Registrado en el mes',
      [codes.closedLater as string]: 'Registrado en el mes',
      [codes.lastMinute as string]: 'Registrado en el mes',
    });
    expect(await reasonsIn('2026-04')).toEqual({
      [codes.firstMinute as string]: 'Registrado en el mes',
      [codes.march as string]: 'Registrado antes, pendiente al fin del mes',
      [codes.closedLater as string]: 'Registrado antes, pendiente al fin del mes',
      [codes.lastMinute as string]: 'Registrado antes, pendiente al fin del mes',
    });
  });

  it('marks the earlier complaints closed in the month', async () => {
    const reasons = await reasonsIn(thisMonth);
    expect(reasons[codes.closedLater as string]).toBe('Registrado antes, cerrado en el mes');
    expect(reasons[codes.may as string]).toBe('Registrado antes, pendiente al fin del mes');
  });

  it('is exported as a workbook with all fields, typed cells and no formulas', async () => {
    const { rows, sheet } = await readXlsxExport(test, 'administrador', reportOf('2026-04'));
    expect(rows).toHaveLength(4);
    const row = rows.find(({ Código }) => Código === codes.firstMinute);
    expect(row).toMatchObject({ Estado: 'Registrado', Departamento: 'La Paz' });
    expect(row?.['Descripción del reclamo']).toBe('=HYPERLINK("https://evil.example";"x")');
    expect(row?.['Fecha del hecho']).toEqual(new Date('2026-01-05T00:00:00Z'));
    for (const cell of sheet.cells?.values() ?? []) expect(cell.formula).toBeUndefined();
  });

  it('shows its totals before the download', async () => {
    const { body } = await test.as('comercial').get(`${path}/2026-04`).expect(200);
    expect(body).toEqual({
      mes: '2026-04',
      registrados: 1,
      cerrados: 0,
      pendientes: 3,
      deMesesPresentados: 0,
      llegadosDespues: 0,
      terminado: true,
      presentado: null,
      formatos: [],
    });
  });

  it.each(['2026-13', '2026-4', 'abril', '', '../2026-04', '2999-01'])('rejects the month %s', async (mes) => {
    await test.as('comercial').get(path).query({ mes }).expect(400);
  });

  it('is restricted to comercial and administrador', async () => {
    for (const rol of ['creditos', 'sistemas', 'finanzas', 'rrhh'] as const) {
      await test.as(rol).get(path).query({ mes: '2026-04' }).expect(403);
      await test.as(rol).get(`${path}/2026-04`).expect(403);
      await test.as(rol).post(`${path}/2026-04/presentar`).expect(403);
    }
    await test.anonymous.get(path).query({ mes: '2026-04' }).expect(401);
  });
});

describe('submission of the monthly report', () => {
  const submitReport = (mes: string) => test.as('comercial').post(`${path}/${mes}/presentar`);
  const markedCodes = async (mes: string) =>
    (await test.find('/api/contactanos/reclamos', { enReporte: mes }, 'comercial')).map(
      ({ codigo }: { codigo: string }) => codigo,
    );

  it('is rejected before the end of the month', async () => {
    const { body } = await submitReport(thisMonth).expect(422);
    expect(body.detail).toContain('todavía no terminó');
    expect(await markedCodes(thisMonth)).toEqual([]);
  });

  it('marks its complaints once and records its author', async () => {
    const answers = await Promise.all([submitReport('2026-03'), submitReport('2026-03')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await markedCodes('2026-03')).sort()).toEqual([codes.march, codes.closedLater, codes.lastMinute].sort());
    const { body } = await test.as('administrador').get(`${path}/2026-03`).expect(200);
    expect(body.presentado).toMatchObject({
      email: expect.stringContaining('comercial'),
      nombre: expect.any(String),
    });
    expect((await submitReport('2026-03').expect(422)).body.detail).toBe('El reporte de marzo de 2026 ya se presentó.');
  });

  it('keeps complaints marked by an earlier report', async () => {
    await submitReport('2026-04').expect(200);
    expect(await markedCodes('2026-04')).toEqual([codes.firstMinute]);
  });

  it('is logged in the history and the audit log', async () => {
    const filter = JSON.stringify({ accion: 'presentar', seccion: 'contactanos/reclamos' });
    const { body } = await test.as('administrador').get('/api/sitio/auditoria').query({ filter }).expect(200);
    expect(body.map(({ titulo }: { titulo: string }) => titulo)).toContain('Reporte mensual de marzo de 2026');
    const [row] = (
      await test.as('comercial').get('/api/contactanos/reclamos').query({ filter: '{"enReporte":"2026-04"}' })
    ).body;
    const history = await test.as('comercial').get(`/api/contactanos/reclamos/${row.id}/historial`).expect(200);
    expect(history.body[0]).toMatchObject({
      accion: 'presentar',
      cambios: [{ campo: 'enReporte', antes: null, despues: '2026-04' }],
    });
  });
});
