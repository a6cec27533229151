import type { Params } from 'nestjs-pino';
import { type Logger, pino } from 'pino';
import type { StaffRequest } from '../auth/current-staff.js';
import type { Config } from '../config/settings.js';
import { errorForLog } from '../database/errorForLog.js';
import { logOutput } from './logOutput.js';

/** A request as pino's serializer gets it; `raw` is Express's, with the user and the client address. */
type LoggedRequest = { id: string; method: string; url: string; remoteAddress: string; raw: StaffRequest };

const formatters = { level: (level: string) => ({ level }) };

/** Returns the logger of what precedes the application; its lines have the same form. */
export const firstLogger = ({ LOG_LEVEL }: Config): Logger => pino({ level: LOG_LEVEL, formatters }, logOutput());

/**
 * Log settings: a JSON line per request and event. Logs no tokens, bodies, queries, or secrets of previews. Queries may
 * hold names and document numbers. Errors are logged without query values.
 */
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

/**
 * Returns a path for the log: without its query, and without the secret of a preview or receipt and the rest after it.
 * Variants with extra slashes or dots match no route but contain the secret too.
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
