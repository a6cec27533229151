import { type AnySection, findSection, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ContentChanges } from '../../src/platform/database/content-changes.js';
import { PublishedService } from '../../src/publishing/published/published.service.js';
import { RowsCache } from '../../src/site/in-process-reader.js';
import { comunicado, dayFromNow, writing } from '../content/writing.js';
import { noticesHeard } from '../support/noticesHeard.js';
import { useApp } from '../support/useApp.js';

const SECTION = 'comunicados';
const section = findSection(SECTION) as AnySection;
const test = useApp();
let published: PublishedService;
let cache: RowsCache;
beforeAll(async () => {
  published = test.app.get(PublishedService, { strict: false });
  cache = new RowsCache(test.app.get(ContentChanges, { strict: false }));
});

const { publish, change, order, list } = writing(test, SECTION, comunicado);
const paginas = writing(test, 'sitio/paginas', () => ({ ruta: '/una-pagina', titulo: 'Una página' }));
const titlesOf = (rows: readonly unknown[]) => (rows as { titulo: string }[]).map(({ titulo }) => titulo);

describe('published rows without a total', () => {
  beforeAll(async () => {
    for (const [at, tipo] of ['general', 'asamblea', 'general', 'seguridad_fraude'].entries())
      await publish({ titulo: `Número ${at}`, tipo, fechaComunicado: dayFromNow(-at) });
    await publish({ titulo: 'Aún no', vigenteDesde: addDays(todayInLaPaz(), 2) });
  });

  it.each([
    ['in the default order', {}],
    ['the first ones', { range: [0, 1] }],
    ['in another order', { sort: ['fechaComunicado', 'ASC'], range: [0, 2] }],
    ['sorted by a choice field', { sort: ['tipo', 'DESC'], range: [0, 2] }],
    ['filtered by a value', { filter: { tipo: 'general' } }],
    ['filtered by another value with the same query text', { filter: { tipo: 'seguridad_fraude' } }],
    ['filtered by several values', { filter: { tipo: ['seguridad_fraude', 'asamblea'] } }],
    ['filtered by dates', { filter: { fechaComunicado_desde: dayFromNow(-1), fechaComunicado_hasta: dayFromNow(0) } }],
    ['from an offset', { range: [1, 2] }],
    ['searched by text', { filter: { q: 'prueba' } }],
  ])('match the list %s', async (_, query) => {
    const params = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
    const { body } = await test.anonymous.get(`/api/publico/${SECTION}`).query(params).expect(200);
    // Runs twice: the second time uses the prepared statement.
    for (let time = 0; time < 2; time++)
      expect(await published.findRows(section, query as Parameters<PublishedService['findRows']>[1])).toEqual(body);
  });
});

it('the total of published rows matches the list', async () => {
  const { headers } = await test.anonymous.get(`/api/publico/${SECTION}`).expect(200);
  expect(headers['content-range']).toMatch(new RegExp(`/${(await published.count(section)).total}$`));
});

describe('cached rows of pages', () => {
  let reads = 0;
  const read = (one = section) =>
    cache.read(one, '{}', () => {
      reads += 1;
      return published.findRows(one, {});
    });

  it('are read once for concurrent readers, each with its own copy', async () => {
    await noticesHeard(test);
    reads = 0;
    const [first] = await Promise.all([read(), read()]);
    first?.reverse();
    expect(titlesOf(await read())).toEqual(titlesOf(await list()));
    expect(reads).toBe(1);
  });

  it('are invalidated when a row is published, changed or archived', async () => {
    const row = await publish({ titulo: 'Recién publicado' });
    expect(titlesOf(await read())).toContain('Recién publicado');
    const changed = (await change(row, { titulo: 'Cambiado' }).expect(200)).body;
    const again = (await order(changed, 'publicar').expect(200)).body;
    expect(titlesOf(await read())).toContain('Cambiado');
    await order(again, 'archivar').expect(200);
    expect(titlesOf(await read())).not.toContain('Cambiado');
  });

  it('stay cached when another section changes', async () => {
    await noticesHeard(test);
    await read();
    reads = 0;
    await paginas.publish();
    await noticesHeard(test);
    await read();
    expect(reads).toBe(0);
  });

  it('are read again after a failure', async () => {
    const failing = cache.read(section, 'otra', () => Promise.reject(new Error('The database is away')));
    await expect(failing).rejects.toThrow('away');
    expect(await cache.read(section, 'otra', async () => [1])).toEqual([1]);
  });
});
