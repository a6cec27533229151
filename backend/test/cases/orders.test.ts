import { sections, todayInLaPaz } from '@coop/domain';
import { addBusinessDays, addDays } from '@coop/domain/calendar';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { useApp } from '../support/useApp.js';
import { applicationFor } from './application.js';
import { type Case, order, reclamo, register } from './complaint.js';
import { receivedAt } from './receivedAt.js';

type Offered = { orden: string; impedimento: string | null; propuesta: { valores: object; nota: string } | null };
type Rol = 'administrador' | 'comercial' | 'creditos';

const RECLAMOS = 'contactanos/reclamos';
const today = todayInLaPaz();

const test = useApp();

const ordersOf = async (section: string, id: string, rol: Rol = 'comercial'): Promise<Offered[]> =>
  (await test.as(rol).get(`/api/${section}/${id}/ordenes`).expect(200)).body;
const findAction = (offered: Offered[], name: string) => offered.find(({ orden }) => orden === name);

async function analysed(row: { id: string }): Promise<Case> {
  const { body } = await order(test, row as Case, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
  return body;
}

describe('available actions of a row', () => {
  it('lists the actions allowed by its state and the role', async () => {
    const row = await register(test);
    const names = async (rol: Rol) => (await ordersOf(RECLAMOS, row.id, rol)).map(({ orden }) => orden);
    expect(await names('comercial')).toEqual(['analizar', 'responder', 'desistir']);
    expect(await names('administrador')).toEqual(['analizar', 'responder', 'desistir', 'anular']);
  });

  it('rejects users who can’t read the row', async () => {
    const row = await register(test);
    await test.as('creditos').get(`/api/${RECLAMOS}/${row.id}/ordenes`).expect(403);
    await test.anonymous.get(`/api/${RECLAMOS}/${row.id}/ordenes`).expect(401);
    await test.as('comercial').get(`/api/${RECLAMOS}/018f0000-0000-7000-8000-000000000000/ordenes`).expect(404);
  });
});

describe('proposed extension', () => {
  it('proposes the legal maximum while the term runs, and accepts it', async () => {
    const row = await analysed(await register(test));
    const offer = findAction(await ordersOf(RECLAMOS, row.id), 'ampliar');
    const tenth = addBusinessDays(today, 10, [], null);
    expect(offer).toMatchObject({
      impedimento: null,
      propuesta: { valores: { ampliadoHasta: tenth, ampliacionComunicadaEn: today } },
    });
    const ampliacionJustificacion = 'El informe del proveedor llega la próxima semana.';
    await order(test, row, 'ampliar', { ...offer?.propuesta?.valores, ampliacionJustificacion }).expect(200);
  });

  it('reports missing regulatory parameters and keeps the other actions', async () => {
    const row = await analysed(await register(test));
    const database = test.database;
    await database.execute(sql`update publicado_sitio_parametros set vigente_desde = vigente_desde + 100000`);
    const offered = await ordersOf(RECLAMOS, row.id);
    await database.execute(sql`update publicado_sitio_parametros set vigente_desde = vigente_desde - 100000`);
    expect(findAction(offered, 'ampliar')).toMatchObject({
      impedimento: expect.stringContaining('Faltan los parámetros normativos'),
      propuesta: null,
    });
    expect(findAction(offered, 'responder')).toMatchObject({ impedimento: null });
  });

  it('explains its rejection with the same message as the action', async () => {
    const row = await analysed(await receivedAt(test, RECLAMOS, `${addDays(today, -20)}T15:00:00Z`, reclamo));
    const offer = findAction(await ordersOf(RECLAMOS, row.id), 'ampliar');
    expect(offer).toMatchObject({ impedimento: expect.stringMatching(/^Ya no se puede ampliar/), propuesta: null });
    const { body } = await order(test, row, 'ampliar').expect(422);
    expect(body.detail).toBe(offer?.impedimento);
    expect(findAction(await ordersOf(RECLAMOS, row.id), 'responder')?.impedimento).toBeNull();
  });
});

describe('blocked action', () => {
  it('reports the rule that blocks it until the rule is met', async () => {
    const section = 'contactanos/solicitudes-creditos';
    const { body } = await test
      .as('creditos')
      .post(`/api/${section}`)
      .send(await applicationFor(test))
      .expect(201);
    await order(test, body, 'revisar', { asignadoA: test.uids.creditos }, 'creditos', section).expect(200);
    const closing = async () =>
      findAction(await ordersOf(section, body.id, 'creditos'), 'cerrarSinContacto')?.impedimento;
    expect(await closing()).toBe('Registre al menos 3 intentos de contacto');
    const attempt = { medioContacto: 'llamada', resultadoContacto: 'no_contesta' };
    for (let made = 0; made < 3; made++)
      await order(test, body, 'anotarIntento', attempt, 'creditos', section).expect(200);
    expect(await closing()).toBeNull();
  });

  it('names the field missing to publish', async () => {
    const draft = {
      titulo: 'Feria de ahorro en El Alto',
      contenido: `<p>${'Vengan todos a la feria. '.repeat(5)}</p>`,
      categoria: 'institucional',
      fechaPublicacion: today,
    };
    const { body } = await test.as('administrador').post('/api/novedades').send(draft).expect(201);
    expect(findAction(await ordersOf('novedades', body.id, 'administrador'), 'publicar')?.impedimento).toBe(
      'Falta la portada',
    );
  });

  it('names all fields missing to publish', async () => {
    const draft = sections.promociones.example;
    const { body } = await test.as('administrador').post('/api/promociones').send(draft).expect(201);
    const offered = findAction(await ordersOf('promociones', body.id, 'administrador'), 'publicar');
    expect(offered?.impedimento?.match(/Faltan? /g)).toHaveLength(4);
  });
});

describe('action rejected by a policy', () => {
  it('shows the reason: users can’t suspend themselves', async () => {
    const own = await ordersOf('usuarios', test.uids.administrador, 'administrador');
    expect(own).toEqual([{ orden: 'suspender', impedimento: 'No puede suspenderse a sí mismo.', propuesta: null }]);
    const other = await ordersOf('usuarios', test.uids.comercial, 'administrador');
    expect(other).toEqual([{ orden: 'suspender', impedimento: null, propuesta: null }]);
  });
});
