import { expect, test } from '@jest/globals';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { pinoHttp } from 'pino-http';
import { readConfig } from './config.js';
import { logging } from './logging.js';

test('an error is one line of the log, without the values of its query', () => {
  const lines: string[] = [];
  const { pinoHttp: options } = logging(readConfig({ NODE_ENV: 'test' }));
  const { logger } = pinoHttp(options as object, { write: (line) => lines.push(line) });
  const cause = new Error('no space left\n{"level":10,"msg":"forged"}\u001b[31m');
  logger.error({ err: new DrizzleQueryError('insert into "reclamos" values ($1)', ['Quispe'], cause) }, 'Unexpected');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trim()).not.toMatch(/\p{Cc}/u);
  expect(lines[0]).toContain('no space left');
  expect(lines[0]).not.toContain('Quispe');
});
