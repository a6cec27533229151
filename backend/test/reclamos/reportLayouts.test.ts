import { sections } from '@coop/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { order, reclamo } from '../cases/complaint.js';
import { receivedAt } from '../cases/receivedAt.js';
import { useApp } from '../support/useApp.js';

const LAYOUTS = '/api/sitio/formatos-de-reporte';
const REPORT = '/api/contactanos/reclamos/reporte-mensual';
const { states } = sections['contactanos/reclamos'].flows.estado as { states: Record<string, string> };
const codigos = Object.values(states).map((valor, at) => ({ campo: 'estado', valor, codigo: `E${at}` }));

/** Report layout of one supervisor; `semicolonLayout` is another supervisor's layout of the same complaints. */
const pipedLayout = {
  nombre: 'Supervisor A',
  separador: 'barra',
  decimal: 'punto',
  fechas: 'aaaammdd',
  codificacion: 'latin1',
  finDeLinea: 'lf',
  encabezado: false,
  extension: 'txt',
  columnas: [
    { campo: 'fijo', fijo: 'CAC' },
    { campo: 'codigo' },
    { campo: 'fechaRegistro' },
    { campo: 'montoComprometido' },
    { campo: 'estado' },
    { campo: 'descripcion', largo: 12 },
  ],
  codigos,
};
const semicolonLayout = {
  nombre: 'Supervisor B',
  columnas: [
    { campo: 'estado', titulo: 'SITUACIÓN' },
    { campo: 'montoComprometido', titulo: 'MONTO' },
    { campo: 'fechaRegistro' },
    { campo: 'codigo', titulo: 'NÚMERO' },
    { campo: 'mesReporte', titulo: 'MES' },
  ],
};

const test = useApp();
let codigo: string;
beforeAll(async () => {
  const values = { montoComprometido: '1250.50', moneda: 'BOB', descripcion: 'Ľlave ñandú\nsegunda línea' };
  const row = await receivedAt(test, 'contactanos/reclamos', '2026-04-10T12:00:00.000Z', { ...reclamo, ...values });
  codigo = row.codigo as string;
});

let drafts = 0;
const save = (layout: object, rol: 'administrador' | 'comercial' | 'sistemas' = 'administrador') =>
  test
    .as(rol)
    .post(LAYOUTS)
    .send({ nombre: `Formato ${++drafts}`, ...layout });
const createLayout = async (layout: object) => {
  const { status, body } = await save(layout);
  expect([status, body.errors ?? {}]).toEqual([201, {}]);
  return body.id as string;
};
const download = (id: string, rol: 'comercial' | 'creditos' | 'administrador' = 'comercial') =>
  test.as(rol).get(REPORT).query({ mes: '2026-04', diseno: id }).responseType('blob');

describe('monthly report in a layout', () => {
  it('is generated in two layouts from the same complaints', async () => {
    const first = await download(await createLayout(pipedLayout)).expect(200);
    expect(first.headers['content-disposition']).toBe('attachment; filename="reclamos-2026-04.txt"');
    expect(first.headers['content-type']).toBe('text/plain; charset=iso-8859-1');
    expect(first.body.toString('latin1')).toBe(`CAC|${codigo}|20260410|1250.50|E0|?lave ñandú\n`);

    const second = await download(await createLayout(semicolonLayout)).expect(200);
    expect(second.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(second.body.toString('utf8')).toBe(
      `\uFEFFSITUACIÓN;MONTO;Registrado el;NÚMERO;MES\r\nRegistrado;1250,50;10/04/2026;${codigo};2026-04\r\n`,
    );
  });

  it('lists the layouts for download, and audits the one used', async () => {
    const id = await createLayout({ columnas: [{ campo: 'codigo' }], nombre: 'Con constancia' });
    const { body } = await test.as('comercial').get(`${REPORT}/2026-04`).expect(200);
    expect(body.formatos).toContainEqual({ id, nombre: 'Con constancia', extension: 'csv' });
    await download(id).expect(200);
    const filter = JSON.stringify({ accion: 'exportar' });
    const history = await test.as('administrador').get('/api/sitio/auditoria').query({ filter }).expect(200);
    expect(JSON.stringify(history.body)).toContain('Con constancia');
  });

  it('escapes formulas in layouts and complaints', async () => {
    const id = await createLayout({
      encabezado: false,
      columnas: [{ campo: 'fijo', fijo: '=1+1' }, { campo: 'montoComprometido' }],
      codigos: [{ campo: 'montoComprometido', valor: '1250.50', codigo: '@SUM(A1)' }],
    });
    expect((await download(id).expect(200)).body.toString('utf8')).toBe("\uFEFF'=1+1;'@SUM(A1)\r\n");
  });

  it('escapes formulas in titles, and keeps phone numbers', async () => {
    const id = await createLayout({
      encabezado: true,
      columnas: [
        { campo: 'fijo', fijo: '+59171234567', titulo: '=1+1' },
        { campo: 'fijo', fijo: '+591+1', titulo: '@SUM(A1)' },
      ],
      codigos: [],
    });
    expect((await download(id).expect(200)).body.toString('utf8')).toBe(
      "\uFEFF'=1+1;'@SUM(A1)\r\n+59171234567;'+591+1\r\n",
    );
  });

  it('is rejected in an unknown layout, and to users without the export permission', async () => {
    const id = await createLayout({ columnas: [{ campo: 'codigo' }] });
    const response = await test
      .as('comercial')
      .get(REPORT)
      .query({ mes: '2026-04', diseno: '018f0000-0000-7000-8000-000000000000' });
    expect([response.status, response.body.errors]).toEqual([400, { diseno: 'Ese formato de reporte ya no existe' }]);
    await test.as('comercial').get(REPORT).query({ mes: '2026-04', diseno: '../x' }).expect(400);
    await download(id, 'creditos').expect(403);
    await test.anonymous.get(REPORT).query({ mes: '2026-04', diseno: id }).expect(401);
    await download(id, 'administrador').expect(200);
  });

  it('uses the codes of the current state', async () => {
    const row = await receivedAt(test, 'contactanos/reclamos', '2026-05-05T12:00:00.000Z', reclamo);
    const id = await createLayout({ encabezado: false, columnas: [{ campo: 'codigo' }, { campo: 'estado' }], codigos });
    await order(test, row as never, 'anular', { motivoAnulacion: 'registro_de_prueba' }, 'administrador').expect(200);
    const { body } = await test
      .as('comercial')
      .get(REPORT)
      .query({ mes: '2026-05', diseno: id })
      .buffer(true)
      .parse((response, done) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk));
        response.on('end', () => done(null, text));
      });
    expect(body).toContain(`${row.codigo};E${Object.keys(states).indexOf('anulado')}\r\n`);
  });
});

describe('report layout', () => {
  const columnas = [{ campo: 'codigo' }];
  it.each([
    ['an unknown column', { columnas: [{ campo: 'sueldo' }] }, 'columnas.0.campo', /Elija una/],
    ['a built-in property as a column', { columnas: [{ campo: '__proto__' }] }, 'columnas.0.campo', /Elija una/],
    ['the origin of a complaint', { columnas: [{ campo: 'huellaOrigen' }] }, 'columnas.0.campo', /Elija una/],
    ['a fixed column without text', { columnas: [{ campo: 'fijo' }] }, 'columnas.0.fijo', /Escriba el texto/],
    ['no columns', { columnas: [] }, 'columnas', /al menos 1/],
    ['an unknown separator', { columnas, separador: ';;' }, 'separador', /Elija una/],
    [
      'a code of an unknown value',
      { columnas, codigos: [{ campo: 'estado', valor: 'Perdido', codigo: '9' }] },
      'codigos.0.valor',
      /no tiene ese valor/,
    ],
    ['missing codes', { columnas, codigos: codigos.slice(1) }, 'codigos', /Faltan códigos: Estado: Registrado/],
    [
      'two codes of one value, by name and by label',
      { columnas, codigos: [...codigos, { campo: 'estado', valor: 'anulado', codigo: 'X' }] },
      'codigos',
      /dos códigos: anulado/,
    ],
  ])('rejects %s', async (_, layout, field, message) => {
    const { status, body } = await save(layout);
    expect(status).toBe(422);
    expect(body.errors[field]).toMatch(message);
  });

  it('is managed by administrador only', async () => {
    await save({ columnas }, 'comercial').expect(403);
    await save({ columnas }, 'sistemas').expect(403);
    await test.as('comercial').get(LAYOUTS).expect(403);
    await save({ columnas, codigos }).expect(201);
  });
});
