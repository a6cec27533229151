import { beforeAll, describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';

const test = useApp();
beforeAll(async () => {
  for (const titulo of ['Árbol de ahorro', 'Cien % seguro', 'Ñandú feliz', 'Zorro del crédito'])
    await test
      .as('administrador')
      .post('/api/novedades')
      .send({ titulo, contenido: `<p>${'texto '.repeat(12)}</p>`, categoria: 'socios', fechaPublicacion: '2026-11-18' })
      .expect(201);
});

const list = (query: string) => test.as('administrador').get(`/api/novedades?${query}`);
const json = (name: string, value: unknown) => `${name}=${encodeURIComponent(JSON.stringify(value))}`;
const titlesOf = async (query: string) =>
  (await list(query).expect(200)).body.map(({ titulo }: { titulo: string }) => titulo);

describe('query language of lists', () => {
  it.each([
    ['broken JSON', 'filter={"estado":'],
    ['an unknown field', json('filter', { nada: 1 })],
    ['an operator object', json('filter', { estado: { $ne: 1 } })],
    ['a prototype key', 'filter={"__proto__":{"rol":"administrador"}}'],
    ['a nested OR', json('filter', { OR: [{ estado: 'borrador' }] })],
    ['a sort by an unknown field', json('sort', ['nada', 'ASC'])],
    ['a sort by a built-in property', json('sort', ['constructor', 'ASC'])],
    ['a sort without direction', json('sort', ['titulo', 'up'])],
    ['a reversed range', json('range', [9, 0])],
    ['a negative range', json('range', [-1, 9])],
    ['a range of strings', json('range', ['0', '9'])],
    ['a range of fractions', json('range', [0.5, 9])],
    ['a range with one bound', json('range', [0])],
    ['a repeated parameter', `${json('range', [0, 9])}&${json('range', [0, 9])}`],
    ['parameters with brackets', 'filter[estado]=borrador'],
    ['an unknown parameter', 'campos=notaInterna'],
    ['fields that are not JSON', 'fields=notaInterna'],
    ['an unknown field in fields', json('fields', ['titulo', 'nada'])],
    ['a built-in property in fields', json('fields', ['constructor'])],
    ['too many filter values', json('filter', { id: Array(300).fill('0199aaaa-0000-7000-8000-000000000000') })],
    ['a null character in the search', json('filter', { q: 'a\u0000b' })],
  ])('rejects %s with 400', async (_, query) => {
    const { body } = await list(query).expect(400);
    expect(body.codigo).toBe('peticion_invalida');
  });

  it('doesn’t reveal existing field names in an error', async () => {
    const { body } = await list(json('sort', ['nada', 'ASC'])).expect(400);
    expect(JSON.stringify(body)).not.toMatch(/fechaPublicacion|categoria/);
  });

  it('returns only the requested fields with id and version', async () => {
    const { body } = await list(`${json('fields', ['titulo', 'situacion'])}&${json('range', [0, 0])}`).expect(200);
    expect(Object.keys(body[0]).sort()).toEqual(['id', 'situacion', 'titulo', 'version']);
    const { body: texts } = await list(`${json('fields', ['contenido'])}&${json('range', [0, 0])}`).expect(200);
    expect(texts[0].contenido).toContain('texto texto');
  });

  it('describes an unknown field as unreadable, not as unwritable', async () => {
    for (const query of ['campos=notaInterna', json('filter', { nada: 1 })])
      expect(JSON.stringify((await list(query).expect(400)).body)).not.toContain('escribir');
    const { body } = await list('campos=notaInterna').expect(400);
    expect(body.errors).toEqual({ campos: 'Este dato no existe o no se puede leer' });
  });

  it('treats % and _ as literals', async () => {
    expect(await titlesOf(json('filter', { q: '%' }))).toEqual(['Cien % seguro']);
    expect(await titlesOf(json('filter', { q: '_' }))).toEqual([]);
  });

  it('sorts texts by Spanish collation', async () => {
    expect(await titlesOf(json('sort', ['titulo', 'ASC']))).toEqual([
      'Árbol de ahorro',
      'Cien % seguro',
      'Ñandú feliz',
      'Zorro del crédito',
    ]);
  });

  it('caps a range that is too long', async () => {
    expect(await titlesOf(json('range', [0, 1_000_000]))).toHaveLength(4);
  });

  it('rejects a range beyond 10,000 rows and suggests a filter', async () => {
    const { body } = await test
      .as('administrador')
      .get(`/api/novedades?${json('range', [10_000, 10_024])}`)
      .expect(400);
    expect(body.errors.range).toBe('Solo se llega a las primeras 10.000 filas: agregue un filtro');
    await test
      .as('administrador')
      .get(`/api/novedades?${json('range', [9_999, 10_024])}`)
      .expect(200);
  });

  it('filters by date range', async () => {
    expect(await titlesOf(json('filter', { fechaPublicacion_desde: '2026-11-18' }))).toHaveLength(4);
    expect(await titlesOf(json('filter', { fechaPublicacion_desde: '2026-11-19' }))).toEqual([]);
  });
});

describe('request bodies', () => {
  const send = (body: string) =>
    test.as('administrador').post('/api/novedades').set('Content-Type', 'application/json').send(body);

  it.each([
    ['a list', '[]', 422],
    ['null', 'null', 400],
    ['broken JSON', '{"titulo":', 400],
    ['a prototype key', '{"__proto__":{"rol":"administrador"}}', 400],
  ])('reject %s', async (_, body, status) => {
    await send(body).expect(status);
    expect(({} as Record<string, unknown>).rol).toBeUndefined();
  });

  it('name an unknown key', async () => {
    const { body } = await send('{"nada":1}').expect(422);
    expect(body.errors.nada).toBe('Este campo no existe o no se puede escribir');
  });
});

describe('public queries', () => {
  it.each([
    ['a filter by an internal field', json('filter', { estado: 'borrador' })],
    ['a sort by an internal field', json('sort', ['creadoEn', 'ASC'])],
  ])('reject %s', async (_, query) => {
    await test.anonymous.get(`/api/publico/novedades?${query}`).expect(400);
  });

  it('accept a filter by a public field', async () => {
    await test.anonymous.get(`/api/publico/novedades?${json('filter', { categoria: 'socios' })}`).expect(200);
  });
});
