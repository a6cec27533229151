import type { Case } from './case.js';

const query = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');
const list = (values: Record<string, unknown>, section = 'novedades') => ({
  method: 'GET',
  path: `/api/${section}?${query(values)}`,
});
const searchWith = (question: object) => ({
  method: 'POST',
  path: '/api/saldos/consulta',
  json: { criterio: 'numeroDocumento', valor: '4812345', motivo: 'consulta_presencial', ...question },
});
const bad = { status: 400, codigo: 'peticion_invalida' };

const blocked = (id: string, asvs: string, what: string, values: Record<string, unknown>): Case => ({
  id,
  asvs,
  what,
  caller: 'administrador',
  request: list(values),
  expect: bad,
});

/** Variants of the queries rejected in `queries.test.ts`, and fields that a role must not probe. */
export const queries: readonly Case[] = [
  ...['constructor', 'toString', 'hasOwnProperty', '__defineGetter__'].flatMap((name, at) => [
    blocked(`Q7${'abcd'[at]}`, '15.3.6', `a filter by ${name}`, { filter: { [name]: 'x' } }),
    blocked(`Q7${'efgh'[at]}`, '15.3.6', `an order by ${name}`, { sort: [name, 'ASC'] }),
  ]),
  blocked('Q3a', '1.2.4', 'a regular expression', { filter: { titulo: { regex: '(a+)+$' } } }),
  blocked('Q3b', '1.2.4', 'a $where operator', { filter: { $where: '1' } }),
  blocked('Q3c', '1.2.4', 'a range filter on a field without one', { filter: { categoria_desde: 'a' } }),
  blocked('Q6a', '15.2.2', 'a filter nested 1,000 levels', {
    filter: { id: JSON.parse('['.repeat(1000) + ']'.repeat(1000)) },
  }),
  blocked('Q2a', '15.2.2', 'a range of huge numbers', { range: [1e300, 1e301] }),
  {
    id: 'Q4a',
    asvs: '1.2.4',
    what: 'SQL quotes and comments as plain search text',
    allowed: true,
    caller: 'administrador',
    request: list({ filter: { q: `'; drop table novedades; --` } }),
    expect: { status: 200, has: /^\[\]$/ },
  },
  {
    id: 'Q4b',
    asvs: '1.2.4',
    what: 'a backslash as plain search text',
    allowed: true,
    caller: 'administrador',
    request: list({ filter: { q: '\\' } }),
    expect: { status: 200, has: /^\[\]$/ },
  },
  {
    id: 'Q6b',
    asvs: '15.2.2',
    what: 'a long query string',
    caller: 'administrador',
    request: { method: 'GET', path: `/api/novedades?filter=${'a'.repeat(15_000)}` },
    // Node rejects longer URLs before our code runs.
    expect: bad,
  },
  {
    id: 'Q8a',
    asvs: '1.1.1',
    what: 'a null character as a slug',
    caller: 'anonymous',
    request: { method: 'GET', path: '/api/publico/novedades/%00' },
    expect: { status: 404 },
  },
  {
    id: 'Q8b',
    asvs: '1.1.1',
    what: 'a null character as a receipt',
    caller: 'anonymous',
    request: { method: 'GET', path: '/api/publico/envios/%00' },
    expect: { status: 404 },
  },
  ...['%00', 'constructor', '0199aaaa-0000-7000-8000-00000000000', 'x'.repeat(500)].flatMap((id, at) =>
    ['GET', 'PUT', 'DELETE'].map(
      (method): Case => ({
        id: `Q9${'abcd'[at]}-${method}`,
        asvs: '2.2.1',
        what: `${method} with the row id ${id.slice(0, 20)}`,
        caller: 'administrador',
        request: { method, path: `/api/novedades/${id}`, ...(method === 'PUT' && { json: {} }) },
        expect: { status: 404, codigo: 'no_encontrado' },
      }),
    ),
  ),
  {
    id: 'Q9',
    asvs: '1.1.1',
    what: 'an uppercase id',
    allowed: true,
    caller: 'administrador',
    request: ({ draft }) => ({ method: 'GET', path: `/api/novedades/${draft.id.toUpperCase()}` }),
    expect: ({ draft }) => ({ status: 200, has: draft.id }),
  },
  ...['numeroDocumento', 'numeroSocio', 'numeroOperacion'].map(
    (name, at): Case => ({
      id: `H1${'abc'[at]}`,
      asvs: '8.2.3',
      what: `a filter by ${name} for sistemas`,
      caller: 'sistemas',
      request: list({ filter: { [name]: '4812345' } }, 'saldos'),
      expect: bad,
    }),
  ),
  {
    id: 'H1',
    asvs: '8.2.3',
    what: 'a search with a reason by a role that reads the field',
    allowed: true,
    caller: 'comercial',
    request: searchWith({ valor: '4812345' }),
    expect: { status: 200, has: /Persona Con Ahorros.*1250\.50/ },
  },
  {
    id: 'H1d',
    asvs: '8.2.3',
    what: 'names and amounts in a search by sistemas',
    caller: 'sistemas',
    request: searchWith({ valor: '4812345' }),
    expect: { status: 200, has: '••••', lacks: /Persona|4812345|445566|100200300|1250\.50/ },
  },
  {
    id: 'H1e',
    asvs: '8.2.2',
    what: 'savings in a search by creditos',
    caller: 'creditos',
    request: searchWith({ valor: '4812345' }),
    expect: { status: 200, has: '"filas":[]', lacks: 'Persona' },
  },
  {
    id: 'H3',
    asvs: '8.2.3',
    what: 'a sort by an unreadable field for sistemas',
    caller: 'sistemas',
    request: list({ sort: ['saldo', 'ASC'] }, 'saldos'),
    expect: bad,
  },
  {
    id: 'H6',
    asvs: '8.2.3',
    what: 'an unreadable field for sistemas',
    caller: 'sistemas',
    request: list({ fields: ['numeroDocumento'] }, 'saldos'),
    expect: bad,
  },
  ...(['administrador', 'creditos', 'comercial', 'sistemas'] as const).flatMap((rol, at): Case[] => [
    {
      id: `H4${'abcd'[at]}`,
      asvs: '8.2.3',
      what: 'browsing balances without a reason',
      caller: rol,
      request: list({}, 'saldos'),
      expect: { ...bad, lacks: 'Persona' },
    },
    {
      id: `H7${'adef'[at]}`,
      asvs: '8.2.2',
      what: 'counting balances by a search',
      caller: rol,
      request: list({ filter: { q: 'Persona' } }, 'saldos'),
      expect: { ...bad, headers: { 'content-range': null } },
    },
  ]),
  ...[
    { criterio: 'nombreCompleto', valor: 'Persona Con Ahorros' },
    { criterio: '__proto__' },
    { criterio: 'numeroOperacion', valor: '100' },
    { valor: '%' },
    { valor: { $ne: '' } },
    { valor: ['4812345', '4812346'] },
    { motivo: 'curiosidad' },
    { motivo: undefined },
    { q: 'Persona' },
  ].map(
    (wrong, at): Case => ({
      id: `Q3s${at + 1}`,
      asvs: '2.2.1',
      what: `an invalid balance search: ${JSON.stringify(wrong)}`,
      caller: 'administrador',
      request: searchWith(wrong),
      expect: { status: 422, codigo: 'datos_invalidos', lacks: 'Persona Con' },
    }),
  ),
  {
    id: 'H7b',
    asvs: '8.2.2',
    what: 'a public search in internal fields',
    caller: 'anonymous',
    request: { method: 'GET', path: `/api/publico/novedades?${query({ filter: { q: 'secreto-interno' } })}` },
    expect: { status: 200, has: /^\[\]$/ },
  },
  {
    id: 'H7c',
    asvs: '15.3.1',
    what: 'a public read without internal fields',
    allowed: true,
    caller: 'anonymous',
    request: ({ published }) => ({ method: 'GET', path: `/api/publico/novedades/${published.slug}` }),
    expect: { status: 200, lacks: /secreto-interno|notaInterna|publicadoPor|creadoPor|"version"|estado/ },
  },
];
