import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { publicado } from '../../src/platform/database/schema/publicado.js';
import { copies } from '../../src/platform/database/tables/tables.js';
import { comunicado, dayFromNow, writing } from '../content/writing.js';
import { useApp } from '../support/useApp.js';

const SECTION = 'comunicados';
const PATH = `/api/publico/cambios/${SECTION}`;

type Answer = {
  registros: { id: string; titulo: string }[];
  eliminados: { id: string; eliminadoEn: string }[];
  hayMas: boolean;
  cursor: string;
};

const test = useApp();

const { create, publish, order, change, stored } = writing(test, SECTION, () => ({
  ...comunicado(),
  fechaComunicado: dayFromNow(-3),
}));
const read = async (query: Record<string, string | number> = {}): Promise<Answer> =>
  (await test.anonymous.get(PATH).query(query).expect(200)).body;
/** Returns an instant after all previous writes and before all later ones. */
async function nextInstant(): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 5));
  const now = new Date().toISOString();
  await new Promise((resolve) => setTimeout(resolve, 5));
  return now;
}
const titles = ({ registros }: Answer) => registros.map(({ titulo }) => titulo);
const removedIds = ({ eliminados }: Answer) => eliminados.map(({ id }) => id);

let since: string;
beforeEach(async () => {
  since = await nextInstant();
});

describe('public change feed', () => {
  it('returns published and corrected rows as the public list does, without drafts', async () => {
    const row = await publish({ titulo: 'Uno que se publica' });
    await create({ titulo: 'Uno que es borrador' });
    const [listed] = (await read({ desde: since })).registros;
    const { body: list } = await test.anonymous.get(`/api/publico/${SECTION}`).expect(200);
    expect(listed).toEqual(list.find(({ id }: { id: string }) => id === row.id));
    const later = await nextInstant();
    const { body: draft } = await change(row, { titulo: 'Uno que se corrige' }).expect(200);
    expect((await read({ desde: later })).registros).toEqual([]);
    await order(draft, 'publicar').expect(200);
    expect(titles(await read({ desde: later }))).toEqual(['Uno que se corrige']);
  });

  it('returns the id of an archived row until it is published again', async () => {
    const row = await publish({ titulo: 'Uno que se retira' });
    const later = await nextInstant();
    await order(row, 'archivar').expect(200);
    expect(await read({ desde: later })).toMatchObject({
      registros: [],
      eliminados: [{ id: row.id, eliminadoEn: expect.any(String) }],
    });
    const last = await nextInstant();
    await order((await order(await stored(row), 'restaurar').expect(200)).body, 'publicar').expect(200);
    const { registros, eliminados } = await read({ desde: last });
    expect([registros.map(({ id }) => id), eliminados]).toEqual([[row.id], []]);
  });

  it('is paginated', async () => {
    for (const n of [1, 2, 3]) await publish({ titulo: `Uno de varios, el ${n}` });
    const seen: string[] = [];
    for (let cursor = since, hayMas = true; hayMas; ) {
      const page = await read({ desde: cursor, limite: 1 });
      seen.push(...titles(page));
      ({ cursor, hayMas } = page);
    }
    expect(seen).toEqual(['Uno de varios, el 1', 'Uno de varios, el 2', 'Uno de varios, el 3']);
    const { body: list } = await test.anonymous.get(`/api/publico/${SECTION}`).expect(200);
    const all = await read({ limite: 200 });
    expect(new Set(all.registros.map(({ id }) => id))).toEqual(new Set(list.map(({ id }: { id: string }) => id)));
    expect(all.eliminados).toEqual([]);
  });

  it('returns rows when they start and ids when they end', async () => {
    const ended = await publish({
      titulo: 'Uno que termina',
      vigenteDesde: dayFromNow(-9),
      vigenteHasta: dayFromNow(-1),
    });
    const started = await publish({ titulo: 'Uno que empieza', vigenteDesde: dayFromNow(0) });
    const scheduled = await publish({ titulo: 'Uno que vendrá', vigenteDesde: dayFromNow(3) });
    const answer = await read({ desde: since });
    expect([titles(answer), removedIds(answer)]).toEqual([['Uno que empieza'], [ended.id]]);
    // Backdates the changes, so only the start and end dates apply.
    for (const { id } of [ended, started, scheduled])
      await test.database
        .update(publicado)
        .set({ cambiadoEn: `${dayFromNow(-5)}T12:00:00.000Z` })
        .where(eq(publicado.id, id));
    const turned = await read({ desde: `${dayFromNow(-2)}T12:00:00.000Z`, limite: 100 });
    expect(titles(turned)).toContain('Uno que empieza');
    expect(removedIds(turned)).toContain(ended.id);
    expect(JSON.stringify(turned)).not.toContain(scheduled.id);
  });

  it('returns a postponed row once its date arrives', async () => {
    const row = await publish({ titulo: 'Uno que se posterga y llega' });
    const { body: draft } = await change(row, { vigenteDesde: dayFromNow(5) }).expect(200);
    await order(draft, 'publicar').expect(200);
    // Simulates that it was postponed until today.
    for (const table of [publicado, copies.comunicados])
      await test.database
        .update(table)
        .set({ vigenteDesde: dayFromNow(0) })
        .where(eq(table.id, row.id));
    const answer = await read({ desde: since });
    expect([titles(answer), removedIds(answer)]).toEqual([['Uno que se posterga y llega'], []]);
  });

  it('returns everything from the beginning to a client that missed more changes than one response holds', async () => {
    const { id } = await publish({ titulo: 'Uno de muchos', vigenteDesde: dayFromNow(0) });
    const long = `${dayFromNow(-5)}T12:00:00.000Z`;
    await test.database.execute(sql`
      insert into publicado (id, seccion, slug, vigente_desde, publicado_en, actualizado_en, cambiado_en)
      select gen_random_uuid(), seccion, slug || '-' || n, vigente_desde, publicado_en, actualizado_en, ${long}::timestamptz
      from publicado, generate_series(1, 300) as n where id = ${id}`);
    await test.database.execute(sql`
      insert into publicado_comunicados (id, slug, titulo, tipo, contenido, fecha_comunicado, orden, destacado, vigente_desde,
        publicado_en, actualizado_en)
      select line.id, line.slug, titulo, tipo, contenido, fecha_comunicado, orden, destacado, one.vigente_desde,
        one.publicado_en, one.actualizado_en
      from publicado_comunicados as one join publicado as line on line.slug like one.slug || '-%' where one.id = ${id}`);
    const seen = new Set<string>();
    for (let cursor = `${dayFromNow(-2)}T12:00:00.000Z`, hayMas = true; hayMas; ) {
      const page = await read({ desde: cursor, limite: 200 });
      for (const { id: one } of page.registros) seen.add(one);
      ({ cursor, hayMas } = page);
    }
    expect(seen.size).toBeGreaterThanOrEqual(301);
    // Restores the small data set for the following tests.
    await test.database.delete(publicado).where(sql`${publicado.slug} like 'uno-de-muchos%'`);
  });

  it('returns the id of a postponed row, and nothing of a row that was never visible', async () => {
    const row = await publish({ titulo: 'Uno que se posterga' });
    const never = await publish({ titulo: 'Uno que nadie vio', vigenteDesde: dayFromNow(4) });
    const later = await nextInstant();
    const { body: draft } = await change(row, { vigenteDesde: dayFromNow(5) }).expect(200);
    await order(draft, 'publicar').expect(200);
    await order(never, 'archivar').expect(200);
    expect(await read({ desde: later })).toMatchObject({ registros: [], eliminados: [{ id: row.id }] });
  });

  it.each([
    ['an invalid instant', { desde: 'ayer' }, 'desde'],
    ['a limit above the maximum', { limite: 201 }, 'limite'],
  ])('rejects %s', async (_, query, name) => {
    const { body } = await test.anonymous.get(PATH).query(query).expect(400);
    expect(body.errors).toHaveProperty(name);
  });

  it('returns 404 for sections that are not publications', async () => {
    await test.anonymous.get('/api/publico/cambios/contactanos/reclamos').expect(404);
    await test.anonymous.get('/api/publico/cambios/usuarios').expect(404);
  });
});
