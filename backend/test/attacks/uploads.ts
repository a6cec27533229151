import { makePdf } from '../files/makePdf.js';
import type { Case } from './case.js';
import { multipart } from './multipart.js';

const upload = (bytes: Buffer, filename = 'a.pdf') => ({
  method: 'POST',
  path: '/api/archivos',
  ...multipart([
    { name: 'seccion', value: 'comunicados' },
    { name: 'campo', value: 'pdf' },
    { name: 'archivo', filename, bytes },
  ]),
});
const blocked = (id: string, asvs: string, what: string, bytes: Buffer): Case => ({
  id,
  asvs,
  what,
  caller: 'administrador',
  request: upload(bytes),
  expect: { status: 422, codigo: 'archivo_invalido' },
});

/** A valid PDF with the given object. */
const pdfWith = (object: string) => makePdf({ objects: [object] });
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Complements `upload.test.ts`. U7, U13 and U14 don't apply: nothing is imported or fetched, and no scanner is configured. */
export const uploads: readonly Case[] = [
  {
    id: 'U1',
    asvs: '5.2.2',
    what: 'a plain PDF',
    allowed: true,
    caller: 'administrador',
    request: upload(makePdf()),
    expect: { status: 201 },
  },
  blocked('U2a', '5.2.2', 'HTML before a PDF', Buffer.concat([Buffer.from('<script>alert(1)</script>'), makePdf()])),
  blocked('U2b', '5.2.2', 'HTML after a PDF', Buffer.concat([makePdf(), Buffer.alloc(2000, '<script>')])),
  blocked('U2c', '5.2.2', 'a PDF with a link to a local file', pdfWith('<< /S /URI /URI (file:///c:/x) >>')),
  {
    id: 'U2d',
    asvs: '5.2.2',
    what: 'a PDF with a link to a page',
    allowed: true,
    caller: 'administrador',
    request: upload(pdfWith('<< /S /URI /URI (https://example.org/x) >>')),
    expect: { status: 201 },
  },
  blocked('U14', '5.4.3', 'the EICAR test file named .pdf', Buffer.from(EICAR)),
  blocked('U15a', '15.2.2', 'a PDF of unclosed streams', pdfWith('stream\n'.repeat(400_000))),
  blocked(
    'U15b',
    '15.2.2',
    'a stream dictionary padded with 60 kB of blanks',
    pdfWith(`<< /Type /ObjStm /Filter${' '.repeat(60_000)}x >>\nstream\nx\nendstream`),
  ),
  blocked(
    'U15c',
    '15.2.2',
    'a stream dictionary longer than the parser reads',
    pdfWith(`<< /Type /ObjStm ${' '.repeat(70_000)} >>\nstream\n/JavaScript\nendstream`),
  ),
  blocked(
    'U15d',
    '15.2.2',
    'many overlapping streams',
    pdfWith(`${'<< /Type /ObjStm >>\nobj << /Type /ObjStm >>\nstream\n'.repeat(20_000)}endstream`),
  ),
  {
    id: 'U16',
    asvs: '15.3.6',
    what: 'brackets in the upload fields',
    caller: 'administrador',
    request: { method: 'POST', path: '/api/archivos', ...multipart([{ name: 'seccion[900000000]', value: 'x' }]) },
    expect: { status: 400, codigo: 'peticion_invalida' },
  },
  {
    id: 'U8',
    asvs: '5.3.2',
    what: 'path traversal in a public file URL',
    caller: 'anonymous',
    request: ({ published }) => ({
      method: 'GET',
      path: published.picture.replace(/[^/]+$/, '..%2f..%2f..%2fetc%2fpasswd'),
    }),
    expect: { status: 404 },
  },
  {
    id: 'U8b',
    asvs: '5.3.2',
    what: 'another file name in a public file URL',
    caller: 'anonymous',
    request: ({ published }) => ({ method: 'GET', path: published.picture.replace(/[^/]+$/, 'x.html') }),
    expect: { status: 404 },
  },
  {
    id: 'U10',
    asvs: '5.3.2',
    what: 'an unknown size in a public file URL',
    caller: 'anonymous',
    request: ({ published }) => ({ method: 'GET', path: published.picture.replace('/original/', '/constructor/') }),
    expect: { status: 404 },
  },
];
