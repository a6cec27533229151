import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Histogram, type Registry } from 'prom-client';

/** In seconds: from a kept page to what takes too long. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What was handed out as it was kept, before any route. */
const KEPT = 'kept';

/** Counts and times what is asked of the server, by route: the pattern, never the address that somebody typed. */
export function timeRequests(server: Server, registry: Registry): void {
  const times = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Cuánto tarda cada respuesta, por ruta y estado',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  server.prependListener(
    'request',
    (request: IncomingMessage & { route?: { path?: unknown } }, response: ServerResponse) => {
      const end = times.startTimer();
      response.once('finish', () => {
        if (goesOn(response)) return;
        end({
          method: request.method,
          route: String(request.route?.path ?? KEPT),
          status: String(response.statusCode),
        });
      });
    },
  );
}

/** What was read for hours was not slow. */
const goesOn = (response: ServerResponse) => String(response.getHeader('Content-Type')).startsWith('text/event-stream');
