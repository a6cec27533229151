import { setTimeout } from 'node:timers/promises';
import { todayInLaPaz } from '@coop/domain';
import { addBusinessDays } from '@coop/domain/calendar';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { locks } from '../../src/platform/database/locks.js';
import { MACHINES, otherSystems } from '../machines/otherSystems.js';
import type { TestApp } from '../support/startApp.js';
import { until } from '../support/until.js';
import { useApp } from '../support/useApp.js';
import { daysAgo, fileOf, load, loan, lookup, savings } from './loading.js';

const certificate = '700100;4812345;1A;María Elena Choque;certificado_aportacion;CA-700100;BOB;320;;;;;;;;;Central';

const test = useApp({ SALDOS_MAX_DROP: '100' });

const { by, machine } = otherSystems(() => test);
const query = { criterio: 'numeroSocio', valor: '700100', motivo: 'reclamo' };
const post = (rol: Parameters<TestApp['as']>[0], body: object) => test.as(rol).post('/api/saldos/consulta').send(body);

describe('balances lookup before any load', () => {
  it('returns a notice that there are none', async () => {
    const { body } = await lookup(test, 'creditos', '1').expect(200);
    expect(body).toEqual({
      fechaCorte: null,
      desactualizado: false,
      aviso: 'Todavía no se cargaron saldos.',
      filas: [],
      hayMas: false,
    });
  });
});

describe('balances of a member', () => {
  const cutoff = daysAgo(1);
  beforeAll(() => load(test, fileOf(savings(700_100), loan(700_100), certificate, savings(700_101)), cutoff));

  it.each([
    ['administrador', ['caja_ahorro', 'credito', 'certificado_aportacion']],
    ['creditos', ['credito', 'certificado_aportacion']],
    ['comercial', ['caja_ahorro', 'certificado_aportacion']],
  ] as const)('for %s contain its readable products with their numbers', async (rol, products) => {
    const { body } = await post(rol, query).expect(200);
    expect(body.filas.map(({ productoTipo }: { productoTipo: string }) => productoTipo)).toEqual(products);
    expect(body.filas[0]).toMatchObject({ numeroSocio: '700100', nombreCompleto: 'Persona Número 700100' });
    expect(body).toMatchObject({ fechaCorte: cutoff, hayMas: false });
    expect(body.aviso).toMatch(
      /^Saldos al \d\d\/\d\d\/\d{4}\. Información referencial; el dato oficial es el del sistema central\.$/,
    );
  });

  it('contain the fields of each role', async () => {
    const [savingsOf] = (await post('comercial', query).expect(200)).body.filas;
    expect(savingsOf).toMatchObject({ saldo: '1250.50', saldoDisponible: '1000.00' });
    expect(savingsOf).not.toHaveProperty('diasMora');
    const [loanOf] = (await post('creditos', query).expect(200)).body.filas;
    expect(loanOf).toMatchObject({ diasMora: 0, cuota: '850.00', estadoOperacion: 'vigente' });
    expect(loanOf).not.toHaveProperty('saldoDisponible');
  });

  it('are masked for sistemas', async () => {
    const { body } = await post('sistemas', query).expect(200);
    expect(body.filas).toHaveLength(3);
    expect(body.filas[0]).toEqual({
      productoTipo: 'caja_ahorro',
      moneda: 'BOB',
      agencia: 'Central',
      numeroSocio: '••••00',
      numeroDocumento: expect.stringMatching(/^••••\d+$/),
      numeroOperacion: '••••100',
    });
  });

  it.each([
    ['numeroDocumento', '4.812.345', 1],
    ['numeroDocumento', '4812345', 1],
    ['numeroOperacion', '1001-700101', 1],
    ['numeroSocio', '70010', 0],
    ['numeroDocumento', '481234', 0],
    ['numeroOperacion', '1001', 0],
  ])('found by %s %s: %i, exact matches only', async (criterio, valor, count) => {
    expect((await lookup(test, 'administrador', valor, criterio).expect(200)).body.filas).toHaveLength(count);
  });

  it.each([
    [{ criterio: 'numeroOperacion', valor: '100' }, 'valor'],
    [{ criterio: 'nombreCompleto', valor: 'María' }, 'criterio'],
    [{ motivo: 'porque sí' }, 'motivo'],
    [{ motivo: null }, 'motivo'],
    [{ valor: '' }, 'valor'],
    [{ rol: 'administrador' }, 'rol'],
  ])('reject the query %j', async (wrong, field) => {
    const { body } = await post('administrador', { ...query, ...wrong }).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it.each(['finanzas', 'rrhh'] as const)('are forbidden to %s', async (rol) => {
    await post(rol, query).expect(403);
  });

  it('are forbidden to visitors', async () => {
    await test.anonymous.post('/api/saldos/consulta').send(query).expect(401);
    await test.anonymous.get('/api/publico/saldos').expect(404);
  });

  it.each(['creditos', 'comercial'] as const)('can’t be loaded by %s', async (rol) => {
    await test.as(rol).get('/api/saldos/lotes').expect(403);
    await test
      .as(rol)
      .post('/api/saldos/lotes')
      .field({ fechaCorte: cutoff })
      .attach('archivo', fileOf(), 'x.csv')
      .expect(403);
  });

  it.each(['administrador', 'creditos', 'comercial', 'sistemas'] as const)(
    'can’t be listed, opened or exported by %s',
    async (rol) => {
      const { body } = await test.as(rol).get('/api/saldos?filter={"agencia":"Central"}').expect(400);
      expect(body.codigo).toBe('peticion_invalida');
      await test.as(rol).get('/api/saldos/0199aaaa-0000-7000-8000-000000000000').expect(404);
      await test.as(rol).get('/api/saldos/exportar').expect(403);
    },
  );
});

describe('balance query', () => {
  it('is audited with user, reason and count, and a hash of the number', async () => {
    await post('comercial', query).expect(200);
    const { rows } = (await test.database.execute(
      sql`select * from accesos_saldos where uid = ${test.uids.comercial} order by en desc limit 1`,
    )) as unknown as { rows: Record<string, unknown>[] };
    expect(rows[0]).toMatchObject({ criterio: 'numeroSocio', motivo: 'reclamo', filas: 2 });
    expect(rows[0]?.huella).toMatch(/^[0-9a-f]{64}$/);

    const filter = encodeURIComponent(JSON.stringify({ seccion: 'saldos' }));
    const { body } = await test.as('administrador').get(`/api/sitio/auditoria?filter=${filter}`).expect(200);
    const [line] = body;
    expect(line).toMatchObject({ accion: 'abrir', creadoPor: test.uids.comercial });
    expect(line.titulo).toBe('Consulta por N° de socio: Atención de un reclamo');
    expect(JSON.stringify(body)).not.toContain('700100');
  });

  it('is limited to sixty per hour and person, also concurrently', async () => {
    const before = (await countOf(test.uids.creditos)) as number;
    const answers = await Promise.all(Array.from({ length: 60 }, () => post('creditos', query)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60 - before);
    const { headers, body } = await post('creditos', query).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
    expect(body).toMatchObject({ codigo: 'demasiados_envios', detail: expect.stringContaining('60 consultas') });
    expect(await countOf(test.uids.creditos)).toBe(60);
    await post('comercial', query).expect(200);
  }, 60_000);

  it('is limited for a person together with all API keys that they created', async () => {
    const maker = test.uids.administrador;
    const [one, other] = [await machine(['saldos:consultar']), await machine(['saldos:consultar'])];
    const lookup = (key: string) => by(key).post('/api/saldos/consulta').send(query);
    const remaining = 60 - ((await countOf(maker)) as number);
    const answers = await Promise.all(
      Array.from({ length: remaining + 4 }, (_, n) => lookup(n % 2 ? one.key : other.key)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(remaining);
    for (const { key } of [one, other])
      expect((await lookup(key).expect(429)).body.detail).toContain('cuya clave creó la misma persona');
    expect((await post('administrador', query).expect(429)).body.detail).toContain('60 consultas');
    const colleague = await test.signUp('administrador');
    await lookup(colleague.token).expect(200);
    const { body } = await by(colleague.token).post(`${MACHINES}/${one.row.id}/clave`).expect(200);
    await lookup(body.clave).expect(200);
    // Queries made with the previous key still count towards its creator.
    expect((await post('administrador', query).expect(429)).body.detail).toContain('60 consultas');
    await lookup(other.key).expect(429);
    await test.database.execute(
      sql`delete from accesos_saldos where uid in (${maker}, ${one.row.id}, ${other.row.id})`,
    );
  }, 60_000);

  // PGlite has a single connection, so this test needs a PostgreSQL server.
  const onServer = process.env.TEST_DATABASE === 'postgres' ? it : it.skip;
  onServer('waits for concurrent queries of the same person on one connection, without blocking others', async () => {
    const { uid, token } = await test.signUp('comercial');
    const lookup = () =>
      test.anonymous.post('/api/saldos/consulta').set('Authorization', `Bearer ${token}`).send(query);
    const statusOf = async () => (await lookup()).status;
    let statuses: Promise<number[]> = Promise.resolve([]);
    await test.database.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${locks.balancesAsked}, hashtext(${uid}))`);
      statuses = Promise.all(Array.from({ length: 12 }, statusOf));
      await until(async () => (await countWaiting()) > 0);
      await setTimeout(300);
      expect(await countWaiting()).toBe(1);
      await post('administrador', query).expect(200);
    });
    expect(await statuses).toEqual(Array(12).fill(200));
    expect(await countOf(uid)).toBe(12);
  });

  it('is available again after an hour', async () => {
    const past = new Date(Date.now() - 3_700_000).toISOString();
    await test.database.execute(sql`update accesos_saldos set en = ${past} where uid = ${test.uids.creditos}`);
    await post('creditos', query).expect(200);
  });

  /** Counts the connections that wait for the advisory lock of a person's queries. */
  async function countWaiting() {
    const { rows } = (await test.database.execute(
      sql`select count(*)::int as n from pg_locks where classid = ${locks.balancesAsked} and locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`,
    )) as unknown as { rows: [{ n: number }] };
    return rows[0].n;
  }

  async function countOf(uid: string) {
    const { rows } = (await test.database.execute(
      sql`select count(*)::int as n from accesos_saldos where uid = ${uid}`,
    )) as unknown as { rows: [{ n: number }] };
    return rows[0].n;
  }
});

describe('age of the balances', () => {
  const age = async (businessDays: number) => {
    const fechaCorte = addBusinessDays(todayInLaPaz(), -businessDays, [], null);
    await test.database.execute(sql`update lotes_saldos set fecha_corte = ${fechaCorte} where estado = 'vigente'`);
    return (await lookup(test, 'administrador', '1').expect(200)).body.desactualizado;
  };

  it('is reported after two business days', async () => {
    expect(await age(1)).toBe(false);
    expect(await age(3)).toBe(true);
  });
});
