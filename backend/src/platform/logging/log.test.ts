import { expect, test } from '@jest/globals';
import { Log } from './log.js';

// These lines are for the compiler, which the checks run over tests too: each must be an error.
const wrong = (log: Log, error: Error, typed: string) => {
  // @ts-expect-error: an error is no message.
  log.error(error);
  // @ts-expect-error: nor is what it says.
  log.error(error.message, { err: error });
  // @ts-expect-error: nor a text that holds it.
  log.error(`It failed: ${error.message}`, { err: error });
  // @ts-expect-error: what people type has no name that it could go by.
  log.warn('Not found', { q: typed });
  // @ts-expect-error: an error says what it was.
  log.error('It failed', {});
};

test('messages must be literals, with errors as context', () => {
  const log = new Log('Prueba');
  const right = () => log.error('It failed', { err: new Error('x'), id: '1' });
  expect(typeof wrong).toBe(typeof right);
});
