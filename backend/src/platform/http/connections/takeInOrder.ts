import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { putGate } from '../ready/putInFront.js';

/** Browsers and clients send the next request of a connection when the one before it was answered. */
const MOST = 8;

/** What each connection has asked and is not answered. */
const unanswered = new WeakMap<Socket, (() => void)[]>();

/** Whether somebody waits for an answer of that connection. */
export const isAsked = (socket: Socket): boolean => (unanswered.get(socket)?.length ?? 0) > 0;

/**
 * Works out the requests of a connection one after another, each when the answer before it is on its way: whoever brings many
 * at once, and reads none, has one answer in our memory. Breaks off connections that bring more: a thousand are read in one
 * turn of the event loop.
 */
export function takeInOrder(server: Server): void {
  putGate(server, ({ socket, headers }, response, goOn) => {
    const queue = unanswered.get(socket) ?? [];
    unanswered.set(socket, queue);
    queue.push(goOn);
    // What will be refused for its length is not kept until then.
    const isUnmeasured = queue.length > 1 && headers['transfer-encoding'] !== undefined;
    if (queue.length > MOST || isUnmeasured) return void socket.destroy();
    response.once('close', () => {
      queue.shift();
      if (!socket.destroyed) queue[0]?.();
    });
    if (queue.length === 1) goOn();
  });
}
