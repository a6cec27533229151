import type { Case } from './case.js';
import { novedad } from './world.js';

const create = (change: object) => ({ method: 'POST', path: '/api/novedades', json: { ...novedad, ...change } });
const raw = (body: string, type = 'application/json') => ({
  method: 'POST',
  path: '/api/novedades',
  headers: { 'Content-Type': type },
  body,
});
const refused = (...errors: string[]) => ({ status: 422, codigo: 'datos_invalidos', errors });

const blocked = (id: string, asvs: string, what: string, change: object, ...errors: string[]): Case => ({
  id,
  asvs,
  what,
  who: 'administrador',
  request: create(change),
  expect: refused(...errors),
});

/**
 * What a body may hold. Wrong data is a 422 that names the field, malformed JSON a 400. F7 (rates of exchange) is in
 * `cotizacion.test.ts`.
 */
export const fields: readonly Case[] = [
  {
    id: 'F0',
    asvs: '2.2.1',
    what: 'accents, emoji, quotes and typographic signs',
    allowed: true,
    who: 'administrador',
    request: create({ titulo: 'Ñandú «feliz» 😀 — 50 % & más: "O’Higgins"' }),
    expect: { status: 201, has: '😀' },
  },
  blocked('F1a', '15.3.3', 'a first version of one’s own', { version: 7 }, 'version'),
  blocked(
    'F1b',
    '15.3.3',
    'being published from the start',
    { estado: 'publicado', publicadoEn: '2026-01-01T00:00:00Z' },
    'estado',
    'publicadoEn',
  ),
  blocked(
    'F1c',
    '15.3.3',
    'another author',
    { creadoPor: 'otro', id: '0199aaaa-0000-7000-8000-000000000000' },
    'creadoPor',
    'id',
  ),
  blocked(
    'F2a',
    '15.3.6',
    'a key that every object has',
    { constructor: { prototype: { rol: 'administrador' } } },
    'constructor',
  ),
  blocked(
    'F2b',
    '15.3.6',
    'names of methods',
    { toString: 'x', hasOwnProperty: 'x', valueOf: 'x' },
    'toString',
    'hasOwnProperty',
    'valueOf',
  ),
  {
    id: 'F2c',
    asvs: '15.3.6',
    what: 'a prototype deep inside',
    who: 'administrador',
    request: raw('{"galeria":[{"__proto__":{"rol":"administrador"}}]}'),
    expect: { status: 400, codigo: 'peticion_invalida' },
  },
  blocked(
    'F5',
    '15.3.3',
    'a whole record where an identifier belongs',
    { imagen: { id: '0199aaaa-0000-7000-8000-000000000000' } },
    'imagen',
  ),
  blocked(
    'F6a',
    '15.3.5',
    'values of other types',
    { titulo: ['a'], orden: true, destacado: 1, galeria: {} },
    'titulo',
    'orden',
    'destacado',
    'galeria',
  ),
  blocked('F6b', '15.3.5', 'numbers that no integer is', { orden: 9_007_199_254_740_992 }, 'orden'),
  blocked('F6c', '15.3.5', 'a number in words', { orden: '1e3' }, 'orden'),
  blocked('F6d', '2.2.1', 'null where something must be', { titulo: null }, 'titulo'),
  blocked('F6e', '1.1.1', 'NUL in a text', { titulo: 'Feria\u0000 de ahorro' }, 'titulo'),
  blocked('F6f', '1.1.1', 'half of a surrogate pair in a text', { titulo: 'Feria \ud800 de ahorro' }, 'titulo'),
  blocked('F6g', '1.1.1', 'NUL in a link', { videoUrl: 'https://youtu.be/\u0000' }, 'videoUrl'),
  blocked(
    'F6h',
    '1.2.2',
    'a link that reads the other way round',
    { videoUrl: 'https://youtu.be/\u202egpj.exe' },
    'videoUrl',
  ),
  {
    id: 'F6i',
    asvs: '1.1.1',
    what: 'half of a surrogate pair in formatted text, which is left out',
    allowed: true,
    who: 'administrador',
    request: create({ contenido: `${novedad.contenido}<p>uno\ud800dos\u0000</p>` }),
    expect: { status: 201, has: '<p>unodos</p>' },
  },
  blocked('F9a', '2.2.1', 'a day that does not exist', { fechaPublicacion: '2026-02-31' }, 'fechaPublicacion'),
  blocked('F9b', '2.2.1', 'years out of this world', { fechaPublicacion: '0000-01-01' }, 'fechaPublicacion'),
  blocked(
    'F9c',
    '2.2.1',
    'a time without its zone',
    { categoria: 'eventos', eventoLugar: 'El Alto', eventoFecha: '2026-11-20T09:00:00' },
    'eventoFecha',
  ),
  {
    id: 'F10',
    asvs: '2.2.1',
    what: 'an address that is a reserved word, which gets another',
    allowed: true,
    who: 'administrador',
    request: create({ titulo: 'Administrador' }),
    expect: { status: 201, has: '"slug":"administrador-2"' },
  },
  ...['../x', 'API', 'ñandú', 'administrador', 'a--b', 'a/b', ''.padEnd(200, 'a')].map((slug, at) =>
    blocked(`F10${'abdefgh'[at]}`, '2.2.1', `the address ${slug.slice(0, 20)}`, { slug }, 'slug'),
  ),
  ...[
    ['javascript:alert(1)', 'a script'],
    ['//evil.example', 'another host without a scheme'],
    ['/\\evil.example', 'another host behind a backslash'],
    ['https:evil.example', 'a scheme without slashes'],
    ['java\tscript:alert(1)', 'a tab inside the scheme'],
    ['https://user:pass@evil.example', 'user information'],
    ['http://youtu.be/x', 'plain http'],
  ].map(([videoUrl, what], at) =>
    blocked(`X4${'abcdefg'[at]}`, '1.2.2', `a link to ${what}`, { videoUrl }, 'videoUrl'),
  ),
  ...[
    ['<svg><script>alert(1)</script></svg>', 'a script in SVG'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', 'a mutation by MathML'],
    ['<img src=x onerror=alert(1)>', 'an image that fails'],
    ['<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example">', 'another base'],
    ['<form action="https://evil.example"><input name="clave"></form>', 'a form'],
    ['<p style="background:url(//evil.example)" onclick="alert(1)">x</p>', 'styles and handlers'],
    ['<a href="jav&#x61;script:alert(1)">x</a><a href="data:text/html,x">y</a>', 'links that run'],
    ['<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>', 'a frame'],
  ].map(
    ([html, what], at): Case => ({
      id: `X1${'abcdefgh'[at]}`,
      asvs: '1.3.1',
      what: `${what} in formatted text, which is kept without it`,
      who: 'administrador',
      request: create({ contenido: novedad.contenido + html }),
      expect: {
        status: 201,
        lacks: /alert|evil\.example|onerror|onclick|<(svg|math|img|base|form|iframe|style)|data:text/,
      },
    }),
  ),
  {
    id: 'O7a',
    asvs: '15.2.2',
    what: 'a million brackets one inside the other',
    who: 'administrador',
    request: raw(`{"titulo":${'['.repeat(200_000)}${']'.repeat(200_000)}}`),
    expect: { status: 400, codigo: 'peticion_invalida' },
  },
  blocked('O7b', '15.2.2', 'formatted text of opening signs', { contenido: '<'.repeat(300_000) }, 'contenido'),
  {
    id: 'O7c',
    asvs: '4.1.1',
    what: 'JSON that calls itself text',
    who: 'administrador',
    request: raw(JSON.stringify(novedad), 'text/plain'),
    expect: { status: 415, codigo: 'tipo_no_admitido' },
  },
  {
    id: 'O7d',
    asvs: '4.1.1',
    what: 'no body at all',
    who: 'administrador',
    request: { method: 'POST', path: '/api/novedades' },
    expect: refused('titulo', 'contenido', 'categoria', 'fechaPublicacion'),
  },
  {
    id: 'O7e',
    asvs: '4.1.1',
    what: 'an order without a body',
    who: 'administrador',
    request: ({ draft }) => ({ method: 'POST', path: `/api/novedades/${draft.id}/publicar` }),
    // It needs its cover, but nothing fell over.
    expect: refused('imagen'),
  },
  {
    id: 'O7f',
    asvs: '4.1.1',
    what: 'an unknown compression',
    who: 'administrador',
    request: { ...create({}), headers: { 'Content-Encoding': 'zzz' } },
    expect: { status: 415, codigo: 'tipo_no_admitido' },
  },
];
