import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Response } from 'express';
import type { PinoLogger } from 'nestjs-pino';
import type { StaffRequest } from '../auth/current-staff.js';
import { isHealthCheck } from '../http/budget/isHealthCheck.js';

/**
 * Gives each request its number, which stands in all that is logged meanwhile, and writes its line once it was answered or its
 * asker left. pino-http would put a line, and two loggers, together before anybody knows whether it will be written.
 */
export const requestLog =
  (pino: PinoLogger) =>
  (request: StaffRequest, response: Response, next: NextFunction): void => {
    const began = Date.now();
    request.id = requestId(request, response);
    pino.runInContext(
      () => {
        const { logger } = pino;
        let err: Error | undefined;
        response.on('error', (error) => {
          err = error;
        });
        if (!isQuiet(request))
          response.once('close', () => {
            const isFailed = err !== undefined || isFault(response);
            // Who asked is known only once the guard let them in.
            const line = { req: request, res: response, responseTime: Date.now() - began, uid: request.staff?.uid };
            if (isFailed) logger.error({ ...line, ...(err && { err }) }, 'request errored');
            else if (logger.isLevelEnabled('info')) logger.info(line, outcomeOf(request, response));
          });
        next();
      },
      { bindings: { reqId: request.id } },
    );
  };

/** What is away has a line of its own where it was missed; to say so is a sound answer, however often somebody asks. */
const isFault = ({ statusCode }: Response) => statusCode >= 500 && statusCode !== 503;

const isQuiet = (request: StaffRequest) => request.url.startsWith('/assets/') || isHealthCheck(request);

const outcomeOf = (request: StaffRequest, response: Response) =>
  !request.readableAborted && response.writableEnded ? 'request completed' : 'request aborted';

/** As proxies make them: a UUID, or hexadecimal digits. Of other texts nobody knows what they tell. */
const known = /^[0-9a-f-]{16,64}$/i;

/** The number of a request, in the log and in its answer: that of whoever is in front, or a new one. */
function requestId({ headers }: IncomingMessage, response: ServerResponse): string {
  const given = headers['x-request-id'];
  const id = typeof given === 'string' && known.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
}
