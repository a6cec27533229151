import { beforeAll, describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';
import { applicationFor } from './application.js';

const CORE = '/api/contactanos/solicitudes-creditos/core';
/** Column names that a core system reads; renaming one breaks its import. */
const CORE_COLUMNS =
  'numero_solicitud,recibida_en,estado,canal,tipo_documento,numero_documento,complemento,expedido_en,primer_apellido,' +
  'segundo_apellido,nombres,fecha_nacimiento,estado_civil,celular,correo,departamento,ciudad,direccion,es_socio,' +
  'numero_socio,agencia_id,agencia,producto_id,producto,destino,moneda,monto_solicitado,plazo_meses,garantia,' +
  'ingreso_mensual,gastos_mensuales,cuotas_de_otras_deudas,cuota_estimada,autoriza_consulta_cic,version_privacidad,' +
  'simulada_en,simulado_producto_id,simulada_moneda,simulado_monto,simulado_plazo_meses,simulado_sistema,' +
  'simulada_frecuencia,simulada_tasa_anual,simulada_cuota,simulado_total,simulada_teac,monto_aprobado,' +
  'plazo_aprobado_meses,tasa_aprobada,numero_operacion,desembolsada_en';

const test = useApp();
let codigo: string;
beforeAll(async () => {
  const application = await applicationFor(test);
  const simulado = `producto=${application.producto}&moneda=BOB&monto=20000&plazo_meses=12`;
  const sent = {
    ...application,
    simulado,
    nombres: 'Ana',
    celular: '+34600123456',
    direccion: '=HYPERLINK("https://evil.example";"x")',
  };
  const { status, body } = await test.anonymous.post('/api/publico/contactanos/solicitudes-creditos').send(sent);
  expect([status, body.errors ?? {}]).toEqual([201, {}]);
  codigo = body.codigo;
  await test.anonymous
    .post('/api/publico/contactanos/solicitudes-creditos')
    .send(await applicationFor(test))
    .expect(201);
});

const download = (query: object, rol: 'creditos' | 'administrador' | 'comercial' = 'creditos') =>
  test.as(rol).get(CORE).query(query);
const byCode = () => ({ filter: JSON.stringify({ q: codigo }) });

describe('export of credit applications for the core system', () => {
  it('returns JSON with the agreed names, keys, plain amounts and the simulation', async () => {
    const { body, headers } = await download({ ...byCode(), formato: 'json' }).expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename="solicitudes-core.json"');
    expect(body).toHaveLength(1);
    expect(Object.keys(body[0]).join()).toBe(CORE_COLUMNS);
    expect(body[0]).toMatchObject({
      numero_solicitud: codigo,
      recibida_en: expect.stringMatching(/^\d{4}-\d{2}-\d{2}/),
      estado: 'recibida',
      departamento: 'LP',
      agencia: 'Agencia Central',
      producto: 'Crédito de consumo',
      moneda: 'BOB',
      monto_solicitado: '50000.00',
      plazo_meses: 36,
      ingreso_mensual: '5000.00',
      cuotas_de_otras_deudas: '242.15',
      simulado_monto: '20000.00',
      simulado_plazo_meses: 12,
      simulada_tasa_anual: '16.0000',
      monto_aprobado: null,
    });
  });

  it('returns CSV with formulas escaped', async () => {
    const { text } = await download(byCode())
      .expect(200)
      .expect('Content-Type', /text\/csv/);
    const [names, line, rest] = text.split('\r\n');
    expect(names).toBe(CORE_COLUMNS);
    expect(line).toContain(`,"'=HYPERLINK(""https://evil.example"";""x"")",`);
    expect(line).toContain(',50000.00,36,');
    expect(line).toContain(',+34600123456,');
    expect(rest).toBe('');
  });

  it('returns all applications or the filtered ones, and an empty list when none match', async () => {
    expect((await download({ formato: 'json' }).expect(200)).body).toHaveLength(2);
    expect((await download({ formato: 'json', filter: '{"estado":"aprobada"}' }).expect(200)).body).toEqual([]);
  });

  it('is recorded in the audit log', async () => {
    await download({ ...byCode(), formato: 'json' }, 'administrador').expect(200);
    const filter = JSON.stringify({ accion: 'exportar' });
    const { body } = await test.as('administrador').get('/api/sitio/auditoria').query({ filter }).expect(200);
    expect(JSON.stringify(body)).toContain('Para el sistema central: 1 registros');
  });

  it.each([{ formato: 'xml' }, { filter: '{"huellaOrigen":"x"}' }, { filter: '{"$where":"1"}' }, { desde: '2026' }])(
    'rejects the query %j with 400',
    async (query) => {
      await download(query).expect(400);
    },
  );

  it('rejects roles without export access', async () => {
    await download({}, 'comercial').expect(403);
    await test.anonymous.get(CORE).expect(401);
  });
});
