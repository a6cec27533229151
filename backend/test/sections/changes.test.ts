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

/** Reads to the end, as a program does that keeps a copy. */
async function walk(limite: number, desde?: string) {
  const answers: Answer[] = [];
  for (let cursor = desde; ; ) {
    const answer = await read({ limite, ...(cursor && { desde: cursor }) });
    answers.push(answer);
    cursor = answer.cursor;
    if (!answer.hayMas) return answers;
  }
}
const rowsIn = (answers: Answer[]) => answers.flatMap(({ registros }) => registros);
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('changes of a section', () => {
  it('is walked to the end, each row once, in the order in which it changed', async () => {
    const rows = [];
    for (const n of [1, 2, 3, 4, 5]) rows.push(await create(`Novedad número ${n}`));
    const answers = await walk(2);
    expect(rowsIn(answers)).toEqual(rows);
    expect(answers.map(({ hayMas }) => hayMas)).toEqual([true, true, false]);
  });

  it('is walked among rows of one instant', async () => {
    const database = test.database;
    await database.update(tables.novedades).set({ actualizadoEn: new Date().toISOString() });
    const walked = rowsIn(await walk(1)).map(({ id }) => id);
    expect(walked).toHaveLength(5);
    expect(walked).toEqual([...new Set(walked)].sort());
  });

  it('tells a change after an instant, and nothing that stood before', async () => {
    const row = await create('Una que cambia');
    await soon();
    const since = new Date().toISOString();
    expect(await read({ desde: since })).toMatchObject({ registros: [], eliminados: [], hayMas: false });
    await soon();
    const change = administrador().put(`/api/novedades/${row.id}`).send({ version: 1, titulo: 'Una que cambió' });
    const { body: changed } = await change.expect(200);
    expect((await read({ desde: since })).registros).toEqual([changed]);
  });

  it('goes back two minutes when all was read: what took long to be written is not missed', async () => {
    const { cursor } = await read();
    expect(Date.now() - Date.parse(cursor)).toBeGreaterThanOrEqual(119_000);
    expect(Date.now() - Date.parse(cursor)).toBeLessThan(150_000);
    // Also from an instant of less ago, or of a clock that is ahead.
    for (const ms of [-30_000, 30_000]) {
      const desde = new Date(Date.now() + ms).toISOString();
      expect(Date.now() - Date.parse((await read({ desde })).cursor)).toBeGreaterThanOrEqual(119_000);
    }
  });

  it('tells what a longer transaction wrote before all that was read meanwhile, page by page', async () => {
    const before = new Date().toISOString();
    await soon();
    for (const n of [1, 2, 3]) await create(`Mientras tanto, número ${n}`);
    const cursor = (await walk(1, before)).at(-1)?.cursor ?? '';
    const { id } = await create('La que tardó en escribirse');
    const database = test.database;
    await database.update(tables.novedades).set({ actualizadoEn: before }).where(eq(tables.novedades.id, id));
    expect((await read({ desde: cursor })).registros.map((row) => row.id)).toContain(id);
  });

  it('goes back from when the first page was asked for, however long the others took', async () => {
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

  it('tells what was erased, and again what was taken back', async () => {
    const row = await create('Una que se elimina');
    await soon();
    const since = new Date().toISOString();
    await remove(row);
    expect(await read({ desde: since })).toMatchObject({
      registros: [],
      eliminados: [{ id: row.id, eliminadoEn: expect.any(String) }],
    });
    await soon();
    const { body: back } = await administrador().post(`/api/novedades/papelera/${row.id}/recuperar`).expect(200);
    expect(await read({ desde: since })).toMatchObject({ registros: [back], eliminados: [] });
  });

  it('walks through what was erased and what was written alike', async () => {
    const since = new Date().toISOString();
    for (const n of [6, 7, 8]) {
      await soon();
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

  it('is told of users too, and of no log', async () => {
    const { registros } = await read({ limite: 1 }, 'usuarios');
    expect(registros).toHaveLength(1);
    const all = await read({ desde: (await read({ limite: 1 }, 'usuarios')).cursor }, 'usuarios');
    expect(all.registros.map(({ id }) => id)).not.toContain(registros[0]?.id);
    await administrador().get('/api/sitio/auditoria/cambios').expect(404);
    await administrador().get('/api/saldos/cambios').expect(404);
  });

  it('are available to readers of the section', async () => {
    await test.anonymous.get('/api/novedades/cambios').expect(401);
    await test.as('rrhh').get('/api/novedades/cambios').expect(403);
    await test.as('comercial').get('/api/contactanos/reclamos/cambios').expect(200);
  });

  it.each([
    ['no instant', { desde: 'ayer' }, 'desde'],
    ['an instant without its zone', { desde: '2026-11-22T14:00:00' }, 'desde'],
    ['a day that is none', { desde: '2026-13-45T00:00:00Z' }, 'desde'],
    ['a year that is none', { desde: '0000-01-01T00:00:00Z' }, 'desde'],
    ['a day to come', { desde: '9999-12-31T23:59:59Z' }, 'desde'],
    ['the identifier of nothing', { desde: '2026-11-22T14:00:00Z_abc' }, 'desde'],
    ['none at all', { limite: 0 }, 'limite'],
    ['too many', { limite: 1001 }, 'limite'],
    ['what is not asked', { filter: '{}' }, 'filter'],
    ['a day that no month has', { desde: '2026-02-30T00:00:00Z' }, 'desde'],
  ])('refuses %s', async (_, query, name) => {
    const { body } = await administrador().get('/api/novedades/cambios').query(query).expect(400);
    expect(body.errors).toHaveProperty(name);
  });
});
