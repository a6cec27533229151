import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';

/** Interval of closing idle connections: Node leaves one open that was busy at the stop. */
const POLL_MS = 100;

/** Stops a server gracefully. Resolves when all responses are sent, or after the time limit (ms). */
export type Drain = (limitMs: number) => Promise<void>;

/** Drains a server: pending responses close their connection, new ones are refused, the rest end at the limit. */
export function drainable(server: Server): Drain {
  const open = new Set<ServerResponse>();
  let isStopping = false;
  server.prependListener('request', (_request, response) => {
    if (isStopping) return sendConnectionClose(response);
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return async (limitMs) => {
    isStopping = true;
    for (const response of open) sendConnectionClose(response);
    const closed = once(server, 'close');
    server.close();
    const looking = setInterval(() => server.closeIdleConnections(), POLL_MS);
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    await closed;
    clearInterval(looking);
    clearTimeout(limit);
  };
}

function sendConnectionClose(response: ServerResponse) {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
