import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Histogram, type Registry } from 'prom-client';

/** Histogram buckets in seconds, from a cached page to slow requests. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Label of responses from the page cache, which precedes all routes. */
const CACHED = 'kept';

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
        if (isEventStream(response)) return;
        end({
          method: request.method,
          route: String(request.route?.path ?? CACHED),
          status: String(response.statusCode),
        });
      });
    },
  );
}

/** Excludes event streams, which last for hours. */
const isEventStream = (response: ServerResponse) =>
  String(response.getHeader('Content-Type')).startsWith('text/event-stream');
