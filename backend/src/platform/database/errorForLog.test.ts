import { expect, test } from '@jest/globals';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { pinoHttp } from 'pino-http';
import { readConfig } from '../config/config.js';
import { logging } from '../logging/logging.js';
import { errorForLog } from './errorForLog.js';

const cause = Object.assign(new Error('value too long for type character varying(10)'), {
  code: '22001',
  detail: 'Failing row contains (4812345, Quispe)',
  table: 'reclamos',
});

test('errorForLog keeps the position and reason of a failed query, without its values', () => {
  const logged = errorForLog(new DrizzleQueryError('insert into "reclamos" values ($1)', ['Quispe'], cause));
  expect(logged).toMatchObject({ code: '22001', table: 'reclamos', query: expect.stringContaining('$1') });
  expect(logged.message).toContain('too long');
  expect(logged.stack).toContain('errorForLog.test');
  expect(JSON.stringify(logged)).not.toMatch(/Quispe|4812345/);
});

test.each([
  'invalid input syntax for type uuid: "Quispe"',
  'la sintaxis de entrada no es válida para tipo uuid: «Quispe»',
  "invalid value 'Quispe'",
  'Quispe',
])('errorForLog keeps only the codes of a database error: %s', (message) => {
  const cause = Object.assign(new Error(message), { severity: 'ERROR', code: '22P02', routine: 'string_to_uuid' });
  const logged = errorForLog(new DrizzleQueryError('select $1', [], cause));
  expect(logged).toMatchObject({ code: '22P02', severity: 'ERROR', routine: 'string_to_uuid', query: 'select $1' });
  expect(JSON.stringify(logged)).not.toContain('Quispe');
});

test('errorForLog keeps other errors with their cause', () => {
  const logged = errorForLog(new TypeError('no such thing', { cause: new Error('the disk is full') }));
  expect(logged).toMatchObject({ type: 'TypeError', message: 'no such thing', cause: { message: 'the disk is full' } });
});

test('the logger writes an error on one line, without the values of its query', () => {
  const lines: string[] = [];
  const { pinoHttp: options } = logging(readConfig({ NODE_ENV: 'test' }));
  const { logger } = pinoHttp({ ...(options as object), stream: { write: (line: string) => lines.push(line) } });
  const cause = new Error('no space left\n{"level":10,"msg":"forged"}\u001b[31m');
  logger.error({ err: new DrizzleQueryError('insert into "reclamos" values ($1)', ['Quispe'], cause) }, 'Unexpected');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trim()).not.toMatch(/\p{Cc}/u);
  expect(lines[0]).toContain('no space left');
  expect(lines[0]).not.toContain('Quispe');
});
