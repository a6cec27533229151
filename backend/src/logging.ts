import type { IncomingMessage } from 'node:http';
import type { Params } from 'nestjs-pino';
import type { Config } from './config.js';
import { errorForLog } from './database/errorForLog.js';
import { pathForLog } from './pathForLog.js';

/**
 * One JSON line for each request and event. Never a token, a body or a query: addresses are logged without what
 * follows `?`, which may hold names and document numbers, nor what opens a preview, and errors without the values of their queries.
 */
export const logging = (config: Config): Params => ({
  pinoHttp: {
    level: config.LOG_LEVEL,
    autoLogging: { ignore: ({ url = '' }) => url.startsWith('/assets/') || url.startsWith('/api/salud') },
    serializers: {
      req: ({ id, method, url, remoteAddress }: IncomingMessage & { id: string; remoteAddress: string }) => ({
        id,
        method,
        path: pathForLog(url ?? ''),
        remoteAddress,
      }),
      // pino hands over the error as it would write it, with the error itself in `raw`.
      err: ({ raw }: { raw: Error }) => errorForLog(raw),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    quietReqLogger: true,
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
  },
});
