import type { Case } from './case.js';

const yo = { method: 'GET', path: '/api/yo' };
const refused = {
  status: 401,
  codigo: 'no_autenticado',
  headers: { 'www-authenticate': 'Bearer', 'cache-control': 'no-store' },
};

/**
 * Unusual ways to authenticate. Roles are covered by `permissions.test.ts`, tokens by `guard.test.ts` and access
 * between users by `usuarios.test.ts`. A12 (bulk changes) and A15 (scheduled jobs) have no route here.
 */
export const access: readonly Case[] = [
  {
    id: 'A2',
    asvs: '8.3.1',
    what: 'a signed-in user',
    allowed: true,
    caller: 'rrhh',
    request: yo,
    expect: { status: 200 },
  },
  { id: 'A2a', asvs: '8.3.1', what: 'an anonymous caller', caller: 'anonymous', request: yo, expect: refused },
  {
    id: 'A2b',
    asvs: '8.3.1',
    what: 'a trailing slash',
    caller: 'anonymous',
    request: { ...yo, path: '/api/yo/' },
    expect: refused,
  },
  {
    id: 'A2c',
    asvs: '1.1.1',
    what: 'uppercase letters in the path',
    caller: 'anonymous',
    request: { ...yo, path: '/API/YO' },
    expect: refused,
  },
  {
    id: 'A2d',
    asvs: '1.1.1',
    what: 'path traversal out of a public route',
    caller: 'anonymous',
    request: { ...yo, path: '/api/publico/../yo' },
    expect: { status: 404 },
  },
  {
    id: 'A2e',
    asvs: '1.1.1',
    what: 'encoded path traversal',
    caller: 'anonymous',
    request: { ...yo, path: '/api/publico/novedades/..%2f..%2fyo' },
    expect: { status: 404 },
  },
  {
    id: 'A2f',
    asvs: '1.1.1',
    what: 'double slashes',
    caller: 'anonymous',
    request: { ...yo, path: '//api//yo' },
    expect: { status: 404 },
  },
  {
    id: 'A2g',
    asvs: '1.1.1',
    what: 'malformed percent-encoding',
    caller: 'anonymous',
    request: { ...yo, path: '/api/publico/novedades/%E0%A4%A' },
    expect: { status: 400, codigo: 'peticion_invalida' },
  },
  {
    id: 'A2h',
    asvs: '4.1.3',
    what: 'headers that claim another path or user',
    caller: 'anonymous',
    request: {
      ...yo,
      headers: {
        'X-Original-URL': '/api/salud',
        'X-Rewrite-URL': '/api/salud',
        'X-User-Id': '1',
        'X-Forwarded-User': 'administrador',
      },
    },
    expect: refused,
  },
  {
    id: 'A2i',
    asvs: '7.2.1',
    what: 'a valid token under another scheme',
    caller: 'anonymous',
    request: ({ tokens }) => ({ ...yo, headers: { Authorization: `Basic ${tokens.administrador}` } }),
    expect: refused,
  },
  {
    id: 'A2j',
    asvs: '7.2.1',
    what: 'a valid token after an invalid one',
    caller: 'anonymous',
    request: ({ tokens }) => ({ ...yo, headers: { Authorization: `Bearer a.b.c, Bearer ${tokens.administrador}` } }),
    expect: refused,
  },
  {
    id: 'T6',
    asvs: '14.2.1',
    what: 'a token in a form field',
    caller: 'anonymous',
    request: ({ tokens }) => ({
      method: 'POST',
      path: '/api/novedades',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `access_token=${tokens.administrador}`,
    }),
    expect: refused,
  },
  ...['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'].map(
    (header, at): Case => ({
      id: `A10${'abc'[at]}`,
      asvs: '8.3.1',
      what: `DELETE in ${header}`,
      caller: 'administrador',
      request: ({ draft }) => ({
        method: 'GET',
        path: `/api/novedades/${draft.id}?_method=DELETE`,
        headers: { [header]: 'DELETE' },
      }),
      // The override is ignored: the request stays a GET.
      expect: ({ draft }) => ({ status: 200, has: draft.id }),
    }),
  ),
  ...['TRACE', 'PATCH', 'PROPFIND'].map(
    (method, at): Case => ({
      id: `A10${'dfg'[at]}`,
      asvs: '8.3.1',
      what: `${method}, an unsupported method`,
      caller: 'administrador',
      request: ({ draft }) => ({ method, path: `/api/novedades/${draft.id}` }),
      expect: { status: 405, lacks: /Bearer/, headers: { allow: /^GET, HEAD, PUT, DELETE, OPTIONS$/ } },
    }),
  ),
  {
    id: 'A16',
    asvs: '8.2.2',
    what: 'the image of a published row',
    allowed: true,
    caller: 'anonymous',
    request: ({ published }) => ({ method: 'HEAD', path: published.picture }),
    expect: { status: 200 },
  },
  {
    id: 'A16a',
    asvs: '8.2.2',
    what: 'the image of a withdrawn row',
    caller: 'anonymous',
    request: ({ withdrawn }) => ({ method: 'HEAD', path: withdrawn.picture }),
    expect: { status: 404 },
  },
  {
    id: 'A16b',
    asvs: '8.2.2',
    what: 'a draft by its future slug',
    caller: 'anonymous',
    request: ({ draft }) => ({ method: 'GET', path: `/api/publico/novedades/${draft.slug}` }),
    expect: { status: 404 },
  },
  {
    id: 'A16c',
    asvs: '8.2.2',
    what: 'a published row by its id instead of its slug',
    caller: 'anonymous',
    request: ({ published }) => ({ method: 'GET', path: `/api/publico/novedades/${published.id}` }),
    expect: { status: 404 },
  },
];
