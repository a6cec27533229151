import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Longer than any line that still brings something rests. */
const PATIENCE_MS = 30_000;

/**
 * Ends connections on which nothing moves for so long (ms): an answer that nobody reads would stay in memory for ever. Not
 * those whose answer is still being worked out, however long that takes.
 */
export function cutUnread(server: Server, patienceMs = PATIENCE_MS): void {
  // Whoever leaves takes the count along.
  const working = new WeakMap<Socket, number>();
  const countOf = (socket: Socket) => working.get(socket) ?? 0;
  server.on('request', ({ socket }, response) => {
    // After all others: what was answered at once is written already.
    if (response.writableEnded) return;
    working.set(socket, countOf(socket) + 1);
    response.once('prefinish', () => working.set(socket, countOf(socket) - 1));
  });
  server.setTimeout(patienceMs, (socket) => {
    // What waits to be read is no answer that is being worked out, though more of it may follow.
    if (socket.writableLength > 0 || countOf(socket) === 0) socket.destroy();
  });
}
