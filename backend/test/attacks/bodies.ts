import { makePdf } from '../files/makePdf.js';
import { reclamo } from '../intake/samples.js';
import type { Call, Case } from './case.js';
import { multipart } from './multipart.js';

const path = '/api/publico/contactanos/reclamos';
const headers = { 'Content-Type': 'application/json' };
const post = (values: object): Call => ({ method: 'POST', path, json: values });
const thousands = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`k${n}`, 1]));

/** A complaint with a document in each of those places. */
const withDocuments = (...names: string[]): Call => ({
  method: 'POST',
  path,
  ...multipart([
    ...Object.entries(reclamo()).map(([name, value]) => ({ name, value: String(value) })),
    ...names.map((name, n) => ({ name, filename: `${n}.pdf`, bytes: makePdf() })),
  ]),
});

const blocked = (id: string, asvs: string, what: string, request: Call, expectation: Case['expect']): Case => ({
  id,
  asvs,
  what,
  who: 'anonymous',
  request,
  expect: expectation,
});

/** Bodies of a shape that no form of ours has. */
export const bodies: readonly Case[] = [
  blocked(
    'F13a',
    '15.2.2',
    'records within records without end',
    { method: 'POST', path, headers, body: `${'{"a":'.repeat(1_500)}1${'}'.repeat(1_500)}` },
    { status: 400, codigo: 'peticion_invalida' },
  ),
  blocked('F13b', '15.3.5', 'attachments that are no records', post(reclamo({ adjuntos: [null, 'x'] })), {
    status: 422,
    has: '"adjuntos.0"',
  }),
  blocked('F13c', '15.2.2', 'thousands of fields, of which it tells some', post(thousands), {
    status: 422,
    has: '"tipoPersona"',
    lacks: '"k4000"',
  }),
  blocked(
    'F13d',
    '2.2.1',
    'two documents in one place, of which one would be lost',
    withDocuments('adjuntos.0.archivo', 'adjuntos.0.archivo'),
    { status: 422, has: 'en el mismo lugar' },
  ),
  {
    id: 'F13e',
    asvs: '2.2.1',
    what: 'two documents in two places',
    allowed: true,
    who: 'anonymous',
    request: withDocuments('adjuntos.0.archivo', 'adjuntos.1.archivo'),
    expect: { status: 201, has: /REC-20\d\d-\d{6}/ },
  },
];
