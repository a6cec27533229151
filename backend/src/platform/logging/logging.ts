import type { Params } from 'nestjs-pino';
import type { StaffRequest } from '../auth/current-staff.js';
import type { Config } from '../config/settings.js';
import { errorForLog } from '../database/errorForLog.js';
import { logOutput } from './logOutput.js';
import { pathForLog } from './pathForLog.js';

/** A request as pino hands it over; `raw` is Express's, with what the guard and the proxy told of it. */
type LoggedRequest = { id: string; method: string; url: string; remoteAddress: string; raw: StaffRequest };

/**
 * One JSON line for each request and event. Never a token, a body or a query: addresses are logged without what
 * follows `?`, which may hold names and document numbers, nor what opens a preview, and errors without the values of their queries.
 */
export const logging = (config: Config): Params => ({
  pinoHttp: {
    stream: logOutput(),
    level: config.LOG_LEVEL,
    formatters: { level: (level) => ({ level }) },
    serializers: {
      req: ({ id, method, url, remoteAddress, raw }: LoggedRequest) => ({
        id,
        method,
        path: pathForLog(url ?? ''),
        // Express's address is that before the proxies that are trusted.
        remoteAddress: raw?.ip ?? remoteAddress,
      }),
      // pino hands over an error as it would write it, with the error itself in `raw`; anything else as it is.
      err: (thrown: { raw?: unknown } | undefined) => errorForLog(thrown?.raw ?? thrown),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    hooks: {
      // Without a message pino would take that of the error, which may hold what people typed. The framework logs so.
      logMethod(args, method) {
        const [first, message] = args as unknown[];
        const isAlone = typeof first === 'object' && first !== null && typeof message !== 'string';
        method.apply(this, isAlone ? [first, 'An error of the framework'] : args);
      },
    },
  },
  // `requestLog` tells of them.
  forRoutes: [],
});
