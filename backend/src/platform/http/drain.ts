import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Also what a request that is on its way, or not read yet, has to arrive in: before, its connection looks idle. */
const LOOK_EACH_MS = 200;

/** Ends a server that answers. Resolves once nobody waits for an answer, or when the time given (ms) is over. */
export type Drain = (limitMs: number) => Promise<void>;

/**
 * Makes a server that can be ended between two requests, for closing one lets a connection that was busy at that instant
 * live on as long as it is kept alive. From the order on nobody new is heard, each answer says that it is the last of its
 * connection, and connections are closed as they fall idle; what the limit finds open is broken off.
 */
export function drainable(server: Server): Drain {
  // By connection: of an answer that stands behind another Node does not say that its reader left.
  const unanswered = new Map<Socket, Set<ServerResponse>>();
  const answersOf = (socket: Socket) => {
    const known = unanswered.get(socket);
    if (known) return known;
    const own = new Set<ServerResponse>();
    unanswered.set(socket, own);
    socket.once('close', () => unanswered.delete(socket));
    return own;
  };
  // After all others: what was answered at once, as a kept page is, costs nothing here.
  server.on('request', ({ socket }, response) => {
    if (response.writableEnded || socket.destroyed) return;
    const own = answersOf(socket);
    own.add(response);
    response.once('close', () => own.delete(response));
  });

  return async (limitMs) => {
    // The way of net.Server: that of http.Server breaks off at once whatever looks idle.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    server.prependListener('request', (_request, response) => sayLast(response));
    for (const own of unanswered.values()) for (const response of own) sayLast(response);
    // Timers run before what came meanwhile is read: until then a connection that brings a request looks idle.
    const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), LOOK_EACH_MS);
    const limit = new AbortController();
    const late = sleep(limitMs, undefined, { signal: limit.signal }).then(
      () => server.closeAllConnections(),
      () => undefined,
    );
    await Promise.race([closed, late]);
    clearInterval(idle);
    limit.abort();
  };
}

function sayLast(response: ServerResponse) {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
