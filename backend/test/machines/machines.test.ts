import { type AnyRow, sections, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { historial } from '../../src/platform/database/schema/history.js';
import { clavesMaquina, usosDeSistemas } from '../../src/platform/database/schema/systems.js';
import { tables } from '../../src/platform/database/tables/tables.js';
import { Metrics } from '../../src/platform/metrics/metrics.js';
import { consulta, reclamo, sendTo } from '../intake/samples.js';
import { fileOf, savings } from '../saldos/loading.js';
import { captureLog } from '../support/captureLog.js';
import { readPdf } from '../support/readPdf.js';
import { useApp } from '../support/useApp.js';
import { MACHINES, otherSystems } from './otherSystems.js';

const today = todayInLaPaz();

const test = useApp();

const { draft, make, keyOf, by, machine } = otherSystems(() => test);

describe('API key of another system', () => {
  it('acts with its permissions in its own name', async () => {
    const { row, key } = await machine(['novedades:crear', 'novedades:leer']);
    const { body } = await by(key).post('/api/novedades').send(sections.novedades.example).expect(201);
    expect((await by(key).get(`/api/novedades/${body.id}`).expect(200)).body.creadoPor).toBe(row.id);
    const { body: history } = await by(key).get(`/api/novedades/${body.id}/historial`).expect(200);
    expect(history[0]).toMatchObject({ uid: row.id, accion: 'crear' });
  });

  it.each<[string, 'get' | 'post' | 'delete' | 'put', string]>([
    ['another action of the section', 'post', '/api/novedades/lote/publicar'],
    ['another section', 'get', '/api/comunicados'],
    ['an update', 'put', '/api/novedades/0197a000-0000-7000-8000-000000000000'],
    ['an export', 'get', '/api/novedades/exportar'],
    ['the session user', 'get', '/api/yo'],
    ['files', 'get', '/api/archivos'],
    ['the panel', 'get', '/api/panel'],
    ['the library', 'get', '/api/archivos/0197a000-0000-7000-8000-000000000000/usos'],
    ['users', 'get', '/api/usuarios'],
    ['API keys', 'get', MACHINES],
    ['a new key', 'post', `${MACHINES}/0197a000-0000-7000-8000-000000000000/clave`],
  ])('rejects %s', async (_, method, path) => {
    const { key } = await machine(['novedades:crear', 'novedades:leer']);
    expect((await by(key)[method](path).expect(403)).body.codigo).toBe('sin_permiso');
  });

  it('can’t create preview links', async () => {
    const { key } = await machine(['novedades:crear', 'novedades:leer', 'novedades:editar']);
    const { body } = await by(key).post('/api/novedades').send(sections.novedades.example).expect(201);
    await by(key).post(`/api/novedades/${body.id}/vista-previa`).expect(403);
    await test.as('administrador').post(`/api/novedades/${body.id}/vista-previa`).expect(201);
  });

  it('can’t run first steps of an installation', async () => {
    const { key } = await machine(['sitio/entidad:editar', 'sitio/entidad:leer']);
    for (const [method, path] of [
      ['post', 'correo-de-prueba'],
      ['post', 'textos-iniciales'],
      ['put', 'pasos/productos%2Fcaja-ahorro/apartado'],
      ['delete', 'pasos/productos%2Fcaja-ahorro/apartado'],
    ] as const) {
      const { body } = await by(key)[method](`/api/panel/${path}`).expect(403);
      expect(body.detail).toBe('Esto es para personas: con la clave de un sistema no se puede.');
    }
    await by(key).get('/api/sitio/entidad').expect(200);
    await test.as('administrador').put('/api/panel/pasos/productos%2Fcaja-ahorro/apartado').expect(204);
    await test.as('administrador').post('/api/panel/textos-iniciales').expect(200);
    await test.as('comercial').post('/api/panel/textos-iniciales').expect(403);
  });

  it('loads balances and can’t query them', async () => {
    const { key } = await machine(['saldos:cargar'], { rol: 'sistemas' });
    const { body: lote, headers } = await by(key)
      .post('/api/saldos/lotes')
      .set('Idempotency-Key', uuidv7())
      .field({ fechaCorte: addDays(today, -1) })
      .attach('archivo', fileOf(savings(1)), 'saldos.csv')
      .expect(202);
    for (let state = lote.estado; state === 'validando'; ) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      state = (
        await by(key)
          .get(headers.location as string)
          .expect(200)
      ).body.estado;
    }
    expect(
      (
        await by(key)
          .get(headers.location as string)
          .expect(200)
      ).body.estado,
    ).toBe('vigente');
    const query = { criterio: 'numeroSocio', valor: '1', motivo: 'consulta_presencial' };
    await by(key).post('/api/saldos/consulta').send(query).expect(403);
  });

  it('can’t export personal data, even if it was granted earlier', async () => {
    await sendTo(test)('consultas', consulta).expect(201);
    const { row, key } = await machine(['contactanos/consultas:leer']);
    const permisos = [
      ...(row.permisos as { seccion: string; accion: string }[]),
      { seccion: 'contactanos/consultas', accion: 'exportar' },
    ];
    const table = tables['sitio/accesos-de-sistemas'];
    await test.database.update(table).set({ permisos }).where(eq(table.id, row.id));
    await by(key).get('/api/contactanos/consultas').expect(200);
    const { body } = await by(key).get('/api/contactanos/consultas/exportar?formato=csv').expect(403);
    expect(body.detail).toContain('para personas');
  });

  it('reads other cases of a person only in its sections', async () => {
    const send = sendTo(test);
    await send('reclamos', reclamo({ numeroDocumento: '7700777' })).expect(201);
    await send('reclamos', reclamo({ numeroDocumento: '7700777' })).expect(201);
    const { key } = await machine(['contactanos/reclamos:leer']);
    const [{ id }] = (await by(key).get('/api/contactanos/reclamos').expect(200)).body;
    const { body } = await by(key).get(`/api/contactanos/reclamos/${id}/otros-casos`).expect(200);
    expect(body.map(({ seccion }: { seccion: string }) => seccion)).toEqual(['contactanos/reclamos']);
  });

  it('reads the receipt of a case without the private link', async () => {
    const sent = await sendTo(test)('reclamos', reclamo({ numeroDocumento: '7700779' })).expect(201);
    const { key } = await machine(['contactanos/reclamos:leer']);
    const rows: AnyRow[] = (await by(key).get('/api/contactanos/reclamos').expect(200)).body;
    const row = rows.find(({ codigo }) => codigo === sent.body.codigo);
    const { body } = await by(key)
      .get(`/api/contactanos/reclamos/${row?.id}/constancia`)
      .responseType('blob')
      .expect(200);
    const text = (await readPdf(body)).replace(/\s+/g, ' ');
    expect(text).toContain(sent.body.codigo);
    expect(text).not.toContain(`#${sent.body.codigo}.`);
  });

  it('logs each list of cases that it reads', async () => {
    await sendTo(test)('reclamos', reclamo({ numeroDocumento: '7700778' })).expect(201);
    const { row, key } = await machine(['contactanos/reclamos:leer', 'novedades:leer']);
    await by(key).get('/api/contactanos/reclamos?range=[0,19]').expect(200);
    await by(key).get('/api/novedades').expect(200);
    const filter = JSON.stringify({ seccion: ['contactanos/reclamos', 'novedades'], accion: 'exportar' });
    const { body } = await test.as('administrador').get('/api/sitio/auditoria').query({ filter }).expect(200);
    const own = body.filter(({ creadoPor }: { creadoPor: string }) => creadoPor === row.id);
    expect(own).toMatchObject([{ seccion: 'contactanos/reclamos', titulo: expect.stringMatching(/^Lista de /) }]);
  });

  it('reads the sections of its role', async () => {
    const { key } = await machine(['contactanos/consultas:leer'], { rol: 'comercial' });
    await by(key).get('/api/contactanos/consultas').expect(200);
  });
});

describe('API key value', () => {
  it('is shown once and stored in no row, audit entry or log', async () => {
    const log = captureLog();
    const { row, key } = await machine(['novedades:leer']);
    await by(key).get('/api/novedades').expect(200);
    log.stop();
    expect(key).toMatch(/^clave_[\w-]{43}$/);
    const { body } = await test.as('administrador').get(`${MACHINES}/${row.id}`).expect(200);
    const stored = [
      body,
      await test.database.select().from(clavesMaquina),
      await test.database.select().from(historial),
      log.lines,
    ];
    expect(JSON.stringify(stored)).not.toContain(key.slice(6));
    expect(body).toMatchObject({ claveCreadaEn: expect.any(String), ultimoUso: expect.any(String), version: 1 });
  });

  it('is audited with its creator', async () => {
    const { row } = await machine(['novedades:leer']);
    const filter = JSON.stringify({ accion: 'crearClave' });
    const { body } = await test.as('administrador').get('/api/sitio/auditoria').query({ filter }).expect(200);
    expect(body[0]).toMatchObject({ titulo: row.nombre, creadoPor: test.uids.administrador });
  });

  it('is valid while its creator may create one', async () => {
    const colleague = await test.signUp('administrador');
    const row = await make(['novedades:leer']);
    const { clave } = (await by(colleague.token).post(`${MACHINES}/${row.id}/clave`).expect(200)).body;
    await by(clave).get('/api/novedades').expect(200);
    const { version } = (await test.as('administrador').get(`/api/usuarios/${colleague.uid}`).expect(200)).body;
    await test.as('administrador').post(`/api/usuarios/${colleague.uid}/suspender`).send({ version }).expect(200);
    const { body } = await by(clave).get('/api/novedades').expect(401);
    expect(body.detail).toContain('ya no administra los accesos');
    const next = await keyOf(row);
    await by(next).get('/api/novedades').expect(200);
  });

  it('is restricted to its allowed addresses', async () => {
    const { row, key } = await machine(['novedades:leer'], { direcciones: '203.0.113.7, 2001:db8::/32' });
    const { body } = await by(key).get('/api/novedades').set('X-Forwarded-For', '203.0.113.7').expect(403);
    expect(body.codigo).toBe('sin_permiso');
    expect(body.detail).toMatch(
      /^La clave no sirve desde .*127\.0\.0\.1: sus «Direcciones permitidas» no la nombran\.$/,
    );
    const permisos = row.permisos as { seccion: string; accion: string }[];
    const listed = draft([], { nombre: row.nombre, permisos, direcciones: '203.0.113.7,127.0.0.0/8' });
    await test.as('administrador').put(`${MACHINES}/${row.id}`).set('If-Match', '"1"').send(listed).expect(200);
    await by(key).get('/api/novedades').expect(200);
  });

  it('counts its requests for Prometheus', async () => {
    const { row, key } = await machine(['novedades:leer']);
    for (let query = 0; query < 2; query++) await by(key).get('/api/novedades').expect(200);
    const reading = test.app
      .get(Metrics)
      .list()
      .find(({ name }) => name === 'system_requests');
    expect(await reading?.read()).toContainEqual({ value: 2, labels: { system: row.nombre } });
  });

  it('shows its requests by day, across processes', async () => {
    const { row, key } = await machine(['novedades:leer']);
    const uses = async () => (await test.as('administrador').get(`${MACHINES}/${row.id}/uso`).expect(200)).body;
    expect(await uses()).toHaveLength(30);
    const beforeToday = { maquina: row.id, dia: addDays(today, -29), peticiones: 5 };
    await test.database
      .insert(usosDeSistemas)
      .values([
        beforeToday,
        { ...beforeToday, dia: addDays(today, -30) },
        { ...beforeToday, dia: addDays(today, -91) },
        { ...beforeToday, dia: today },
      ]);
    for (let n = 0; n < 2; n++) await by(key).get('/api/novedades').expect(200);
    const shown: { dia: string; peticiones: number }[] = await uses();
    expect(shown.filter(({ peticiones }) => peticiones > 0)).toEqual([
      { dia: addDays(today, -29), peticiones: 5 },
      { dia: today, peticiones: 7 },
    ]);
    const stored = await test.database
      .select()
      .from(usosDeSistemas)
      .where(eq(usosDeSistemas.maquina, String(row.id)));
    expect(stored).toHaveLength(3);
    await by(key).get(`${MACHINES}/${row.id}/uso`).expect(403);
    await test.as('comercial').get(`${MACHINES}/${row.id}/uso`).expect(403);
    await test.as('administrador').get(`${MACHINES}/0197a000-0000-7000-8000-000000000000/uso`).expect(404);
  });

  it.each(['oficina', '10.0.0.0/33', '10.0.0.300'])('rejects the address «%s»', async (direcciones) => {
    const sent = draft(['novedades:leer'], { direcciones });
    const { body } = await test.as('administrador').post(MACHINES).send(sent).expect(422);
    expect(Object.keys(body.errors)).toEqual(['direcciones']);
  });

  it('is replaced by a new one at once', async () => {
    const { row, key } = await machine(['novedades:leer']);
    const next = await keyOf(row);
    await by(key).get('/api/novedades').expect(401);
    await by(next).get('/api/novedades').expect(200);
  });

  it('is revoked at once and can’t be renewed', async () => {
    const { row, key } = await machine(['novedades:leer']);
    await by(key).get('/api/novedades').expect(200);
    const admin = test.as('administrador');
    await admin.post(`${MACHINES}/${row.id}/revocar`).set('If-Match', '"1"').expect(200);
    const { body, headers } = await by(key).get('/api/novedades').expect(401);
    expect([body.codigo, headers['www-authenticate']]).toEqual(['no_autenticado', 'Bearer']);
    expect((await admin.post(`${MACHINES}/${row.id}/clave`).expect(422)).body.codigo).toBe('transicion_invalida');
  });

  it('is valid until the end of its last day', async () => {
    const { row, key } = await machine(['novedades:leer'], { venceEn: today });
    await by(key).get('/api/novedades').expect(200);
    const accesosDeSistemas = tables['sitio/accesos-de-sistemas'];
    await test.database
      .update(accesosDeSistemas)
      .set({ venceEn: addDays(today, -1) })
      .where(eq(accesosDeSistemas.id, row.id));
    expect((await by(key).get('/api/novedades').expect(401)).body.detail).toBe('La clave venció.');
  });

  it('follows permission changes at once', async () => {
    const { row, key } = await machine(['novedades:leer']);
    await by(key).get('/api/comunicados').expect(403);
    const permisos = [{ seccion: 'comunicados', accion: 'leer' }];
    await test.as('administrador').put(`${MACHINES}/${row.id}`).send({ version: 1, permisos }).expect(200);
    await by(key).get('/api/comunicados').expect(200);
    await by(key).get('/api/novedades').expect(403);
  });

  it.each(['clave_corta', `clave_${'x'.repeat(43)}`, `clave_${'x'.repeat(44)}`, 'clave_'])(
    'rejects the invalid key %s',
    (key) => by(key).get('/api/novedades').expect(401),
  );
});

describe('management of API keys', () => {
  it.each(['sistemas', 'comercial', 'creditos', 'finanzas', 'rrhh'] as const)('excludes %s', async (rol) => {
    const row = await make([]);
    await test.as(rol).get(MACHINES).expect(403);
    await test.as(rol).post(MACHINES).send(draft([])).expect(403);
    await test.as(rol).post(`${MACHINES}/${row.id}/clave`).expect(403);
  });

  it('excludes deletion', async () => {
    const row = await make([]);
    await test.as('administrador').delete(`${MACHINES}/${row.id}`).set('If-Match', '"1"').expect(403);
  });

  it.each<[string, object, string]>([
    ['a permission beyond its role', draft(['novedades:leer'], { rol: 'rrhh' }), 'permisos.0.accion'],
    ['a permission that requires a recent sign-in', draft(['contactanos/consultas:exportar']), 'permisos.0.accion'],
    ['an unknown action', draft(['novedades:volar']), 'permisos.0.accion'],
    ['users', draft(['usuarios:crear']), 'permisos.0.seccion'],
    ['API keys', draft(['sitio/accesos-de-sistemas:crear']), 'permisos.0.seccion'],
    ['an expiry after more than a year', draft([], { venceEn: addDays(today, 400) }), 'venceEn'],
    ['an expired date', draft([], { venceEn: addDays(today, -1) }), 'venceEn'],
    ['no expiry', draft([], { venceEn: null }), 'venceEn'],
    ['a client last use', draft([], { ultimoUso: '2026-01-01T00:00:00.000Z' }), 'ultimoUso'],
  ])('rejects %s', async (_, sent, name) => {
    const { body } = await test.as('administrador').post(MACHINES).send(sent).expect(422);
    expect(body.errors).toHaveProperty([name]);
  });
});
