import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { putInFront } from './ready/putInFront.js';

/** Browsers and clients send the next request of a connection when the one before it was answered. */
const MOST = 8;

/** Breaks off connections that bring many requests at once: a thousand are read in one turn of the event loop. */
export function limitPipelines(server: Server): void {
  const unanswered = new WeakMap<Socket, number>();
  putInFront(server, ({ socket }, response) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > MOST) {
      socket.destroy();
      return true;
    }
    response.once('prefinish', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    return false;
  });
}
