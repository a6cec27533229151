import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Response } from 'express';
import type { Params, PinoLogger } from 'nestjs-pino';
import { type Logger, pino } from 'pino';
import type { StaffRequest } from '../auth/staff.js';
import type { Config } from '../config/settings.js';
import { errorForLog } from '../database/errorForLog.js';
import { isHealthCheck } from '../http/budget/request-budget.js';

/** Buffer limit in bytes, while the disk or the reader is blocked. */
const MAX_WAITING = 4 * 1024 * 1024;
/** Maximum wait for a blocked reader at exit. */
const LAST_MS = 1_000;

let opened: ReturnType<typeof open> | undefined;

/** Log to standard output; a full disk or blocked reader loses lines but blocks no request. */
const logOutput = () => (opened ??= open());

function open() {
  let until = Number.POSITIVE_INFINITY;
  const output = pino.destination({
    dest: process.stdout.fd,
    maxLength: MAX_WAITING,
    retryEAGAIN: () => Date.now() < until,
  });
  let isBroken = false;
  // Failed lines are written again with a later one.
  output.on('error', () => {
    isBroken = true;
  });
  output.on('write', () => {
    isBroken = false;
  });
  // The library's flush at exit retries forever.
  const flushSync = output.flushSync.bind(output);
  output.flushSync = () => {
    if (isBroken) return;
    until = Date.now() + LAST_MS;
    try {
      flushSync();
    } catch {
      // No reader: those lines are lost.
    } finally {
      until = Number.POSITIVE_INFINITY;
    }
  };
  return output;
}

/** A request as pino's serializer gets it; `raw` is Express's, with the user and the client address. */
type LoggedRequest = { id: string; method: string; url: string; remoteAddress: string; raw: StaffRequest };

const formatters = { level: (level: string) => ({ level }) };

/** Returns the logger of what precedes the application; its lines have the same form. */
export const firstLogger = ({ LOG_LEVEL }: Config): Logger => pino({ level: LOG_LEVEL, formatters }, logOutput());

/** Logs no tokens, bodies, queries or preview secrets; errors without query values. */
export const logging = (config: Config): Params => ({
  pinoHttp: {
    stream: logOutput(),
    level: config.LOG_LEVEL,
    formatters,
    serializers: {
      req: ({ id, method, url, remoteAddress, raw }: LoggedRequest) => ({
        id,
        method,
        path: pathForLog(url ?? ''),
        // Express resolves the client address behind trusted proxies.
        remoteAddress: raw?.ip ?? remoteAddress,
      }),
      // pino passes a serialized error, with the original in `raw`; other values as they are.
      err: (thrown: { raw?: unknown } | undefined) => errorForLog(thrown?.raw ?? thrown),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    hooks: {
      // Without a message pino would log the error's, which may hold user input. Nest logs errors like this.
      logMethod(args, method) {
        const [first, message] = args as unknown[];
        const isAlone = typeof first === 'object' && first !== null && typeof message !== 'string';
        method.apply(this, isAlone ? [first, 'An error of the framework'] : args);
      },
    },
  },
  // `requestLog` logs requests.
  forRoutes: [],
});

/** Our paths are shorter; longer ones would let clients fill the log. */
const LONGEST = 500;

/** Returns a path without query or secret, which odd slashes would still contain. */
function pathForLog(url: string): string {
  const [path = ''] = url.split('?');
  const [, door] = /^([/.]*\/(?:vista-previa|api[/.]+publico[/.]+envios)\/)./is.exec(decoded(path)) ?? [];
  if (door) return `${door}…`;
  return path.length > LONGEST ? `${path.slice(0, LONGEST)}…` : path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Assigns the request id and logs the end of a request; cheaper than pino-http. */
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
  const header = headers['x-request-id'];
  const id = typeof header === 'string' && known.test(header) ? header : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
}
