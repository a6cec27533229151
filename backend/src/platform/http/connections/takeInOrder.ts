import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { putGate } from '../ready/putInFront.js';

/** Browsers and clients send the next request of a connection when the one before it was answered. */
const MOST = 8;

type Asked = { request: IncomingMessage; goOn: () => void };

/** What each connection has asked and is not answered. */
const unanswered = new WeakMap<Socket, Asked[]>();

/** Whether something is under way there, asked or still on its way to us. */
export const hasBegun = (socket: Socket): boolean => (unanswered.get(socket)?.length ?? 0) > 0;

/** Whether somebody waits for an answer of that connection, having sent all that they said: else we wait for them. */
export const isAsked = (socket: Socket): boolean => unanswered.get(socket)?.[0]?.request.complete ?? false;

/**
 * Works out the requests of a connection one after another, each when the answer before it is on its way: whoever brings many
 * at once, and reads none, has one answer in our memory. Breaks off connections that bring more: a thousand are read in one
 * turn of the event loop.
 */
export function takeInOrder(server: Server): void {
  putGate(server, (request, response, goOn) => {
    const { socket, headers } = request;
    const queue = unanswered.get(socket) ?? [];
    unanswered.set(socket, queue);
    queue.push({ request, goOn });
    // What will be refused for its length is not kept until then.
    const isUnmeasured = queue.length > 1 && headers['transfer-encoding'] !== undefined;
    if (queue.length > MOST || isUnmeasured) return void socket.destroy();
    response.once('close', () => {
      queue.shift();
      if (!socket.destroyed) queue[0]?.goOn();
    });
    if (queue.length === 1) goOn();
  });
}
