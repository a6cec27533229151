import { randomUUID } from 'node:crypto';
import { can, sectionList } from '@coop/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import simpleRest from 'ra-data-simple-rest';
import { consulta, reclamo, sendTo } from '../intake/samples.js';
import { daysAgo, fileOf, load, savings } from '../saldos/loading.js';
import { uploadDocument } from '../support/uploadDocument.js';
import { useApp } from '../support/useApp.js';

type DataProvider = ReturnType<typeof simpleRest>;
type Row = { id: string; version: number; titulo: string };

const draftOf = (n: number) => ({
  titulo: `Novedad número ${String(n).padStart(2, '0')}`,
  contenido: `<p>${'Texto de la novedad de prueba. '.repeat(3)}</p>`,
  categoria: n % 2 ? 'socios' : 'productos',
  fechaPublicacion: `2026-10-${String((n % 28) + 1).padStart(2, '0')}`,
});

const plantilla = (n: number) => ({
  nombre: `Plantilla ${n}`,
  texto: 'Gracias por escribirnos.',
  seccion: 'contactanos/consultas',
});

const test = useApp();
let provider: DataProvider;
/** Latest version of each row that the client read, as `docs/integradores.md` advises. */
const seen = new Map<string, number>();
beforeAll(async () => {
  provider = simpleRest(`${test.origin}/api`, async (url, options = {}) => {
    const headers = new Headers(options.headers as Headers);
    headers.set('Authorization', `Bearer ${test.tokens.administrador}`);
    const version = seen.get(decodeURIComponent(new URL(url).pathname.split('/').at(-1) as string));
    const bodyHasVersion = 'version' in JSON.parse((options.body as string | undefined) ?? '{}');
    if (options.method && version && !bodyHasVersion) headers.set('If-Match', `"${version}"`);
    if (options.body) headers.set('Content-Type', 'application/json');
    const response = await fetch(url, { ...options, headers } as RequestInit);
    const body = await response.text();
    const json = JSON.parse(body);
    if (!response.ok) throw Object.assign(new Error(json.detail), { status: response.status, body: json });
    for (const row of [json].flat()) if (row?.version) seen.set(row.id, row.version);
    return { status: response.status, headers: response.headers, body, json };
  });
  for (let n = 1; n <= 23; n++) await provider.create('novedades', { data: draftOf(n) });
});

const page = (n: number, perPage: number) => ({
  pagination: { page: n, perPage },
  sort: { field: 'titulo', order: 'ASC' as const },
  filter: {},
});

describe('ra-data-simple-rest against the running server', () => {
  it('reads pages with their total', async () => {
    const first = await provider.getList<Row>('novedades', page(1, 10));
    const third = await provider.getList<Row>('novedades', page(3, 10));
    expect(first.total).toBe(23);
    expect(first.data.map(({ titulo }) => titulo)[0]).toBe('Novedad número 01');
    expect(third.data).toHaveLength(3);
  });

  it('reads an empty list with its total', async () => {
    const { data, total } = await provider.getList('promociones', {
      ...page(1, 10),
      sort: { field: 'id', order: 'ASC' },
    });
    expect({ data, total }).toEqual({ data: [], total: 0 });
  });

  it('filters by field and by words without accents', async () => {
    const bySection = await provider.getList<Row>('novedades', { ...page(1, 50), filter: { categoria: 'socios' } });
    expect(bySection.total).toBe(12);
    const byWords = await provider.getList<Row>('novedades', { ...page(1, 50), filter: { q: 'NUMERO 07' } });
    expect(byWords.data.map(({ titulo }) => titulo)).toEqual(['Novedad número 07']);
  });

  it('reads one and many', async () => {
    const { data } = await provider.getList<Row>('novedades', page(1, 3));
    const many = await provider.getMany<Row>('novedades', { ids: data.map(({ id }) => id) });
    expect(new Set(many.data.map(({ id }) => id))).toEqual(new Set(data.map(({ id }) => id)));
    const one = await provider.getOne<Row>('novedades', { id: data[0]?.id as string });
    expect(one.data).toEqual(data[0]);
  });

  it('saves a form with the whole row and increments its version', async () => {
    const { data } = await provider.getList<Row>('novedades', page(1, 1));
    const [row] = data as [Row];
    const saved = await provider.update<Row>('novedades', {
      id: row.id,
      data: { ...row, titulo: 'Otro título' },
      previousData: row,
    });
    expect(saved.data).toMatchObject({ titulo: 'Otro título', version: row.version + 1 });
  });

  it('rejects a stale update with 409 and returns the current row', async () => {
    const { data: row } = await provider.create<Row>('novedades', { data: draftOf(30) });
    await provider.update<Row>('novedades', { id: row.id, data: { ...row, titulo: 'La primera' }, previousData: row });
    const second = provider.update<Row>('novedades', {
      id: row.id,
      data: { ...row, titulo: 'La segunda' },
      previousData: row,
    });
    await expect(second).rejects.toMatchObject({
      status: 409,
      body: { codigo: 'conflicto', actual: { titulo: 'La primera', version: 2 } },
    });
  });

  it('returns field errors in the shape react-admin expects', async () => {
    const refused = provider.create('novedades', { data: { ...draftOf(31), titulo: 'abc', categoria: 'nada' } });
    await expect(refused).rejects.toMatchObject({
      status: 422,
      body: { errors: { titulo: 'Ingrese al menos 5 caracteres', categoria: 'Elija una de las opciones' } },
    });
  });

  it('deletes a draft and returns its id', async () => {
    const { data: row } = await provider.create<Row>('novedades', { data: draftOf(32) });
    const { data } = await provider.delete<Row>('novedades', { id: row.id, previousData: row });
    expect(data.id).toBe(row.id);
    await expect(provider.getOne('novedades', { id: row.id })).rejects.toMatchObject({ status: 404 });
  });

  it('updates and deletes several rows of a list', async () => {
    for (const n of [34, 35]) await provider.create('novedades', { data: draftOf(n) });
    const { data } = await provider.getList<Row>('novedades', { ...page(1, 50), filter: { q: 'número 3' } });
    const ids = data.filter(({ titulo }) => /3[45]$/.test(titulo)).map(({ id }) => id);
    await provider.updateMany('novedades', { ids, data: { resumen: 'De varias a la vez' } });
    const { data: deleted } = await provider.deleteMany('novedades', { ids });
    expect(deleted).toEqual(ids);
  });

  it('rejects the deletion of a row changed since it was read', async () => {
    const { data: row } = await provider.create<Row>('novedades', { data: draftOf(36) });
    const change = test.as('administrador').put(`/api/novedades/${row.id}`);
    await change.send({ version: 1, titulo: 'Cambiada mientras tanto' }).expect(200);
    await expect(provider.delete<Row>('novedades', { id: row.id, previousData: row })).rejects.toMatchObject({
      status: 412,
      body: { codigo: 'precondicion_fallida', actual: { titulo: 'Cambiada mientras tanto', version: 2 } },
    });
    const { data: read } = await provider.getOne<Row>('novedades', { id: row.id });
    await provider.delete<Row>('novedades', { id: row.id, previousData: read });
  });

  it('accepts exactly one of twenty concurrent updates', async () => {
    const { data: row } = await provider.create<Row>('novedades', { data: draftOf(33) });
    const saves = Array.from({ length: 20 }, (_, n) =>
      provider
        .update<Row>('novedades', { id: row.id, data: { ...row, titulo: `Guardado ${n + 10}` }, previousData: row })
        .then(
          () => 200,
          ({ status }: { status: number }) => status,
        ),
    );
    const statuses = await Promise.all(saves);
    expect(statuses.sort()).toEqual([200, ...Array<number>(19).fill(409)]);
  });
});

describe('every resource', () => {
  const byId = { sort: { field: 'id', order: 'ASC' as const }, filter: {} };
  // Balances are read only by exact number.
  const listed = sectionList.map(({ name }): string => name).filter((name) => name !== 'saldos');
  const resources = [...listed, 'archivos', 'saldos/lotes'];

  /** Creates a row of each resource that needs one. */
  beforeAll(async () => {
    await uploadDocument(test, 'institucional/tarifario', 'pdfOficial');
    await uploadDocument(test, 'institucional/tarifario', 'pdfOficial');
    for (const socio of [1, 2]) await load(test, fileOf(savings(socio)), daysAgo(3 - socio));
    await sendTo(test)('consultas', consulta).expect(201);
    await sendTo(test)('reclamos', reclamo()).expect(201);
    for (const n of [1, 2]) await provider.create('sitio/plantillas-respuesta', { data: plantilla(n) });
  });

  it.each(resources)('%s is read by page, by id, by several ids and by reference', async (name) => {
    const { data, total } = await provider.getList(name, { pagination: { page: 1, perPage: 2 }, ...byId });
    const ids = data.map(({ id }) => String(id));
    expect(ids).toEqual([...ids].sort());
    expect(total).toBeGreaterThanOrEqual(ids.length);
    const ghost = '0197a000-0000-7000-8000-000000000000';
    const many = await provider.getMany(name, { ids: [...ids, ghost] });
    expect(new Set(many.data.map(({ id }) => id))).toEqual(new Set(ids));
    for (const id of ids) expect((await provider.getOne(name, { id })).data.id).toBe(id);
    const target = { target: 'id', id: ids[0] ?? ghost, pagination: { page: 1, perPage: 5 }, ...byId };
    expect((await provider.getManyReference(name, target)).data.map(({ id }) => id)).toEqual(ids.slice(0, 1));
    const past = await provider.getList(name, { pagination: { page: 40, perPage: 25 }, ...byId });
    expect(past.data).toEqual([]);
    await expect(provider.getOne(name, { id: ghost })).rejects.toMatchObject({ status: 404 });
  });

  const examples = sectionList.flatMap((section) =>
    section.example && section.kind !== 'submission' && can('administrador', 'crear', section)
      ? [[section.name, section, section.example] as const]
      : [],
  );

  it.each(examples)('%s is created, saved unchanged and deleted', async (name, section, example) => {
    // All suites share the accounts of one emulator.
    const own = name === 'usuarios' ? { email: `${randomUUID()}@kantuta.test` } : {};
    const { data: made } = await provider.create<Row>(name, { data: { ...example, ...own } });
    expect((await provider.getOne<Row>(name, { id: made.id })).data).toEqual(made);
    // An update without changes keeps the row.
    expect((await provider.update<Row>(name, { id: made.id, data: made, previousData: made })).data).toEqual(made);
    const stale = { id: made.id, data: { ...made, version: made.version + 1 }, previousData: made };
    await expect(provider.update<Row>(name, stale)).rejects.toMatchObject({ status: 409, body: { actual: made } });
    if (!can('administrador', 'eliminar', section)) return;
    expect((await provider.deleteMany(name, { ids: [made.id] })).data).toEqual([made.id]);
    await expect(provider.getOne(name, { id: made.id })).rejects.toMatchObject({ status: 404 });
  });

  it.each(['archivos', 'saldos/lotes', 'novedades'])(
    '%s rejects a filter and a sort by an unknown field with 400',
    async (name) => {
      const params = { pagination: { page: 1, perPage: 2 }, ...byId };
      await expect(provider.getList(name, { ...params, filter: { nada: 1 } })).rejects.toMatchObject({ status: 400 });
      const sort = { field: 'nada', order: 'ASC' as const };
      await expect(provider.getList(name, { ...params, sort })).rejects.toMatchObject({ status: 400 });
    },
  );

  it('saldos/lotes is filtered by state and date', async () => {
    const params = { pagination: { page: 1, perPage: 5 }, sort: { field: 'fechaCorte', order: 'DESC' as const } };
    const inForce = await provider.getList('saldos/lotes', { ...params, filter: { estado: 'vigente' } });
    expect(inForce.data).toMatchObject([{ estado: 'vigente', fechaCorte: daysAgo(1) }]);
    const both = await provider.getList('saldos/lotes', { ...params, filter: {} });
    expect(both.data.map(({ fechaCorte }) => fechaCorte)).toEqual([daysAgo(1), daysAgo(2)]);
    const ofDay = await provider.getList('saldos/lotes', { ...params, filter: { fechaCorte: daysAgo(2) } });
    expect(ofDay).toMatchObject({ total: 1, data: [{ estado: 'reemplazado' }] });
  });

  it('archivos updates one file and deletes several', async () => {
    const { data } = await provider.getList('archivos', { pagination: { page: 1, perPage: 2 }, ...byId });
    const [file] = data as [Row & { alternativo: string | null }];
    const changed = await provider.update('archivos', {
      id: file.id,
      data: { alternativo: 'El tarifario del año' },
      previousData: file,
    });
    expect(changed.data).toMatchObject({ id: file.id, alternativo: 'El tarifario del año' });
    const ids = data.map(({ id }) => id);
    expect((await provider.deleteMany('archivos', { ids })).data).toEqual(ids);
    expect((await provider.getMany('archivos', { ids })).data).toEqual([]);
  });
});
