import { type Rol, roles, todayInLaPaz } from '@coop/domain';
import { addBusinessDays, addDays } from '@coop/domain/calendar';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { DATABASE, type Database } from '../../src/platform/database/database.js';
import { correos } from '../../src/platform/database/schema/correos.js';
import { lotesSaldos } from '../../src/platform/database/schema/saldos.js';
import { UserStore } from '../../src/platform/users/user-store.js';
import { startApp, type TestApp } from '../support/startApp.js';
import { useApp } from '../support/useApp.js';
import { storeRow } from './storeRow.js';

type Figure = { clave: string; seccion: string; etiqueta: string; cantidad: number; tono: string; enlace: string };
type Answer = { cifras: Figure[]; avisos: Omit<Figure, 'cantidad' | 'tono'>[] };

const today = todayInLaPaz();
const day = (from: number) => addDays(today, from);
const noon = (date: string) => `${date}T16:00:00.000Z`;

const test = useApp();
beforeAll(async () => {
  await insertRows(test);
});

const panelOf = async (rol: Rol, of = test): Promise<Answer> => (await of.as(rol).get('/api/panel').expect(200)).body;

/** Counts the rows of the list behind a link. */
async function totalAt(rol: Rol, enlace: string, of = test): Promise<number> {
  const { pathname, searchParams } = new URL(enlace, of.origin);
  const { headers } = await of
    .as(rol)
    .get(pathname.replace('/administrador', '/api'))
    .query({ filter: searchParams.get('filter'), range: '[0,0]' })
    .expect(200);
  return Number(headers['content-range']?.split('/').at(-1));
}

const figureOf = (answer: Answer, seccion: string, clave: string) =>
  answer.cifras.find((figure) => figure.seccion === seccion && figure.clave === clave)?.cantidad;

describe('figures of the panel', () => {
  it.each(roles)('match for %s the totals of the lists that they link to', async (rol) => {
    const { cifras } = await panelOf(rol);
    for (const { seccion, clave, cantidad, enlace } of cifras)
      expect({ seccion, clave, cantidad }).toEqual({ seccion, clave, cantidad: await totalAt(rol, enlace) });
    expect(cifras.some(({ cantidad }) => cantidad > 0)).toBe(true);
  });

  it('cover only the sections of each role', async () => {
    const sectionsOf = async (rol: Rol) =>
      [...new Set((await panelOf(rol)).cifras.map(({ seccion }) => seccion))].sort();
    expect(await sectionsOf('creditos')).toEqual(['contactanos/solicitudes-creditos', 'productos/simulador-creditos']);
    expect(await sectionsOf('comercial')).toEqual([
      'contactanos/calificaciones',
      'contactanos/consultas',
      'contactanos/opiniones',
      'contactanos/reclamos',
      'institucional/tarifario',
      'productos/caja-ahorro',
      'productos/depositos-plazo-fijo',
      'sitio/motivos-de-reclamo',
      'sitio/turnos',
    ]);
    expect(await sectionsOf('sistemas')).toEqual(['usuarios']);
    expect(await sectionsOf('finanzas')).toEqual([
      'institucional/coeficiente-adecuacion-patrimonial',
      'institucional/estados-financieros',
      'sitio/tasas-de-referencia',
    ]);
    expect(await sectionsOf('rrhh')).toEqual([
      'institucional/bienes-adjudicados',
      'institucional/responsabilidad-social-empresarial',
    ]);
    expect((await sectionsOf('administrador')).length).toBeGreaterThan(20);
  });

  it('require a session', () => test.anonymous.get('/api/panel').expect(401));

  it('count complaints by deadline and assignment', async () => {
    const answer = await panelOf('comercial');
    const of = (clave: string) => figureOf(answer, 'contactanos/reclamos', clave);
    expect([of('vencidos'), of('vencen_hoy'), of('por_vencer'), of('abiertos')]).toEqual([2, 1, 1, 5]);
    expect([of('sin_asignar'), of('mios'), of('nuevos')]).toEqual([3, 1, 3]);
    const other = await panelOf('administrador');
    expect([
      figureOf(other, 'contactanos/reclamos', 'mios'),
      figureOf(other, 'contactanos/reclamos', 'vencidos'),
    ]).toEqual([0, 2]);
  });

  it('count applications without contact after two business days', async () => {
    const answer = await panelOf('creditos');
    const of = (clave: string) => figureOf(answer, 'contactanos/solicitudes-creditos', clave);
    expect([of('nuevos'), of('sin_contacto'), of('esperan_documentos'), of('mias')]).toEqual([2, 2, 1, 1]);
  });

  it('count published rows that end within a week, drafts and pending changes', async () => {
    const answer = await panelOf('administrador');
    const of = (clave: string) => figureOf(answer, 'promociones', clave);
    expect([of('por_vencer'), of('publicados'), of('borradores'), of('con_cambios')]).toEqual([2, 4, 1, 1]);
  });

  it('count rows without a result', async () => {
    const answer = await panelOf('administrador');
    expect(figureOf(answer, 'institucional/licitaciones', 'sin_resultado')).toBe(2);
    expect(figureOf(answer, 'remates', 'sin_resultado')).toBe(1);
    expect(figureOf(answer, 'institucional/bienes-adjudicados', 'mas_de_un_anio')).toBe(1);
    expect(figureOf(answer, 'institucional/bienes-adjudicados', 'reserva_vencida')).toBe(1);
    expect(figureOf(answer, 'institucional/tarifario', 'por_regir')).toBe(1);
  });

  it('count failed e-mails and unverified debit authorizations', async () => {
    const answer = await panelOf('administrador');
    expect(figureOf(answer, 'sitio/correos', 'fallidos')).toBe(1);
    expect(figureOf(answer, 'servicios/autorizaciones-debito', 'por_verificar')).toBe(1);
  });

  it('count users who never signed in', async () => {
    const before = figureOf(await panelOf('sistemas'), 'usuarios', 'nunca_ingresaron') ?? 0;
    const users = test.app.get(UserStore, { strict: false });
    const [one] = (await users.list()).filter(({ ultimoAcceso }) => ultimoAcceso === null);
    expect(before).toBeGreaterThan(0);
    await users.recordAccess(one?.id ?? '', new Date());
    expect(figureOf(await panelOf('sistemas'), 'usuarios', 'nunca_ingresaron')).toBe(before - 1);
  });
});

describe('missing data notices', () => {
  const keysOf = async (rol: Rol, of = test) => (await panelOf(rol, of)).avisos.map(({ clave }) => clave);

  it('list empty sections for users who can fill them', async () => {
    const { avisos } = await panelOf('finanzas');
    expect(avisos.map(({ clave }) => clave)).toEqual(['falta_estado_financiero', 'falta_cap']);
    for (const { enlace } of avisos) expect(await totalAt('finanzas', enlace)).toBe(0);
    expect(await keysOf('rrhh')).toEqual([]);
    expect(await keysOf('creditos')).toEqual(['saldos_antiguos']);
  });

  it('disappear once the data exists', async () => {
    const own = await startApp();
    const fechaCorte = `${today.slice(0, 8)}01`;
    const published = { estado: 'publicado', fechaCorte: addDays(fechaCorte, -1) };
    await storeRow(own, 'institucional/coeficiente-adecuacion-patrimonial', published);
    expect(await keysOf('finanzas', own)).toEqual(['falta_estado_financiero']);
    await storeRow(own, 'institucional/estados-financieros', { ...published, estado: 'borrador' });
    expect(await keysOf('finanzas', own)).toEqual(['falta_estado_financiero']);
    await storeRow(own, 'institucional/estados-financieros', { ...published, tipo: 'trimestral' });
    expect(await keysOf('finanzas', own)).toEqual([]);
    const next = Number(today.slice(0, 4)) + 1;
    const missesHolidays = today.slice(5) >= '11-01';
    expect((await keysOf('administrador', own)).includes('faltan_feriados')).toBe(missesHolidays);
    await storeRow(own, 'sitio/feriados', { fecha: `${next}-01-01` });
    expect(await keysOf('administrador', own)).toEqual(['saldos_antiguos']);
    await loadBalances(own, addBusinessDays(today, -4, [], null));
    expect(await keysOf('sistemas', own)).toEqual(['saldos_antiguos']);
    await own.database.update(lotesSaldos).set({ fechaCorte: addDays(today, -1) });
    expect(await keysOf('sistemas', own)).toEqual([]);
    await own.close();
  });
});

const loadBalances = ({ app }: TestApp, fechaCorte: string) =>
  app
    .get<Database>(DATABASE, { strict: false })
    .insert(lotesSaldos)
    .values({
      id: uuidv7(),
      fechaCorte,
      archivo: 'saldos.csv',
      huella: 'a'.repeat(64),
      tamano: 1,
      estado: 'vigente',
      cargadoPor: 'prueba',
      cargadoEn: noon(today),
      latidoEn: noon(today),
    });

const storeMails = ({ app }: TestApp, states: readonly ('fallido' | 'enviado' | 'pendiente')[]) =>
  app
    .get<Database>(DATABASE, { strict: false })
    .insert(correos)
    .values(
      states.map((estado) => ({
        id: uuidv7(),
        version: 1,
        clave: estado,
        para: 'rosa@correo.com',
        asunto: 'Prueba',
        adjuntos: [],
        estado,
        proximoIntento: null,
        seccion: 'contactanos/reclamos',
        registro: uuidv7(),
        creadoEn: noon(today),
        actualizadoEn: noon(today),
      })),
    );

async function insertRows(on: TestApp) {
  const { comercial, creditos } = on.uids;
  const cases = [
    { venceEn: day(-1), avisoDesde: day(-3) },
    { venceEn: day(-9), avisoDesde: day(-11), estado: 'en_analisis', asignadoA: comercial },
    { venceEn: today, avisoDesde: day(-2) },
    { venceEn: day(1), avisoDesde: today, estado: 'en_analisis', asignadoA: 'otra persona' },
    { venceEn: day(5), avisoDesde: day(3) },
    { venceEn: null, estado: 'respondido', asignadoA: comercial },
  ];
  for (const one of cases) await storeRow(on, 'contactanos/reclamos', one);
  await storeRow(on, 'contactanos/consultas', { venceEn: day(-1), avisoDesde: day(-2) });

  const product = await storeRow(on, 'productos/simulador-creditos', { estado: 'publicado', vigenteHasta: day(-1) });
  const agency = await storeRow(on, 'sitio/agencias');
  const late = noon(addBusinessDays(today, -4, [], null));
  const applications = [
    { creadoEn: late },
    { creadoEn: noon(today) },
    { creadoEn: late, estado: 'en_revision', asignadoA: creditos },
    { creadoEn: late, estado: 'documentos_pendientes' },
    { creadoEn: late, estado: 'desembolsada', asignadoA: creditos },
  ];
  for (const one of applications)
    await storeRow(on, 'contactanos/solicitudes-creditos', { producto: product.id, agencia: agency.id, ...one });

  const published = { estado: 'publicado', versionPublicada: 1 };
  const promotions = [
    { ...published, vigenteHasta: today },
    { ...published, vigenteHasta: day(7) },
    { ...published, vigenteHasta: day(8) },
    { ...published, vigenteHasta: day(-1) },
    { ...published, version: 2 },
    {},
  ];
  for (const one of promotions) await storeRow(on, 'promociones', one);

  const [past, coming] = [noon(day(-2)), noon(day(2))];
  for (const one of [
    { ...published, presentacionHasta: past },
    { ...published, presentacionHasta: past, proceso: 'en_evaluacion' },
    { ...published, presentacionHasta: past, proceso: 'desierta' },
    { ...published, presentacionHasta: coming },
    { presentacionHasta: past },
  ])
    await storeRow(on, 'institucional/licitaciones', { ...one, codigo: `LP-${Math.random()}` });
  for (const one of [
    { ...published, fechaSubasta: past },
    { ...published, fechaSubasta: past, estadoRemate: 'realizado' },
    { ...published, fechaSubasta: coming },
  ])
    await storeRow(on, 'remates', one);
  for (const one of [
    { ...published, publicadoEn: noon(day(-400)) },
    { ...published, publicadoEn: noon(day(-300)) },
    { ...published, publicadoEn: noon(day(-10)), disponibilidad: 'reservado', reservadoHasta: day(-1) },
    { ...published, publicadoEn: noon(day(-10)), disponibilidad: 'reservado', reservadoHasta: today },
  ])
    await storeRow(on, 'institucional/bienes-adjudicados', one);
  for (const vigenteDesde of [day(3), day(20)]) await storeRow(on, 'institucional/tarifario', { vigenteDesde });
  for (const estado of ['registrada', 'vigente']) await storeRow(on, 'servicios/autorizaciones-debito', { estado });
  await storeMails(on, ['fallido', 'enviado', 'pendiente']);
  await storeRow(on, 'institucional/estados-financieros');
  await storeRow(on, 'institucional/coeficiente-adecuacion-patrimonial');
}
