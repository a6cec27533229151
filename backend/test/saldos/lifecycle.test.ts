import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { CopyIn } from '../../src/platform/database/ground/ground.js';
import { filasSaldos, lotesSaldos } from '../../src/platform/database/schema/saldos.js';
import { LoteImports } from '../../src/sections/saldos/lotes/lote-import.service.js';
import { openFiles } from '../files/openFiles.js';
import { photo } from '../files/photo.js';
import { openTestDatabase } from '../support/openTestDatabase.js';
import { reserveBeyond } from '../support/reserveBeyond.js';
import { startApp } from '../support/startApp.js';
import { until } from '../support/until.js';
import { useApp } from '../support/useApp.js';
import { daysAgo, fileOf, headings, load, lookup, savings, send, settled } from './loading.js';

/** Slightly more than two heartbeats of a load, one every 3 s. */
const TWO_BEATS_MS = 7_000;

const test = useApp({ SALDOS_MAX_DROP: '100' });
let days = 60;
const nextDay = () => daysAgo(--days);

const many = (count: number, from = 100_000) =>
  Buffer.from([headings, ...Array.from({ length: count }, (_, n) => savings(from + n))].join('\n'));
const foundBy = async (socio: number) => (await lookup(test, 'administrador', String(socio)).expect(200)).body.filas;
const countRows = async (lote: string) => {
  const { rows } = (await test.database.execute(
    sql`select count(*)::int as kept from filas_saldos where lote = ${lote}`,
  )) as unknown as { rows: [{ kept: number }] };
  return rows[0].kept;
};
/** Resolves when the rows of rejected and cancelled loads are deleted. */
const idle = () => test.app.get(LoteImports, { strict: false }).idle();

/** Starts a server whose loads block before copying their first line until `resume` is called. */
async function startBlocked() {
  const connection = await openTestDatabase();
  let resume = () => {};
  const blocked = new Promise<void>((resolve) => {
    resume = resolve;
  });
  const copyIn: CopyIn = async (place, source) => {
    await blocked;
    await connection.copyIn(place, source);
  };
  return { connection, own: await startApp({}, { ...connection, copyIn }), resume };
}

/** Starts an upload that never completes; resolves when the server has begun to receive it. */
async function beginLoad(): Promise<Socket> {
  const socket = connect(Number(new URL(test.origin).port), '127.0.0.1');
  const head = [
    'POST /api/saldos/lotes HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${test.tokens.sistemas}`,
    'Content-Type: multipart/form-data; boundary=B',
    'Content-Length: 1000000',
  ];
  const part = '--B\r\nContent-Disposition: form-data; name="archivo"; filename="saldos.csv"\r\n\r\n';
  socket.write(`${head.join('\r\n')}\r\n\r\n${part}${headings}\n`);
  await until(async () => (await openFiles()).length > 0);
  return socket;
}

describe('load in progress', () => {
  it('can be cancelled, which keeps the previous batch and deletes its rows', async () => {
    await load(test, fileOf(savings(1001)), nextDay());
    const { body } = await send(test, many(30_000), nextDay()).expect(202);
    const { body: cancelled } = await test.as('sistemas').post(`/api/saldos/lotes/${body.id}/cancelar`).expect(200);
    expect(cancelled).toMatchObject({ estado: 'anulado', motivo: 'Carga cancelada.' });
    await idle();
    expect(await countRows(body.id)).toBe(0);
    expect(await foundBy(1001)).toHaveLength(1);
    expect(await foundBy(100_000)).toEqual([]);
    await test.as('sistemas').post(`/api/saldos/lotes/${body.id}/cancelar`).expect(422);
  });

  it('blocks another load until it ends', async () => {
    const { body } = await send(test, many(30_000, 300_000), nextDay()).expect(202);
    const second = await send(test, fileOf(savings(1002)), nextDay(), 'administrador');
    expect(second.body).toMatchObject({ status: 409, detail: expect.stringContaining('Ya hay una carga en curso') });
    await test.as('sistemas').post(`/api/saldos/lotes/${body.id}/cancelar`).expect(200);
    await idle();
    expect(await load(test, fileOf(savings(1003)), nextDay())).toMatchObject({ estado: 'vigente' });
  });

  it('blocks another load from its first byte', async () => {
    const first = await beginLoad();
    try {
      const { body } = await send(test, fileOf(savings(1005)), nextDay(), 'administrador').expect(409);
      expect(body.detail).toBe('Otro archivo de saldos está llegando. Espere a que termine.');
    } finally {
      first.destroy();
    }
    const accepted = await until(async () => {
      const { body } = await send(test, fileOf(savings(1006)), nextDay());
      return body.status !== 409 && body;
    });
    expect(await settled(test, accepted.id)).toMatchObject({ estado: 'vigente' });
  });

  it('is rejected when the disk would fall below its reserve, unlike small uploads', async () => {
    const own = await startApp({ DISK_RESERVE_MB: reserveBeyond(0.7) });
    const { body } = await send(own, fileOf(savings(1007)), nextDay()).expect(503);
    expect(body).toMatchObject({ codigo: 'no_disponible', detail: expect.stringContaining('no hay lugar') });
    await own
      .as('administrador')
      .post('/api/archivos')
      .field({ seccion: 'novedades', campo: 'imagen', alternativo: 'Una foto' })
      .attach('archivo', await photo(), 'a.jpg')
      .expect(201);
    await own.close();
  });

  it('sends heartbeats while it waits for the database', async () => {
    const { own, connection, resume } = await startBlocked();
    const { body } = await send(own, fileOf(savings(1008)), daysAgo(2)).expect(202);
    const long = new Date(Date.now() - 60_000).toISOString();
    await connection.database.execute(sql`update lotes_saldos set latido_en = ${long} where id = ${body.id}`);
    await until(async () => {
      const [lote] = await connection.database.select().from(lotesSaldos);
      return Date.parse(String(lote?.latidoEn)) > Date.parse(long);
    });
    const { body: seen } = await own.as('sistemas').get(`/api/saldos/lotes/${body.id}`).expect(200);
    resume();
    expect([seen.estado, (await settled(own, body.id)).estado]).toEqual(['validando', 'vigente']);
    await own.close();
  });

  // PGlite has a single connection, so a transaction that holds the row blocks every query.
  if (process.env.TEST_DATABASE === 'postgres')
    it('sends one heartbeat at a time to a blocked database', async () => {
      const { own, connection, resume } = await startBlocked();
      const { body } = await send(own, fileOf(savings(1009)), daysAgo(2)).expect(202);
      await connection.database.transaction(async (tx) => {
        await tx.execute(sql`select from lotes_saldos where id = ${body.id} for update`);
        // Queries outside the transaction, where pg_stat_activity would be a cached snapshot.
        const waiting = async () => {
          const { rows } = (await connection.database.execute(sql`
            select count(*)::int as beats from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query ilike 'update "lotes_saldos"%'`)) as unknown as {
            rows: [{ beats: number }];
          };
          return rows[0].beats;
        };
        await until(async () => (await waiting()) > 0);
        await sleep(TWO_BEATS_MS);
        expect(await waiting()).toBe(1);
      });
      resume();
      expect((await settled(own, body.id)).estado).toBe('vigente');
      await own.close();
    });

  it('reports its progress', async () => {
    const { body } = await send(test, many(12_000), nextDay()).expect(202);
    const seen: number[] = [];
    for (let estado = 'validando'; estado === 'validando'; ) {
      const { body: lote } = await test.as('sistemas').get(`/api/saldos/lotes/${body.id}`).expect(200);
      estado = lote.estado;
      seen.push(lote.porcentaje);
    }
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(100);
  });
});

describe('limits of a load', () => {
  it('stop reading a million invalid lines at 10,000 errors', async () => {
    const file = Buffer.from(`${headings}\n${'1;2;3;4;5;6\n'.repeat(1_000_000)}`);
    const lote = await load(test, file, nextDay());
    expect(lote).toMatchObject({ estado: 'con_errores', motivo: 'Se dejó de leer al llegar a 10.000 errores.' });
    expect(lote.filas).toBeLessThan(20_000);
  });

  it('ignore blank lines', async () => {
    const file = Buffer.concat([fileOf(savings(1004)), Buffer.from('\r\n'.repeat(300_000))]);
    expect(await load(test, file, nextDay())).toMatchObject({ estado: 'vigente', filas: 1 });
  });

  it('report the first of 10,000 errors', async () => {
    const file = Buffer.from([headings, ...Array.from({ length: 15_000 }, (_, n) => savings(n, 'x'))].join('\n'));
    const lote = await load(test, file, nextDay());
    expect(lote).toMatchObject({ estado: 'con_errores', motivo: 'Se dejó de leer al llegar a 10.000 errores.' });
    const { text } = await test.as('sistemas').get(`/api/saldos/lotes/${lote.id}/errores`).expect(200);
    const { body: faults } = await test.as('sistemas').get(`/api/saldos/lotes/${lote.id}/fallas`).expect(200);
    expect(faults).toHaveLength(100);
    expect(faults[0]).toMatchObject({ linea: 2, mensaje: expect.any(String) });
    expect(text.trim().split('\n')).toHaveLength(10_001);
  });
});

describe('batch life cycle', () => {
  it('keeps the rows of the last seven batches, and the totals of older ones', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 9; n++) ids.push((await load(test, fileOf(savings(3000 + n)), nextDay())).id);
    await idle();
    expect(await Promise.all(ids.map(countRows))).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 1]);
    const { body } = await test.as('administrador').get(`/api/saldos/lotes/${ids[0]}`).expect(200);
    expect(body).toMatchObject({ estado: 'reemplazado', conservado: false, filas: 1 });
    expect(body.totalesPorProducto.caja_ahorro.BOB).toEqual({ filas: 1, saldo: '1250.50' });
    const page = await test.as('sistemas').get('/api/saldos/lotes?range=[0,2]').expect(200);
    expect(page.body.map(({ id }: { id: string }) => id)).toEqual(ids.slice(-3).reverse());
    expect(page.headers['content-range']).toMatch(/^lotes 0-2\/\d+$/);
  });

  it('applies the last valid file of a day, and the previous one after its annulment', async () => {
    const day = nextDay();
    const ofDay = (socio: number, saldo?: string) => load(test, fileOf(savings(socio, saldo)), day);
    expect((await ofDay(3101)).estado).toBe('vigente');
    expect((await ofDay(3102)).estado).toBe('vigente');
    expect((await ofDay(3103, 'x')).estado).toBe('con_errores');
    const last = await ofDay(3104);
    const found = async () => (await Promise.all([3101, 3102, 3103, 3104].map(foundBy))).map((rows) => rows.length);
    expect(await found()).toEqual([0, 0, 0, 1]);
    const motivo = 'Faltaba una agencia';
    await test.as('sistemas').post(`/api/saldos/lotes/${last.id}/anular`).send({ motivo }).expect(200);
    expect(await found()).toEqual([0, 1, 0, 0]);
  });

  it('restores the previous batch when the current one is annulled with a reason', async () => {
    const good = await load(test, fileOf(savings(4001)), nextDay());
    const day = nextDay();
    const wrong = await load(test, fileOf(savings(4002)), day);
    const annul = (id: string, motivo?: string) =>
      test.as('sistemas').post(`/api/saldos/lotes/${id}/anular`).send({ motivo });
    await annul(wrong.id).expect(422);
    await annul(good.id, 'No es el vigente').expect(422);
    const { body } = await annul(wrong.id, 'El archivo era de otra agencia').expect(200);
    expect(body).toMatchObject({ estado: 'anulado', motivo: 'El archivo era de otra agencia', conservado: false });
    expect(await foundBy(4001)).toHaveLength(1);
    expect(await foundBy(4002)).toEqual([]);
    // The day accepts another load after the annulment, even of the same file.
    expect((await load(test, fileOf(savings(4002)), day)).estado).toBe('vigente');
  });

  it('logs loads and annulments in the audit log', async () => {
    const filter = encodeURIComponent(JSON.stringify({ seccion: 'saldos', accion: ['cargar', 'anular'] }));
    const { body } = await test.as('administrador').get(`/api/sitio/auditoria?filter=${filter}`).expect(200);
    const actions = new Set(body.map(({ accion }: { accion: string }) => accion));
    expect(actions).toEqual(new Set(['cargar', 'anular']));
    expect(body[0]).toMatchObject({ creadoPor: test.uids.sistemas, titulo: expect.stringContaining('Saldos al ') });
  });
});

describe('load of a killed process', () => {
  it('is marked as annulled and its rows are deleted, keeping the current batch', async () => {
    const inForce = await load(test, fileOf(savings(5001)), nextDay());
    const id = uuidv7();
    const long = new Date(Date.now() - 60_000).toISOString();
    await test.database.execute(sql`
      insert into lotes_saldos (id, fecha_corte, archivo, huella, tamano, estado, filas, porcentaje, cargado_por, cargado_en, latido_en)
      values (${id}, ${nextDay()}, 'a-medias.csv', 'x', 10, 'validando', 1, 40, 'u', ${long}, ${long})`);
    await test.database.execute(sql`
      insert into filas_saldos (lote, linea, numero_socio, numero_documento, nombre_completo, producto_tipo, numero_operacion, moneda, saldo, agencia)
      values
        (${id}, 2, '5002', '4800500', 'A Medias', 'caja_ahorro', '1001-5002', 'BOB', 1, 'Central'),
        -- Behind as many blank lines as a file of gigabytes has.
        (${id}, 2000000000, '5003', '4800501', 'A Medias', 'caja_ahorro', '1001-5003', 'BOB', 1, 'Central')`);
    const { body } = await test.as('sistemas').get(`/api/saldos/lotes/${id}`).expect(200);
    expect(body).toMatchObject({ estado: 'anulado', motivo: 'El servidor se detuvo durante la carga.' });
    expect(await foundBy(5002)).toEqual([]);
    expect(await foundBy(5001)).toHaveLength(1);
    // The next load deletes the rows of the abandoned one.
    await load(test, fileOf(savings(5003)), nextDay());
    await idle();
    expect(await countRows(id)).toBe(0);
    expect(await countRows(inForce.id)).toBe(1);
  });
});

describe('shutdown during a load', () => {
  it('does not wait for the deletion of the rows: the next start deletes them', async () => {
    const connection = await openTestDatabase();
    const loteOf = async (id: string) =>
      (await connection.database.select().from(lotesSaldos).where(eq(lotesSaldos.id, id)))[0];
    const shared = { ...connection, close: async () => undefined };
    const ending = await startApp({}, shared);
    const { body } = await send(ending, many(60_000), nextDay()).expect(202);
    await until(async () => ((await loteOf(body.id))?.filas ?? 0) > 0);
    await ending.close();
    const cancelled = { estado: 'anulado', motivo: 'El servidor se detuvo durante la carga.' };
    expect(await loteOf(body.id)).toMatchObject({ ...cancelled, conservado: true });

    const next = await startApp({}, shared);
    await until(async () => (await loteOf(body.id))?.conservado === false);
    expect(await connection.database.$count(filasSaldos)).toBe(0);
    await next.close();
    await connection.close();
  });
});
