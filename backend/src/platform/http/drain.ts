import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Also what a request that is on its way, or not read yet, has to arrive in: before, its connection looks idle. */
const LOOK_EACH_MS = 200;
/** Connections that the kernel took are reset by closing before Node hears of them: nobody new for so long, or this at most. */
const UNHEARD_MS = 50;
const MOST_UNHEARD_MS = 1_000;
/** What somebody sends has so long to arrive whole: whoever sends it by drops would hold the stop to its end. */
const BODIES_MS = 5_000;

/** Ends a server that answers. Resolves once nobody waits for an answer, or when the time given (ms) is over. */
export type Drain = (limitMs: number) => Promise<void>;

/**
 * Makes a server that can be ended between two requests, for closing one lets a connection that was busy at that instant
 * live on as long as it is kept alive. From the order on each answer says that it is the last of its connection, nobody is heard but
 * who had already come, and connections are closed as they fall idle, or where what is asked has not come whole; what the limit finds
 * open is broken off.
 */
export function drainable(server: Server): Drain {
  // By connection: of an answer that stands behind another Node does not say that its reader left.
  const unanswered = new Map<Socket, Set<ServerResponse>>();
  server.on('connection', (socket) => {
    unanswered.set(socket, new Set());
    socket.once('close', () => unanswered.delete(socket));
  });
  // After all others: what was answered at once, as a kept page is, costs nothing here.
  server.on('request', ({ socket }, response) => {
    if (response.writableEnded || socket.destroyed) return;
    const own = unanswered.get(socket);
    own?.add(response);
    response.once('close', () => own?.delete(response));
  });

  /** Node takes one on which half a head came for busy. */
  const letGo = (mayCome: boolean) => {
    for (const [socket, own] of unanswered) {
      const isWaiting = [...own].some(({ req }) => mayCome || req.complete);
      if (!isWaiting && socket.writableLength === 0) socket.destroy();
    }
  };

  return async (limitMs) => {
    const began = Date.now();
    server.prependListener('request', (_request, response) => sayLast(response));
    for (const own of unanswered.values()) for (const response of own) sayLast(response);
    await hearWaiting(server);
    // The way of net.Server: that of http.Server breaks off at once whatever looks idle.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    // Timers run before what came meanwhile is read: until then a connection that brings a request looks idle.
    const look = setInterval(() => setImmediate(() => letGo(Date.now() - began < BODIES_MS)), LOOK_EACH_MS);
    const limit = new AbortController();
    const late = sleep(began + limitMs - Date.now(), undefined, { signal: limit.signal }).then(
      () => server.closeAllConnections(),
      () => undefined,
    );
    await Promise.race([closed, late]);
    clearInterval(look);
    limit.abort();
  };
}

/** Takes on who waits at the door. A turn of the loop lies between two looks: a busy one has heard nobody. */
async function hearWaiting(server: Server): Promise<void> {
  const began = performance.now();
  let last = began;
  const hear = () => {
    last = performance.now();
  };
  server.on('connection', hear);
  while (performance.now() - last < UNHEARD_MS && performance.now() - began < MOST_UNHEARD_MS) {
    await sleep(UNHEARD_MS / 5);
    await nextTurn();
  }
  server.off('connection', hear);
}

function sayLast(response: ServerResponse) {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
