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

describe('the API of this server', () => {
  it('breaks nothing of what was last released', async () => {
    expect(breakingChanges(await readPublished(), document)).toEqual([]);
  });

  it('has a date, under which docs/cambios-api.md tells what changed', async () => {
    const changes = await readFile(new URL('docs/cambios-api.md', root), 'utf8');
    expect(document.info.version).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(/^## (20\S+)/m.exec(changes)?.[1]).toBe(document.info.version);
  });
});

const strings = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
const sent: Schema = { type: 'object', properties: strings('a', 'b'), required: ['a'], additionalProperties: false };
const answered: Schema = { type: 'object', properties: strings('id', 'a'), required: ['id', 'a'] };

/** One operation with that request and response, and the change under test. */
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

describe('a change that breaks', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['a field that is now asked for', { body: { ...sent, required: ['a', 'b'] } }, ' body.b: now required'],
    ['a field that is no longer taken', { body: { ...sent, properties: strings('a') } }, ' body.b: gone'],
    [
      'a shorter text',
      { body: { ...sent, properties: { a: { type: 'string', maxLength: 5 }, b: { type: 'string' } } } },
      ' body.a: maxLength undefined → 5',
    ],
    [
      'fewer words to choose from',
      { body: { ...sent, properties: { a: { type: 'string', enum: ['x'] }, b: { type: 'string' } } } },
      ' body.a: enum x alone',
    ],
    [
      'another kind of value',
      { body: { ...sent, properties: { a: { type: 'string' }, b: { type: 'integer' } } } },
      ' body.b: type string no longer',
    ],
    ['a field that is no longer answered', { answer: { ...answered, properties: strings('id') } }, ' 201.a: gone'],
    ['a field that may be missing', { answer: { ...answered, required: ['id'] } }, ' 201.a: no longer always there'],
    [
      'a field that may be nothing',
      { answer: { ...answered, properties: { ...strings('id'), a: { type: ['string', 'null'] } } } },
      ' 201.a: type null now too',
    ],
    ['a session', { security: [{ bearer: [] }] }, ' asks for a session'],
    ['a parameter that is needed', q({ type: 'string', maxLength: 20 }, { required: true }), ' q: now required'],
    ['a parameter that is gone', { parameters: [] }, ' q: gone'],
    ['a shorter parameter', q({ type: 'string', maxLength: 10 }), ' q: maxLength 20 → 10'],
    ['another status', { responses: { 200: {} } }, ' 201: gone'],
  ])('%s', (_, change, expected) => {
    expect(breakingChanges(contractOf(), contractOf(change))).toEqual([`post /api/x${expected}`]);
  });

  it('a whole operation', () => {
    expect(breakingChanges(contractOf(), { ...contractOf(), paths: {} })).toEqual(['post /api/x gone']);
  });
});

describe('a text where there were words to choose from', () => {
  const withA = (a: Schema) => contractOf({ body: { ...sent, properties: { ...strings('b'), a } } });
  const words = withA({ type: 'string', enum: ['x', 'yy'] });

  it('breaks nobody while it takes each of them', () => {
    expect(breakingChanges(words, withA({ type: 'string', minLength: 1, maxLength: 2, pattern: '^[xy]+$' }))).toEqual(
      [],
    );
  });

  it.each<[Schema, string]>([
    [{ maxLength: 1 }, 'maxLength undefined → 1'],
    [{ pattern: '^x' }, 'pattern undefined → ^x'],
  ])('and does otherwise: %j', (narrow, expected) => {
    const changes = breakingChanges(words, withA({ type: 'string', ...narrow }));
    expect(changes).toEqual([`post /api/x body.a: ${expected}`]);
  });
});

describe('a change that breaks nobody', () => {
  it.each<[string, Record<string, unknown>]>([
    ['none', {}],
    ['a field more to send', { body: { ...sent, properties: strings('a', 'b', 'c') } }],
    ['a field less that is asked for', { body: { ...sent, required: [] } }],
    [
      'a field more in the answer',
      { answer: { ...answered, properties: strings('id', 'a', 'c'), required: ['id', 'a', 'c'] } },
    ],
    ['a longer parameter', q({ type: 'string', maxLength: 40 })],
    ['a body that may be left out', { requestBody: { content: { 'application/json': { schema: sent } } } }],
  ])('%s', (_, change) => {
    expect(breakingChanges(contractOf(), contractOf(change))).toEqual([]);
  });
});
