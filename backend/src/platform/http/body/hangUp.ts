import type { Socket } from 'node:net';
import type { Request, Response } from 'express';
import { hasBody } from './hasBody.js';

/** What is short is read to its end, so that the connection serves the next request; in bytes. */
const SHORT = 64 * 1024;
/** For how long a sender who goes on may still receive the answer. */
const LINGER_MS = 500;

/**
 * To be called before the answer to what is refused: whoever is still sending something long, or does not say how long, gets the
 * answer as the last of the connection. Node would read on to the end, for as long as it takes.
 */
export function hangUp(request: Request, response: Response): void {
  if (request.complete || !hasBody(request) || response.headersSent) return;
  const length = request.headers['content-length'];
  if (length !== undefined && Number(length) <= SHORT) return;
  response.setHeader('Connection', 'close');
  endSlowly(request.socket);
}

/** Whenever it is closed, what was answered has arrived by then. */
export function endSlowly(socket: Socket): void {
  // Closed at once while bytes come in, the connection is reset, and many lose the answer with it (RFC 9112 §9.6).
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}
