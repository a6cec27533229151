import type { Request, Response } from 'express';
import { hasBody } from './hasBody.js';

/** In bytes. A short body is read to its end, so that the connection serves the next request. */
const SHORT = 64 * 1024;
/** For how long a sender who goes on may still receive the answer. */
const LINGER_MS = 500;

/** To be called before the answer to what is refused: Node would read a long body to its end, for as long as it takes. */
export function hangUp(request: Request, response: Response): void {
  if (request.complete || !hasBody(request)) return;
  const length = request.headers['content-length'];
  // In pieces of a byte each costs as much as a request: nothing more is read.
  if (length === undefined) response.setHeader('Connection', 'close');
  else if (Number(length) > SHORT) endAfterAnswer(request, response);
}

/** Closed at once while bytes come in, the connection is reset, and many lose the answer with it (RFC 9112 §9.6). */
export function endAfterAnswer(request: Request, response: Response): void {
  const end = () => {
    // One that came whole meanwhile leaves its connection to the next request.
    if (!request.complete) request.destroy();
  };
  response.once('finish', () => {
    request.resume();
    setTimeout(end, LINGER_MS).unref();
  });
}
