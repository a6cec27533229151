import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';
import { breakingChanges, type Contract } from './breakingChanges.js';
import { readPublished, writePublished } from './published.js';
import type { Schema } from './schemaChanges.js';

const root = new URL('../../../', import.meta.url);

const test = useApp();
let document: Contract & { info: { version: string } };
beforeAll(async () => {
  document = (await test.anonymous.get('/api/openapi.json').expect(200)).body;
  if (process.env.UPDATE_API) await writePublished(document);
});

describe('API contract', () => {
  it('keeps compatibility with the last released document', async () => {
    expect(breakingChanges(await readPublished(), document)).toEqual([]);
  });

  it('has a version date with an entry in docs/cambios-api.md', async () => {
    const changes = await readFile(new URL('docs/cambios-api.md', root), 'utf8');
    expect(document.info.version).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(/^## (20\S+)/m.exec(changes)?.[1]).toBe(document.info.version);
  });
});

const strings = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
const sent: Schema = { type: 'object', properties: strings('a', 'b'), required: ['a'], additionalProperties: false };
const answered: Schema = { type: 'object', properties: strings('id', 'a'), required: ['id', 'a'] };

/** One operation with a request and a response, and the change under test. */
const contractOf = ({ body = sent, answer = answered, ...operation }: Record<string, unknown> = {}) =>
  ({
    paths: {
      '/api/x': {
        post: {
          security: [],
          parameters: [{ name: 'q', in: 'query', schema: { type: 'string', maxLength: 20 } }],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/X' } } },
          },
          responses: { 201: { content: { 'application/json': { schema: answer } }, headers: { Location: {} } } },
          ...operation,
        },
      },
    },
    components: { schemas: { X: body } },
  }) as Contract;

const q = (schema: Schema, more: object = {}) => ({ parameters: [{ name: 'q', in: 'query', schema, ...more }] });

describe('breaking changes', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['a newly required field', { body: { ...sent, required: ['a', 'b'] } }, ' body.b: now required'],
    ['a removed request field', { body: { ...sent, properties: strings('a') } }, ' body.b: removed'],
    [
      'a shorter maximum length',
      { body: { ...sent, properties: { a: { type: 'string', maxLength: 5 }, b: { type: 'string' } } } },
      ' body.a: maxLength undefined → 5',
    ],
    [
      'a smaller set of choices',
      { body: { ...sent, properties: { a: { type: 'string', enum: ['x'] }, b: { type: 'string' } } } },
      ' body.a: enum narrowed to x',
    ],
    [
      'another type',
      { body: { ...sent, properties: { a: { type: 'string' }, b: { type: 'integer' } } } },
      ' body.b: type string removed',
    ],
    ['a removed response field', { answer: { ...answered, properties: strings('id') } }, ' 201.a: removed'],
    [
      'a response field that becomes optional',
      { answer: { ...answered, required: ['id'] } },
      ' 201.a: no longer required',
    ],
    [
      'a response field that becomes nullable',
      { answer: { ...answered, properties: { ...strings('id'), a: { type: ['string', 'null'] } } } },
      ' 201.a: type null added',
    ],
    ['a required session', { security: [{ bearer: [] }] }, ' requires a session'],
    ['a newly required parameter', q({ type: 'string', maxLength: 20 }, { required: true }), ' q: now required'],
    ['a removed parameter', { parameters: [] }, ' q: removed'],
    ['a shorter parameter', q({ type: 'string', maxLength: 10 }), ' q: maxLength 20 → 10'],
    ['another status', { responses: { 200: {} } }, ' 201: removed'],
  ])('include %s', (_, change, expected) => {
    expect(breakingChanges(contractOf(), contractOf(change))).toEqual([`post /api/x${expected}`]);
  });

  it('include a removed operation', () => {
    expect(breakingChanges(contractOf(), { ...contractOf(), paths: {} })).toEqual(['post /api/x removed']);
  });
});

describe('enum replaced by a text', () => {
  const withA = (a: Schema) => contractOf({ body: { ...sent, properties: { ...strings('b'), a } } });
  const words = withA({ type: 'string', enum: ['x', 'yy'] });

  it('is compatible while the text accepts every value of the enum', () => {
    expect(breakingChanges(words, withA({ type: 'string', minLength: 1, maxLength: 2, pattern: '^[xy]+$' }))).toEqual(
      [],
    );
  });

  it.each<[Schema, string]>([
    [{ maxLength: 1 }, 'maxLength undefined → 1'],
    [{ pattern: '^x' }, 'pattern undefined → ^x'],
  ])('is breaking with %j', (narrow, expected) => {
    const changes = breakingChanges(words, withA({ type: 'string', ...narrow }));
    expect(changes).toEqual([`post /api/x body.a: ${expected}`]);
  });
});

describe('compatible changes', () => {
  it.each<[string, Record<string, unknown>]>([
    ['no change', {}],
    ['an added optional request field', { body: { ...sent, properties: strings('a', 'b', 'c') } }],
    ['a request field that becomes optional', { body: { ...sent, required: [] } }],
    [
      'an added response field',
      { answer: { ...answered, properties: strings('id', 'a', 'c'), required: ['id', 'a', 'c'] } },
    ],
    ['a longer parameter', q({ type: 'string', maxLength: 40 })],
    ['a body that becomes optional', { requestBody: { content: { 'application/json': { schema: sent } } } }],
  ])('include %s', (_, change) => {
    expect(breakingChanges(contractOf(), contractOf(change))).toEqual([]);
  });
});
