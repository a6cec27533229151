import type { Case } from './case.js';
import { multipart } from './multipart.js';
import { consulta } from './world.js';

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
  who: 'anonymous',
  request,
  expect: { status: 422, codigo: 'datos_invalidos', has },
});
const filled = { ...consulta, aceptaTratamiento: 'on' };

/**
 * Public forms, as JSON and as browsers send them. R5: a filled trap is refused and not kept as spam; nobody is sent
 * mail, so nobody is flooded.
 */
export const forms: readonly Case[] = [
  {
    id: 'F4',
    asvs: '15.3.3',
    what: 'an HTML form',
    allowed: true,
    who: 'anonymous',
    request: form(filled),
    expect: { status: 201, has: /CON-20\d\d-\d{6}/ },
  },
  blocked(
    'F4a',
    '15.3.3',
    'what staff decide, from an HTML form',
    form({ ...filled, estado: 'cerrada', codigo: 'X' }),
    '"estado"',
  ),
  blocked(
    'F4b',
    '15.3.3',
    'the origin that the server notes',
    json({ ...consulta, huellaOrigen: 'x' }),
    '"huellaOrigen"',
  ),
  blocked('F4c', '15.3.3', 'a receipt of one’s own', json({ ...consulta, comprobante: 'x' }), '"comprobante"'),
  ...['length', 'map', 'push', 'constructor', 'toString'].map((name, at) =>
    blocked(
      `F11${'abcde'[at]}`,
      '15.3.6',
      `${name} of a list, written as a field`,
      form({ 'adjuntos.0.archivo': 'x', [`adjuntos.${name}`]: 'x' }),
    ),
  ),
  blocked('F11f', '15.3.6', 'a position in a record', form({ 'a.b': 'x', 'a.0': 'x', 'a.b.0': 'y' })),
  blocked(
    'F11g',
    '15.3.5',
    'a field given twice',
    { method: 'POST', path, headers: urlencoded, body: 'nombres=a&nombres=b' },
    '"nombres"',
  ),
  blocked('F11h', '15.3.6', 'brackets that would make a long list', field('adjuntos[900000000]')),
  blocked('F11i', '15.3.6', 'brackets around a prototype', field('__proto__[rol]')),
  blocked('F11j', '15.3.6', 'brackets around a constructor', field('constructor[prototype][rol]')),
  blocked('F11k', '15.2.2', 'a path of a hundred steps', form({ ['a.'.repeat(100)]: 'x' })),
  blocked('F12a', '4.1.1', 'a multipart form without its boundary', {
    method: 'POST',
    path,
    headers: { 'Content-Type': 'multipart/form-data' },
    body: 'x',
  }),
  blocked('F12b', '4.1.1', 'a multipart form that breaks off', {
    method: 'POST',
    path,
    headers: { 'Content-Type': 'multipart/form-data; boundary=B' },
    body: '--B\r\nContent-Disposition: form-data; name="a"\r\n\r\nxx',
  }),
  {
    id: 'F12c',
    asvs: '4.1.1',
    what: 'a form that calls itself XML',
    who: 'anonymous',
    request: { method: 'POST', path, headers: { 'Content-Type': 'application/xml' }, body: '<a/>' },
    expect: { status: 415, codigo: 'tipo_no_admitido' },
  },
  {
    id: 'R7c',
    asvs: '2.3.4',
    what: 'a key that is too short to be one',
    who: 'anonymous',
    request: { ...json(consulta), headers: { 'Idempotency-Key': '1' } },
    expect: { status: 400, codigo: 'peticion_invalida' },
  },
  blocked(
    'O7g',
    '15.2.2',
    'half a million accents to put in order',
    json({ ...consulta, mensaje: `a${'\u0301\u0323'.repeat(100_000)}` }),
    '"mensaje"',
  ),
  blocked(
    'O7h',
    '15.2.2',
    'an amount of a hundred thousand noughts',
    json({ montoSolicitado: `${'0'.repeat(100_000)}x` }, '/api/publico/contactanos/solicitudes-creditos'),
    '"montoSolicitado"',
  ),
  blocked(
    'X9',
    '1.2.1',
    'HTML where a name belongs',
    json({ ...consulta, nombres: '<img src=x onerror=alert(1)>' }),
    '"nombres"',
  ),
  {
    id: 'X9b',
    asvs: '1.2.1',
    what: 'HTML in a message, which stays the text that it is',
    allowed: true,
    who: 'anonymous',
    request: json({ ...consulta, mensaje: 'Mi página <b>no</b> abre <%= 7*7 %> {{constructor}} =1+1' }),
    expect: { status: 201, lacks: '49' },
  },
];
