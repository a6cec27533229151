import { todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { parametrosIniciales } from '@coop/domain/sections/parametros/parametrosIniciales';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { applicationFor } from '../cases/application.js';
import { credito, publish } from '../simulations/products.js';
import { useApp } from '../support/useApp.js';

const section = 'sitio/tasas-de-referencia';
const loans = 'productos/simulador-creditos';
const applications = 'contactanos/solicitudes-creditos';
const today = todayInLaPaz();
const topOf = (tasaMaxima: string) => ({ categoria: 'consumo', tasaMaxima });
const earlier = { mes: '2026-09', vigenteDesde: '2026-10-05', treMn: '3.00', treMe: '2.10', tepMn: '2.80' };
const now = { mes: '2026-10', vigenteDesde: today, treMn: '3.45', treMe: '2.25', tepMn: '3.01' };
const variableRate = { tasaAnual: '7.6', spread: '4.5', treReferencia: '3.1' };

const test = useApp();
let variable: { id: string; slug: string };
let mixta: { slug: string };
beforeAll(async () => {
  variable = await publish(test, loans, { ...credito, ...variableRate, nombre: 'Variable', tipoTasa: 'variable' });
  const mixed = { ...variableRate, tipoTasa: 'mixta', tasaAnual: '6', periodoFijoMeses: 12 };
  mixta = await publish(test, loans, { ...credito, ...mixed, nombre: 'Mixta' });
});

const simulate = async ({ slug }: { slug: string }) =>
  (
    await test.anonymous
      .get('/api/publico/simulaciones/credito')
      .query({ producto: slug, monto: '50000', plazo_meses: '36' })
      .expect(200)
  ).body;

it('a loan uses the TRe of its own product before any reference rate is published', async () => {
  expect(await simulate(variable)).toMatchObject({ tasa_anual: '7.6000', cuota: '1557.61' });
  expect((await simulate(mixta)).plan[12]).toMatchObject({ interes: '217.36' });
});

describe('reference rates', () => {
  const post = (values: object) => test.as('finanzas').post(`/api/${section}`).send(values);

  it.each([
    ['30.0001', 'treMn'],
    ['34.5', 'tepUfv'],
    ['-0.01', 'treMe'],
  ])('reject %s %%', async (rate, field) => {
    const { body } = await post({ mes: '2026-08', vigenteDesde: '2026-08-01', treMn: '3', [field]: rate }).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('apply the TRe to loans from its effective date', async () => {
    await publish(test, section, earlier);
    const { body } = await post(now).expect(201);
    await test.as('finanzas').post(`/api/${section}/${body.id}/publicar`).send({ version: body.version }).expect(200);
    expect(await simulate(variable)).toMatchObject({ tasa_anual: '7.9500', cuota: '1565.67' });
    const { plan } = await simulate(mixta);
    expect(plan[12]).toMatchObject({ interes: '227.37' });
  });

  it('are stored with an application and used for its payment', async () => {
    const { slug, id } = variable;
    const simulado = `producto=${slug}&moneda=BOB&monto=50000&plazo_meses=36`;
    const application = { ...(await applicationFor(test)), producto: id, simulado };
    const { body } = await test.anonymous.post(`/api/publico/${applications}`).send(application).expect(201);
    const filter = JSON.stringify({ q: body.codigo });
    const [row] = (await test.as('creditos').get(`/api/${applications}`).query({ filter }).expect(200)).body;
    expect(row).toMatchObject({ simuladaTasa: '7.9500', simuladaCuota: '1565.67', cuotaEstimada: '1565.67' });
  });

  it('warn about loans above the regulated maximum, whose publication is rejected', async () => {
    const cap = { ...parametrosIniciales, titulo: 'Con tope', vigenteDesde: today, tasasMaximas: [topOf('7.8')] };
    const findNotice = async () =>
      (await test.as('creditos').get('/api/panel').expect(200)).body.avisos.find(
        ({ clave }: { clave: string }) => clave === 'creditos_sobre_maxima',
      )?.etiqueta;
    expect(await findNotice()).toBeUndefined();
    await publish(test, 'sitio/parametros', cap);
    expect(await findNotice()).toMatch(/«Variable».*«Mixta»|«Mixta».*«Variable»/);
    const other = { ...credito, ...variableRate, nombre: 'Otra variable', tipoTasa: 'variable' };
    const { body: draft } = await test.as('administrador').post(`/api/${loans}`).send(other).expect(201);
    const order = test.as('administrador').post(`/api/${loans}/${draft.id}/publicar`).send({ version: draft.version });
    expect((await order.expect(422)).body.errors.tasaAnual).toContain('supera la máxima regulada');
  });

  it('are public for current and past months', async () => {
    const filter = encodeURIComponent(JSON.stringify({ vigencia: ['vigente', 'finalizado'] }));
    const { body } = await test.anonymous.get(`/api/publico/${section}?filter=${filter}`).expect(200);
    expect(body).toEqual([
      expect.objectContaining({ mes: '2026-10', treMn: '3.4500', vigencia: 'vigente' }),
      expect.objectContaining({ mes: '2026-09', vigenteHasta: addDays(today, -1), vigencia: 'finalizado' }),
    ]);
  });

  it('grant finanzas permissions without a menu entry', async () => {
    const { body } = await test.as('finanzas').get('/api/yo').expect(200);
    expect(body.menu).not.toContain(section);
    expect(body.permisos[section]).toContain('publicar');
  });

  it.each([
    ['a month that is not a date', { ...now, mes: 'octubre' }, 'mes'],
    ['a repeated month', now, 'mes'],
    ['no rates', { mes: '2026-11', vigenteDesde: addDays(today, 1) }, 'treMn'],
    ['a rate above 100', { ...now, mes: '2026-11', tepMn: '101' }, 'tepMn'],
  ])('reject %s', async (_, values, field) => {
    expect((await post(values).expect(422)).body.errors).toHaveProperty(field);
  });

  it.each(['creditos', 'comercial', 'sistemas', 'rrhh'] as const)('are hidden from %s', async (rol) => {
    await test.as(rol).get(`/api/${section}`).expect(403);
    await test.as(rol).post(`/api/${section}`).send(now).expect(403);
  });
});
