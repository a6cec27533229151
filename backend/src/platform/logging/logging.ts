import type { Params } from 'nestjs-pino';
import type { StaffRequest } from '../auth/current-staff.js';
import type { Config } from '../config/settings.js';
import { errorForLog } from '../database/errorForLog.js';
import { logOutput } from './logOutput.js';

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

/** None of ours is as long, and whoever asks for what there is not would fill the log with it. */
const LONGEST = 500;

/**
 * The beginning of an address, as the log may keep it: without its query, and without the secret that opens a preview or a receipt, nor what follows it. One
 * that is written with a slash or a dot more leads nowhere, and holds it all the same.
 */
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
