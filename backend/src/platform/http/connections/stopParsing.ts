import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Node's parser of a connection: what it does with each head that it has read. */
type Parser = { onIncoming?: (request: IncomingMessage, keepAlive: boolean) => number };

/** What its parser takes as «another protocol begins here»: it stops in the middle of what was read. */
const STOP = 2;

const silenced = new WeakSet<Socket>();

/**
 * Lets a connection's parser stop where it is, once the connection is broken off or silenced. Node has no way to say so, and would go
 * on through all that one read brought: some thousand requests, or pieces of a body, in one turn of the event loop. Where
 * Node's inside is another one, they cost that again, and nothing else changes.
 */
export function stopParsing(server: Server): void {
  // After Node's own listener, which gives the connection its parser.
  server.on('connection', (socket: Socket & { parser?: Parser }) => {
    const { parser } = socket;
    const goOn = parser?.onIncoming;
    if (!parser || !goOn) return;
    const isOver = () => socket.destroyed || silenced.has(socket);
    parser.onIncoming = (request, keepAlive) => {
      if (isOver()) return STOP;
      const next = goOn(request, keepAlive);
      return isOver() ? STOP : next;
    };
  });
}

/** Of a connection nothing more is read, but what is being written to it goes out. */
export function silence(socket: Socket): void {
  silenced.add(socket);
  // Node's parser lets go of a socket that somebody listens to.
  socket.on('data', () => undefined).removeAllListeners('data');
  socket.pause();
}
