import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Response } from 'express';
import type { PinoLogger } from 'nestjs-pino';
import type { StaffRequest } from '../auth/current-staff.js';
import { isHealthCheck } from '../http/budget/isHealthCheck.js';

/**
 * Assigns the request id, which all its log lines carry, and logs the request when it ends or the client disconnects.
 * Replaces pino-http, which builds a line and two loggers even if nothing is logged.
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
            // The user is known only after the guard.
            const line = { req: request, res: response, responseTime: Date.now() - began, uid: request.staff?.uid };
            if (isFailed) logger.error({ ...line, ...(err && { err }) }, 'request errored');
            else if (logger.isLevelEnabled('info')) logger.info(line, outcomeOf(request, response));
          });
        next();
      },
      { bindings: { reqId: request.id } },
    );
  };

/** A 503 is logged where the dependency failed, and is a correct response. */
const isFault = ({ statusCode }: Response) => statusCode >= 500 && statusCode !== 503;

const isQuiet = (request: StaffRequest) => request.url.startsWith('/assets/') || isHealthCheck(request);

const outcomeOf = (request: StaffRequest, response: Response) =>
  !request.readableAborted && response.writableEnded ? 'request completed' : 'request aborted';

/** Ids of proxies: a UUID or hexadecimal digits. Other texts may hold personal data. */
const known = /^[0-9a-f-]{16,64}$/i;

/** Returns the request id, from the proxy or new, and sets it on the response. */
function requestId({ headers }: IncomingMessage, response: ServerResponse): string {
  const given = headers['x-request-id'];
  const id = typeof given === 'string' && known.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
}
