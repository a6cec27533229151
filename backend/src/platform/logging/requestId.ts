import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** As proxies make them: a UUID, or hexadecimal digits. Of other texts nobody knows what they tell. */
const known = /^[0-9a-f-]{16,64}$/i;

/** The number of a request, in the log and in its answer: that of whoever is in front, or a new one. */
export function requestId({ headers }: IncomingMessage, response: ServerResponse): string {
  const given = headers['x-request-id'];
  const id = typeof given === 'string' && known.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
}
