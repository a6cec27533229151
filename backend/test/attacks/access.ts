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
    what: 'whoever has a session',
    allowed: true,
    caller: 'rrhh',
    request: yo,
    expect: { status: 200 },
  },
  { id: 'A2a', asvs: '8.3.1', what: 'nobody in particular', caller: 'anonymous', request: yo, expect: refused },
  {
    id: 'A2b',
    asvs: '8.3.1',
    what: 'a slash at the end',
    caller: 'anonymous',
    request: { ...yo, path: '/api/yo/' },
    expect: refused,
  },
  {
    id: 'A2c',
    asvs: '1.1.1',
    what: 'capitals in the path',
    caller: 'anonymous',
    request: { ...yo, path: '/API/YO' },
    expect: refused,
  },
  {
    id: 'A2d',
    asvs: '1.1.1',
    what: 'a path that climbs out of a public one',
    caller: 'anonymous',
    request: { ...yo, path: '/api/publico/../yo' },
    expect: { status: 404 },
  },
  {
    id: 'A2e',
    asvs: '1.1.1',
    what: 'the same, encoded',
    caller: 'anonymous',
    request: { ...yo, path: '/api/publico/novedades/..%2f..%2fyo' },
    expect: { status: 404 },
  },
  {
    id: 'A2f',
    asvs: '1.1.1',
    what: 'two slashes',
    caller: 'anonymous',
    request: { ...yo, path: '//api//yo' },
    expect: { status: 404 },
  },
  {
    id: 'A2g',
    asvs: '1.1.1',
    what: 'a broken percent sign',
    caller: 'anonymous',
    request: { ...yo, path: '/api/publico/novedades/%E0%A4%A' },
    expect: { status: 400, codigo: 'peticion_invalida' },
  },
  {
    id: 'A2h',
    asvs: '4.1.3',
    what: 'headers that name another path, host or user',
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
    what: 'a good token under another scheme',
    caller: 'anonymous',
    request: ({ tokens }) => ({ ...yo, headers: { Authorization: `Basic ${tokens.administrador}` } }),
    expect: refused,
  },
  {
    id: 'A2j',
    asvs: '7.2.1',
    what: 'a good token behind a bad one',
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
      what: `${method}, which no route takes`,
      caller: 'administrador',
      request: ({ draft }) => ({ method, path: `/api/novedades/${draft.id}` }),
      expect: { status: 405, lacks: /Bearer/, headers: { allow: /^GET, HEAD, PUT, DELETE, OPTIONS$/ } },
    }),
  ),
  {
    id: 'A16',
    asvs: '8.2.2',
    what: 'the picture of what is in force',
    allowed: true,
    caller: 'anonymous',
    request: ({ published }) => ({ method: 'HEAD', path: published.picture }),
    expect: { status: 200 },
  },
  {
    id: 'A16a',
    asvs: '8.2.2',
    what: 'the picture of what was withdrawn, though nobody archived it',
    caller: 'anonymous',
    request: ({ withdrawn }) => ({ method: 'HEAD', path: withdrawn.picture }),
    expect: { status: 404 },
  },
  {
    id: 'A16b',
    asvs: '8.2.2',
    what: 'a draft under its future address',
    caller: 'anonymous',
    request: ({ draft }) => ({ method: 'GET', path: `/api/publico/novedades/${draft.slug}` }),
    expect: { status: 404 },
  },
  {
    id: 'A16c',
    asvs: '8.2.2',
    what: 'a published row under its identifier, which is no address',
    caller: 'anonymous',
    request: ({ published }) => ({ method: 'GET', path: `/api/publico/novedades/${published.id}` }),
    expect: { status: 404 },
  },
];
