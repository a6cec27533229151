import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { makePdf } from '../files/makePdf.js';
import { consulta, reclamo } from '../intake/samples.js';
import type { Call, Case } from './case.js';
import { multipart } from './multipart.js';
import { novedad } from './world.js';

const path = '/api/publico/contactanos/reclamos';
const headers = { 'Content-Type': 'application/json' };
const post = (values: object): Call => ({ method: 'POST', path, json: values });
const withFields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1]));

/** Returns a multipart complaint with files at the given fields. */
const withFiles = (files: readonly (readonly [string, Buffer])[], change?: object): Call => ({
  method: 'POST',
  path,
  ...multipart([
    ...Object.entries(reclamo(change)).map(([name, value]) => ({ name, value: String(value) })),
    ...files.map(([name, bytes], n) => ({ name, filename: `${n}.pdf`, bytes })),
  ]),
});
const withDocuments = (...names: string[]) => withFiles(names.map((name) => [name, makePdf()]));

const html = Buffer.from('<!doctype html><script>alert(1)</script>');
/** 30 megapixels in a few kilobytes. */
const pixels = await sharp({ create: { width: 6_000, height: 5_000, channels: 3, background: '#b0122b' } })
  .png({ palette: true, colours: 2 })
  .toBuffer();
const five = (bytes: Buffer) => Array.from({ length: 5 }, (_, n) => [`adjuntos.${n}.archivo`, bytes] as const);

const blocked = (id: string, asvs: string, what: string, request: Call, expectation: Case['expect']): Case => ({
  id,
  asvs,
  what,
  caller: 'anonymous',
  request,
  expect: expectation,
});

const KILOBYTE = 1024;
const consultas = '/api/publico/contactanos/consultas';
/** Over a million characters that compress to 18 bytes. */
const bomb = `[${'[],'.repeat(345_000)}[]]`;

/** JSON padded with blanks to the given number of bytes. */
const long = (bytes: number, path: string, value: object): Call => {
  const text = JSON.stringify(value);
  return { method: 'POST', path, headers, body: text + ' '.repeat(bytes - Buffer.byteLength(text)) };
};
const compressed = (path: string, encoding: string, body: Buffer): Call => ({
  method: 'POST',
  path,
  headers: { ...headers, 'Content-Encoding': encoding },
  body,
});
const unread = { status: 415, codigo: 'tipo_no_admitido', has: 'sin comprimir' };
const tooLong = { status: 413, codigo: 'demasiado_grande' };
const unmeasured = { status: 411, codigo: 'largo_requerido' };

/** Compressed bodies and length limits, rejected before the body is read. */
export const longBodies: readonly Case[] = [
  ...[path, '/api/novedades', '/api/nada', '/', '/identitytoolkit.googleapis.com/v1/accounts:lookup'].map((to, at) =>
    blocked(
      `F14${'abcde'[at]}`,
      '4.3.1',
      `a brotli bomb at ${to}`,
      compressed(to, 'br', brotliCompressSync(bomb)),
      unread,
    ),
  ),
  blocked('F14f', '4.3.1', 'a gzip body', compressed(path, 'gzip', gzipSync(bomb)), unread),
  blocked('F14g', '4.3.1', 'a deflate body', compressed(path, 'Deflate', deflateSync(bomb)), unread),
  blocked('F14h', '4.3.1', 'a body compressed twice', compressed(path, 'gzip, br', gzipSync(bomb)), unread),
  blocked('F14i', '4.3.1', 'a zstd body', compressed(path, 'zstd', Buffer.from('x')), unread),
  blocked(
    'F14j',
    '4.3.1',
    'a compressed HTML form',
    {
      ...compressed(path, 'gzip', gzipSync('a=b')),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Encoding': 'gzip' },
    },
    unread,
  ),
  {
    id: 'F14k',
    asvs: '4.3.1',
    what: 'Content-Encoding: identity',
    allowed: true,
    caller: 'anonymous',
    request: { method: 'POST', path: consultas, json: consulta, headers: { 'Content-Encoding': 'identity' } },
    expect: { status: 201 },
  },
  blocked('F15a', '4.3.1', 'a form one byte over 64 kB', long(64 * KILOBYTE + 1, consultas, consulta), tooLong),
  blocked(
    'F15b',
    '4.3.1',
    'a form without Content-Length',
    { ...long(KILOBYTE, consultas, consulta), chunked: true },
    unmeasured,
  ),
  {
    id: 'F15c',
    asvs: '4.3.1',
    what: 'a form of 64 kB',
    allowed: true,
    caller: 'anonymous',
    request: long(64 * KILOBYTE, consultas, consulta),
    expect: { status: 201 },
  },
  blocked(
    'F15d',
    '8.3.1',
    'an anonymous body for a staff route, before parsing it',
    { method: 'POST', path: '/api/novedades', headers, body: '{' },
    {
      status: 401,
      codigo: 'no_autenticado',
    },
  ),
  blocked(
    'F15e',
    '8.3.1',
    'an anonymous body of 1 MB for a staff route',
    long(KILOBYTE ** 2, '/api/novedades', novedad),
    { status: 401 },
  ),
  blocked(
    'F15f',
    '9.1.1',
    'a body of 1 MB with an invalid token',
    {
      ...long(KILOBYTE ** 2, '/api/novedades', novedad),
      headers: { ...headers, Authorization: 'Bearer e30.e30.e30' },
    },
    { status: 401 },
  ),
  blocked(
    'F15g',
    '4.3.1',
    'a body for an unknown route, before parsing it',
    { method: 'POST', path: '/api/nada', headers, body: '{' },
    {
      status: 404,
    },
  ),
  {
    id: 'F15h',
    asvs: '4.3.1',
    what: 'a role without access, before parsing the body',
    caller: 'rrhh',
    request: { method: 'POST', path: '/api/novedades', headers, body: '{' },
    expect: { status: 403, codigo: 'sin_permiso' },
  },
  {
    id: 'F15i',
    asvs: '4.3.1',
    what: 'a staff body of 1 MB',
    allowed: true,
    caller: 'administrador',
    request: long(KILOBYTE ** 2, '/api/novedades', novedad),
    expect: { status: 201 },
  },
  {
    id: 'F15j',
    asvs: '4.3.1',
    what: 'a staff body one byte over 1 MB',
    caller: 'administrador',
    request: long(KILOBYTE ** 2 + 1, '/api/novedades', novedad),
    expect: tooLong,
  },
  blocked(
    'F15k',
    '4.3.1',
    'a sign-in body that is too long',
    long(17 * KILOBYTE, '/identitytoolkit.googleapis.com/v1/accounts:lookup', {}),
    tooLong,
  ),
  blocked(
    'F15o',
    '4.2.2',
    'a GET with a body',
    { method: 'GET', path: '/api/cotizacion', json: {} },
    { status: 400, codigo: 'peticion_invalida' },
  ),
  {
    id: 'F15p',
    asvs: '4.2.2',
    what: 'a GET with an empty body',
    allowed: true,
    caller: 'anonymous',
    request: { method: 'GET', path: '/api/salud/vivo', headers: { 'Content-Length': '0' } },
    expect: { status: 200 },
  },
  {
    id: 'F15l',
    asvs: '15.2.2',
    what: '1 MB of nested arrays',
    caller: 'administrador',
    request: { method: 'POST', path: '/api/novedades', headers, body: '['.repeat(500_000) + ']'.repeat(500_000) },
    expect: { status: 400, codigo: 'peticion_invalida' },
  },
  {
    id: 'F15m',
    asvs: '15.2.2',
    what: '1 MB of small arrays',
    caller: 'administrador',
    request: { method: 'POST', path: '/api/comunicados', headers, body: `{"mostrarComo":${bomb}}` },
    expect: { status: 422, has: '"mostrarComo"' },
  },
  blocked(
    'F16a',
    '15.3.6',
    '__proto__ with an escaped character',
    { method: 'POST', path: consultas, headers, body: '{"\\u005f_proto__":{"rol":"administrador"}}' },
    { status: 400, codigo: 'peticion_invalida' },
  ),
  blocked(
    'F16b',
    '15.3.6',
    '__proto__ in an HTML form',
    {
      method: 'POST',
      path: consultas,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: '__proto__=administrador',
    },
    { status: 400, codigo: 'peticion_invalida' },
  ),
  {
    id: 'F16c',
    asvs: '15.3.6',
    what: '__proto__ in a filter',
    caller: 'administrador',
    request: { method: 'GET', path: `/api/novedades?filter=${encodeURIComponent('{"__proto__":{"titulo":"x"}}')}` },
    expect: { status: 400, codigo: 'peticion_invalida' },
  },
  {
    id: 'F16d',
    asvs: '15.3.6',
    what: 'the word __proto__ in a text',
    allowed: true,
    caller: 'anonymous',
    request: { method: 'POST', path: consultas, json: { ...consulta, mensaje: 'Qué es «__proto__» en el extracto?' } },
    expect: { status: 201 },
  },
  blocked(
    'F17',
    '4.1.1',
    'JSON in another charset',
    { ...long(500, consultas, consulta), headers: { 'Content-Type': 'application/json; charset=utf-7' } },
    { status: 415, codigo: 'tipo_no_admitido' },
  ),
  {
    id: 'F17a',
    asvs: '4.1.1',
    what: 'JSON with an explicit charset',
    allowed: true,
    caller: 'anonymous',
    request: { ...long(500, consultas, consulta), headers: { 'Content-Type': 'application/json; charset="UTF-8"' } },
    expect: { status: 201 },
  },
  {
    id: 'F18',
    asvs: '15.2.2',
    what: 'a form of 501 fields',
    caller: 'anonymous',
    request: {
      method: 'POST',
      path: consultas,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `${'a=1&'.repeat(500)}b=2`,
    },
    expect: tooLong,
  },
];

/** Malformed and oversized form bodies. */
export const bodies: readonly Case[] = [
  blocked(
    'F13a',
    '15.2.2',
    'deeply nested objects',
    { method: 'POST', path, headers, body: `${'{"a":'.repeat(1_500)}1${'}'.repeat(1_500)}` },
    { status: 400, codigo: 'peticion_invalida' },
  ),
  blocked('F13b', '15.3.5', 'attachments that are not objects', post(reclamo({ adjuntos: [null, 'x'] })), {
    status: 422,
    has: '"adjuntos.0"',
  }),
  blocked('F13i', '15.2.2', 'thousands of fields', post(withFields(5_000)), {
    status: 400,
    codigo: 'peticion_invalida',
  }),
  blocked('F13c', '15.2.2', 'hundreds of unknown fields, with a capped list of errors', post(withFields(500)), {
    status: 422,
    has: '"tipoPersona"',
    lacks: '"k450"',
  }),
  blocked('F13d', '2.2.1', 'two files in one field', withDocuments('adjuntos.0.archivo', 'adjuntos.0.archivo'), {
    status: 422,
    has: 'en el mismo lugar',
  }),
  blocked('F13f', '2.2.1', 'an invalid field before checking invalid files', withFiles(five(html), { celular: 'x' }), {
    status: 422,
    has: '"celular"',
    lacks: 'adjuntos',
  }),
  blocked('F13g', '5.2.2', 'an invalid file, naming it', withFiles(five(html).slice(0, 1)), {
    status: 422,
    has: '"adjuntos":"«0.pdf»: Solo se aceptan archivos',
  }),
  blocked('F13h', '2.2.1', 'a file in a text field', withDocuments('descripcion'), {
    status: 422,
    has: '"campo"',
  }),
  blocked('U6a', '5.2.6', 'images with too many pixels', withFiles(five(pixels)), {
    status: 422,
    has: 'redúzcala a menos de 25 megapíxeles',
  }),
  {
    id: 'F13e',
    asvs: '2.2.1',
    what: 'two files in two fields',
    allowed: true,
    caller: 'anonymous',
    request: withDocuments('adjuntos.0.archivo', 'adjuntos.1.archivo'),
    expect: { status: 201, has: /REC-20\d\d-\d{6}/ },
  },
];
