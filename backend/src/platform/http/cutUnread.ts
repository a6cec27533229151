import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Longer than any line that still brings something rests. */
const PATIENCE_MS = 30_000;

/**
 * Ends connections on which nothing moves for so long (ms): an answer that nobody reads would stay in memory for ever. Not
 * those whose answer is still being worked out, however long that takes.
 */
export function cutUnread(server: Server, patienceMs = PATIENCE_MS): void {
  const working = new Map<Socket, number>();
  const add = (socket: Socket, count: number) => {
    const sum = (working.get(socket) ?? 0) + count;
    if (sum > 0) working.set(socket, sum);
    else working.delete(socket);
  };
  server.on('request', ({ socket }, response) => {
    // After all others: what was answered at once is written already.
    if (response.writableEnded) return;
    add(socket, 1);
    const end = () => {
      response.off('prefinish', end).off('close', end);
      add(socket, -1);
    };
    // Written whole, or given up.
    response.on('prefinish', end).on('close', end);
  });
  server.setTimeout(patienceMs, (socket) => {
    // What waits to be read is no answer that is being worked out, though more of it may follow.
    if (socket.writableLength > 0 || !working.has(socket)) socket.destroy();
  });
}
