import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { prependHandler } from './responses/response-cache.js';

/** Leaves file descriptors for files and the database. */
const MAX_CONNECTIONS = 8_000;
/** Longer than the pauses of a slow but working connection. */
const UNREAD_MS = 30_000;
/** Pipelined requests of a connection. Browsers wait for each response; one packet can hold thousands of requests. */
const MAX_UNANSWERED = 16;

/** Sets Node's limits for slow clients. Call it last, so that it runs before other request listeners. */
export function limitServer(server: Server): void {
  server.maxConnections = MAX_CONNECTIONS;
  // Node drops headers beyond its maximum, including the address that a proxy appends. Their size is limited instead.
  server.maxHeadersCount = 0;
  server.headersTimeout = 20_000;
  server.requestTimeout = 120_000;
  // Longer than the proxy's idle timeout: if both close a connection at once, a request on it is lost.
  server.keepAliveTimeout = 75_000;
  server.timeout = UNREAD_MS;
  const unanswered = new WeakMap<Socket, number>();
  const add = (socket: Socket, count: number) => unanswered.set(socket, (unanswered.get(socket) ?? 0) + count);
  prependHandler(server, ({ socket }, response) => {
    if ((unanswered.get(socket) ?? 0) >= MAX_UNANSWERED) socket.destroy();
    if (socket.destroyed) return true;
    add(socket, 1);
    response.once('close', () => add(socket, -1));
    // Only a response that is not read times out; computing one may take longer.
    response.on('timeout', () => {
      if (socket.writableLength > 0) socket.destroy();
    });
    return false;
  });
}
