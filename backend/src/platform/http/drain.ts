import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';

/** How often connections that fell idle are closed: Node lets one that was busy at the stop live on. */
const POLL_MS = 100;

/** Ends a server. Resolves once nobody waits for an answer, or when the time given (ms) is over. */
export type Drain = (limitMs: number) => Promise<void>;

/**
 * Makes a server that can be ended: what is under way is answered, each as the last of its connection, so that no proxy sends
 * another on it; nobody else is heard, and what the limit finds open is broken off.
 */
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
