import { sections } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { tables } from '../../src/platform/database/tables/tables.js';
import { useApp } from '../support/useApp.js';

type Row = { id: string; version: number; titulo: string };
type Answer = {
  registros: Row[];
  eliminados: { id: string; eliminadoEn: string }[];
  hayMas: boolean;
  cursor: string;
};

const test = useApp();

const administrador = () => test.as('administrador');
const create = async (titulo: string): Promise<Row> =>
  (
    await administrador()
      .post('/api/novedades')
      .send({ ...sections.novedades.example, titulo })
      .expect(201)
  ).body;
const read = async (query: Record<string, string | number> = {}, section = 'novedades'): Promise<Answer> =>
  (await administrador().get(`/api/${section}/cambios`).query(query).expect(200)).body;
const remove = ({ id, version }: Row) =>
  administrador().delete(`/api/novedades/${id}`).set('If-Match', `"${version}"`).expect(200);

/** Reads all pages, like a client that keeps a copy. */
async function walk(limite: number, desde?: string) {
  const answers: Answer[] = [];
  for (let cursor = desde; ; ) {
    const answer = await read({ limite, ...(cursor && { desde: cursor }) });
    answers.push(answer);
    cursor = answer.cursor;
    if (!answer.hayMas) return answers;
  }
}
const flattenRows = (answers: Answer[]) => answers.flatMap(({ registros }) => registros);
const nextMillisecond = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('change feed of a section', () => {
  it('returns each row once in change order, page by page', async () => {
    const rows = [];
    for (const n of [1, 2, 3, 4, 5]) rows.push(await create(`Novedad número ${n}`));
    const answers = await walk(2);
    expect(flattenRows(answers)).toEqual(rows);
    expect(answers.map(({ hayMas }) => hayMas)).toEqual([true, true, false]);
  });

  it('pages through rows with the same timestamp', async () => {
    const database = test.database;
    await database.update(tables.novedades).set({ actualizadoEn: new Date().toISOString() });
    const walked = flattenRows(await walk(1)).map(({ id }) => id);
    expect(walked).toHaveLength(5);
    expect(walked).toEqual([...new Set(walked)].sort());
  });

  it('returns rows changed after an instant, not earlier ones', async () => {
    const row = await create('Una que cambia');
    await nextMillisecond();
    const since = new Date().toISOString();
    expect(await read({ desde: since })).toMatchObject({ registros: [], eliminados: [], hayMas: false });
    await nextMillisecond();
    const change = administrador().put(`/api/novedades/${row.id}`).send({ version: 1, titulo: 'Una que cambió' });
    const { body: changed } = await change.expect(200);
    expect((await read({ desde: since })).registros).toEqual([changed]);
  });

  it('returns a cursor two minutes in the past after the last page, so late commits are not missed', async () => {
    const { cursor } = await read();
    expect(Date.now() - Date.parse(cursor)).toBeGreaterThanOrEqual(119_000);
    expect(Date.now() - Date.parse(cursor)).toBeLessThan(150_000);
    // Also with a cursor less than two minutes old, or from a clock that is ahead.
    for (const ms of [-30_000, 30_000]) {
      const desde = new Date(Date.now() + ms).toISOString();
      expect(Date.now() - Date.parse((await read({ desde })).cursor)).toBeGreaterThanOrEqual(119_000);
    }
  });

  it('returns a row committed late with an earlier timestamp, even page by page', async () => {
    const before = new Date().toISOString();
    await nextMillisecond();
    for (const n of [1, 2, 3]) await create(`Mientras tanto, número ${n}`);
    const cursor = (await walk(1, before)).at(-1)?.cursor ?? '';
    const { id } = await create('La que tardó en escribirse');
    const database = test.database;
    await database.update(tables.novedades).set({ actualizadoEn: before }).where(eq(tables.novedades.id, id));
    expect((await read({ desde: cursor })).registros.map((row) => row.id)).toContain(id);
  });

  it('sets the final cursor from the start of the first page, and rejects an invalid start', async () => {
    const { cursor, hayMas } = await read({ limite: 1 });
    const [at = '', inicio = ''] = cursor.split('~');
    expect([hayMas, Date.now() - Date.parse(inicio) < 60_000]).toEqual([true, true]);
    const longAgo = new Date(Date.now() - 600_000).toISOString();
    const end = (await walk(2, `${at}~${longAgo}`)).at(-1);
    expect(end?.cursor).toBe(new Date(Date.parse(longAgo) - 120_000).toISOString());
    const first = (await walk(100, `${at}~1970-01-01T00:00:00Z`)).at(-1);
    expect(first?.cursor).toBe(new Date(0).toISOString());
    for (const other of ['~', '~ayer', `~${new Date(Date.now() + 600_000).toISOString()}`])
      await administrador()
        .get('/api/novedades/cambios')
        .query({ desde: at + other })
        .expect(400);
  });

  it('returns deleted rows, and restored rows again', async () => {
    const row = await create('Una que se elimina');
    await nextMillisecond();
    const since = new Date().toISOString();
    await remove(row);
    expect(await read({ desde: since })).toMatchObject({
      registros: [],
      eliminados: [{ id: row.id, eliminadoEn: expect.any(String) }],
    });
    await nextMillisecond();
    const { body: back } = await administrador().post(`/api/novedades/papelera/${row.id}/recuperar`).expect(200);
    expect(await read({ desde: since })).toMatchObject({ registros: [back], eliminados: [] });
  });

  it('pages through deleted and written rows together', async () => {
    const since = new Date().toISOString();
    for (const n of [6, 7, 8]) {
      await nextMillisecond();
      const row = await create(`Novedad número ${n}`);
      if (n === 7) await remove(row);
    }
    const answers = await walk(1, since);
    expect(answers.map(({ registros, eliminados }) => [registros.length, eliminados.length])).toEqual([
      [1, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  it('is available for users, not for logs', async () => {
    const { registros } = await read({ limite: 1 }, 'usuarios');
    expect(registros).toHaveLength(1);
    const all = await read({ desde: (await read({ limite: 1 }, 'usuarios')).cursor }, 'usuarios');
    expect(all.registros.map(({ id }) => id)).not.toContain(registros[0]?.id);
    await administrador().get('/api/sitio/auditoria/cambios').expect(404);
    await administrador().get('/api/saldos/cambios').expect(404);
  });

  it('requires read access to the section', async () => {
    await test.anonymous.get('/api/novedades/cambios').expect(401);
    await test.as('rrhh').get('/api/novedades/cambios').expect(403);
    await test.as('comercial').get('/api/contactanos/reclamos/cambios').expect(200);
  });

  it.each([
    ['an invalid instant', { desde: 'ayer' }, 'desde'],
    ['an instant without a time zone', { desde: '2026-11-22T14:00:00' }, 'desde'],
    ['an invalid date', { desde: '2026-13-45T00:00:00Z' }, 'desde'],
    ['year zero', { desde: '0000-01-01T00:00:00Z' }, 'desde'],
    ['a future date', { desde: '9999-12-31T23:59:59Z' }, 'desde'],
    ['an invalid row id in the cursor', { desde: '2026-11-22T14:00:00Z_abc' }, 'desde'],
    ['a limit of zero', { limite: 0 }, 'limite'],
    ['a limit above the maximum', { limite: 1001 }, 'limite'],
    ['an unknown parameter', { filter: '{}' }, 'filter'],
    ['30 February', { desde: '2026-02-30T00:00:00Z' }, 'desde'],
  ])('rejects %s', async (_, query, name) => {
    const { body } = await administrador().get('/api/novedades/cambios').query(query).expect(400);
    expect(body.errors).toHaveProperty(name);
  });
});
