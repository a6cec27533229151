import { consulta, reclamo } from '../intake/samples.js';
import type { Case } from './case.js';
import { multipart } from './multipart.js';

const path = '/api/publico/contactanos/consultas';
const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };
const form = (fields: Record<string, string>, to = path) => ({
  method: 'POST',
  path: to,
  headers: urlencoded,
  body: new URLSearchParams(fields).toString(),
});
const json = (change: object, to = path) => ({ method: 'POST', path: to, json: change });
const field = (name: string) => ({ method: 'POST', path, ...multipart([{ name, value: 'x' }]) });

const blocked = (id: string, asvs: string, what: string, request: Case['request'], has?: string | RegExp): Case => ({
  id,
  asvs,
  what,
  caller: 'anonymous',
  request,
  expect: { status: 422, codigo: 'datos_invalidos', has },
});
const filled = { ...consulta, aceptaTratamiento: 'on' };

/** Public forms, as JSON and as browsers send them, and case tracking. */
export const forms: readonly Case[] = [
  {
    id: 'F4',
    asvs: '15.3.3',
    what: 'an HTML form',
    allowed: true,
    caller: 'anonymous',
    request: form(filled),
    expect: { status: 201, has: /CON-20\d\d-\d{6}/ },
  },
  blocked(
    'F4a',
    '15.3.3',
    'staff fields in an HTML form',
    form({ ...filled, estado: 'cerrada', codigo: 'X' }),
    '"estado"',
  ),
  blocked('F2p', '15.3.3', 'the key constructor', json({ ...consulta, constructor: { a: 1 } }), '"constructor"'),
  blocked('F4b', '15.3.3', 'a client fingerprint', json({ ...consulta, huellaOrigen: 'x' }), '"huellaOrigen"'),
  blocked('F4c', '15.3.3', 'a client receipt', json({ ...consulta, comprobante: 'x' }), '"comprobante"'),
  ...['length', 'map', 'push', 'constructor', 'toString'].map((name, at) =>
    blocked(
      `F11${'abcde'[at]}`,
      '15.3.6',
      `the array property ${name} as a field`,
      form({ 'adjuntos.0.archivo': 'x', [`adjuntos.${name}`]: 'x' }),
    ),
  ),
  blocked('F11f', '15.3.6', 'an index into an object', form({ 'a.b': 'x', 'a.0': 'x', 'a.b.0': 'y' })),
  blocked(
    'F11g',
    '15.3.5',
    'a repeated field',
    { method: 'POST', path, headers: urlencoded, body: 'nombres=a&nombres=b' },
    '"nombres"',
  ),
  blocked('F11h', '15.3.6', 'a huge array index', field('adjuntos[900000000]')),
  blocked('F11i', '15.3.6', '__proto__ in brackets', field('__proto__[rol]')),
  blocked('F11j', '15.3.6', 'constructor in brackets', field('constructor[prototype][rol]')),
  blocked('F11k', '15.2.2', 'a path of 100 segments', form({ ['a.'.repeat(100)]: 'x' })),
  blocked('F12a', '4.1.1', 'a multipart form without a boundary', {
    method: 'POST',
    path,
    headers: { 'Content-Type': 'multipart/form-data' },
    body: 'x',
  }),
  blocked('F12b', '4.1.1', 'a truncated multipart form', {
    method: 'POST',
    path,
    headers: { 'Content-Type': 'multipart/form-data; boundary=B' },
    body: '--B\r\nContent-Disposition: form-data; name="a"\r\n\r\nxx',
  }),
  {
    id: 'F12c',
    asvs: '4.1.1',
    what: 'a form sent as XML',
    caller: 'anonymous',
    request: { method: 'POST', path, headers: { 'Content-Type': 'application/xml' }, body: '<a/>' },
    expect: { status: 415, codigo: 'tipo_no_admitido' },
  },
  {
    id: 'R7c',
    asvs: '2.3.4',
    what: 'a key that is too short',
    caller: 'anonymous',
    request: { ...json(consulta), headers: { 'Idempotency-Key': '1' } },
    expect: { status: 400, codigo: 'peticion_invalida' },
  },
  blocked(
    'O7g',
    '15.2.2',
    '15,000 combining accents',
    json({ ...consulta, mensaje: `a${'\u0301\u0323'.repeat(15_000)}` }),
    '"mensaje"',
  ),
  blocked(
    'O7h',
    '15.2.2',
    'an amount of 60,000 digits',
    json({ montoSolicitado: `${'0'.repeat(60_000)}x` }, '/api/publico/contactanos/solicitudes-creditos'),
    '"montoSolicitado"',
  ),
  blocked('X9', '1.2.1', 'HTML in a name', json({ ...consulta, nombres: '<img src=x onerror=alert(1)>' }), '"nombres"'),
  {
    id: 'R5a',
    asvs: '2.4.1',
    what: 'a filled honeypot, answering like a normal request',
    allowed: true,
    caller: 'anonymous',
    request: form({ ...filled, sitio_web: 'https://spam.example' }),
    expect: { status: 201, has: /CON-20\d\d-\d{6}/, lacks: /spam/ },
  },
  {
    id: 'R5b',
    asvs: '2.4.1',
    what: 'a complaint from a bot without a proof of work',
    caller: 'anonymous',
    request: json({ ...reclamo(), sitio_web: 'x' }, '/api/publico/contactanos/reclamos'),
    expect: { status: 428, codigo: 'reto_requerido', has: 'PBKDF2' },
  },
  {
    id: 'R5c',
    asvs: '2.4.1',
    what: 'the same complaint from a person',
    allowed: true,
    caller: 'anonymous',
    request: json(reclamo(), '/api/publico/contactanos/reclamos'),
    expect: { status: 201, has: /REC-20\d\d-\d{6}/ },
  },
  blocked('R5d', '2.2.1', 'a proof of work that is not a string', json({ ...consulta, reto: { $ne: '' } }), '"reto"'),
  blocked(
    'R5e',
    '15.2.2',
    'a proof of work of 60,000 characters',
    json({ ...consulta, reto: 'x'.repeat(60_000) }),
    '"reto"',
  ),
  {
    id: 'R8a',
    asvs: '8.2.2',
    what: 'a receipt by case number',
    caller: 'anonymous',
    request: { method: 'GET', path: '/api/publico/envios/REC-2026-000001' },
    expect: { status: 404, codigo: 'no_encontrado' },
  },
  {
    id: 'R8b',
    asvs: '8.2.2',
    what: 'a receipt with an invalid token',
    caller: 'anonymous',
    request: { method: 'GET', path: `/api/publico/envios/${'A'.repeat(32)}/constancia` },
    expect: { status: 404, codigo: 'no_encontrado', has: 'ya se descargó o venció' },
  },
  ...[['R8c', 'an unknown case number', { codigo: 'REC-2026-999999', numeroDocumento: '4567890' }]].map(
    ([id, what, body]): Case => ({
      id: id as string,
      asvs: '8.2.2',
      what: `tracking of ${what}`,
      caller: 'anonymous',
      request: json(body as object, '/api/publico/seguimiento'),
      expect: { status: 404, codigo: 'no_encontrado', has: 'ese número y ese documento' },
    }),
  ),
  ...[
    // A query has no document; the response is the same whether or not that number exists.
    ['R8d', { codigo: 'CON-2026-000001', numeroDocumento: '4567890' }, '"codigo"'],
    ['R8e', { codigo: { $ne: '' }, numeroDocumento: { $ne: '' } }, '"numeroDocumento"'],
    ['R8f', { codigo: "REC-2026-000001' OR 1=1 --", numeroDocumento: '4567890' }, '"codigo"'],
    ['R8g', { codigo: 'REC-2026-%', numeroDocumento: '4567890' }, '"codigo"'],
  ].map(([id, body, has]) =>
    blocked(
      id as string,
      '1.2.4',
      'an operator or a pattern as a number',
      json(body as object, '/api/publico/seguimiento'),
      has as string,
    ),
  ),
  ...['clave: 1234', 'mi PIN es 4321', 'CVV 123', 'la contraseña es Illimani9'].map((secret, at) =>
    blocked(
      `R9${'abcd'[at]}`,
      '14.2.1',
      `«${secret}»`,
      json({ ...consulta, mensaje: `Ayuda, ${secret}` }),
      '"mensaje"',
    ),
  ),
  {
    id: 'R9e',
    asvs: '14.2.1',
    what: 'a text about a password without the password',
    allowed: true,
    caller: 'anonymous',
    request: json({ ...consulta, mensaje: 'Mi clave no funciona desde 2024' }),
    expect: { status: 201 },
  },
];
