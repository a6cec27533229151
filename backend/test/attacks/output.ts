import type { Case } from './case.js';

/** Responses of the API; `site.service.test.ts` covers the site's pages and files. */
export const output: readonly Case[] = [
  {
    id: 'O1a',
    asvs: '14.3.2',
    what: 'caching of staff responses',
    caller: 'administrador',
    request: { method: 'GET', path: '/api/novedades' },
    expect: { status: 200, headers: { 'cache-control': 'no-store' } },
  },
  {
    id: 'O1b',
    asvs: '14.3.2',
    what: 'caching of staff responses with an uppercase path',
    caller: 'administrador',
    request: { method: 'GET', path: '/API/novedades' },
    expect: { status: 200, headers: { 'cache-control': 'no-store' } },
  },
  {
    id: 'O1c',
    asvs: '4.1.1',
    what: 'an unknown route',
    caller: 'anonymous',
    request: { method: 'GET', path: '/api/nada' },
    expect: { status: 404, headers: { 'content-type': /^application\/problem\+json/, 'cache-control': 'no-store' } },
  },
  ...['https://evil.example', 'null', 'http://127.0.0.1.evil.example'].map(
    (origin, at): Case => ({
      id: `O2${'abc'[at]}`,
      asvs: '3.4.2',
      what: `a cross-origin read from ${origin}`,
      caller: 'administrador',
      request: { method: 'GET', path: '/api/yo', headers: { Origin: origin } },
      // Without an Access-Control-Allow-Origin header the browser blocks the response.
      expect: {
        status: 200,
        headers: { 'access-control-allow-origin': null, 'access-control-allow-credentials': null },
      },
    }),
  ),
  {
    id: 'O2d',
    asvs: '3.4.2',
    what: 'a CORS preflight of a cross-origin write',
    caller: 'anonymous',
    request: {
      method: 'OPTIONS',
      path: '/api/novedades',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'PUT' },
    },
    expect: { status: 204, headers: { 'access-control-allow-methods': null, 'access-control-allow-origin': null } },
  },
  ...['/.git/config', '/.env', '/metrics', '/package.json', '/api-json', '/api/swagger', '/backend/dist/main.js'].map(
    (path, at): Case => ({
      id: `O5${'abcdefg'[at]}`,
      asvs: '13.4.1',
      what: `a request for ${path}`,
      caller: 'anonymous',
      request: { method: 'GET', path },
      expect: { status: 404 },
    }),
  ),
  {
    id: 'O6',
    asvs: '13.4.5',
    what: 'the health check without details',
    allowed: true,
    caller: 'anonymous',
    request: { method: 'GET', path: '/api/salud' },
    expect: { status: 200, has: /^\{"estado":"ok"\}$/ },
  },
  {
    id: 'C1a',
    asvs: '1.2.1',
    what: 'a negative number in a CSV, unescaped',
    allowed: true,
    caller: 'administrador',
    request: { method: 'GET', path: '/api/institucional/bienes-adjudicados/exportar' },
    expect: { status: 200, has: /;-16,50*;/, lacks: /'-16/ },
  },
  {
    id: 'C6',
    asvs: '8.2.1',
    what: 'an export by a read-only role',
    caller: 'comercial',
    request: { method: 'GET', path: '/api/saldos/exportar' },
    expect: { status: 403, codigo: 'sin_permiso' },
  },
  {
    id: 'C7',
    asvs: '8.2.3',
    what: 'an export with an invalid filter',
    caller: 'administrador',
    request: { method: 'GET', path: '/api/novedades/exportar?filter=%7B%22constructor%22%3A1%7D' },
    expect: { status: 400, codigo: 'peticion_invalida', headers: { 'content-disposition': null } },
  },
];
