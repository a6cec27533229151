import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { prependHandler } from './ready/response-cache.js';

/** So that files and the database still find descriptors. */
const MAX_CONNECTIONS = 8_000;
/** Longer than any line that still brings something rests. */
const UNREAD_MS = 30_000;
/** Browsers and clients send the next request of a connection when the one before it was answered; one read can bring thousands. */
const MAX_UNANSWERED = 16;

/**
 * Sets Node's limits for connections, slow senders and slow readers, for all clients together; fairness among addresses is the
 * proxy's. Call it last, so that it runs before the other request listeners.
 */
export function limitServer(server: Server): void {
  server.maxConnections = MAX_CONNECTIONS;
  // Node drops headers past a thousand, and with them the address that a proxy writes last. Their bytes are limited.
  server.maxHeadersCount = 0;
  server.headersTimeout = 20_000;
  server.requestTimeout = 120_000;
  // Longer than the idle time of the proxy in front: when both close a connection at once, a request on it is lost.
  server.keepAliveTimeout = 75_000;
  server.timeout = UNREAD_MS;
  const unanswered = new WeakMap<Socket, number>();
  const add = (socket: Socket, count: number) => unanswered.set(socket, (unanswered.get(socket) ?? 0) + count);
  prependHandler(server, ({ socket }, response) => {
    if ((unanswered.get(socket) ?? 0) >= MAX_UNANSWERED) socket.destroy();
    if (socket.destroyed) return true;
    add(socket, 1);
    response.once('close', () => add(socket, -1));
    // An answer may take longer to work out than to be read.
    response.on('timeout', () => {
      if (socket.writableLength > 0) socket.destroy();
    });
    return false;
  });
}
