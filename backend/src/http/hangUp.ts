import type { Request, Response } from 'express';
import { hasBody } from './hasBody.js';

/** What is short is read to its end, so that the connection serves the next request; in bytes. */
const SHORT = 64 * 1024;

/**
 * To be called before the answer to what is refused: whoever is still sending something long, or does not say how long, gets the
 * answer and is not listened to. Node would read on to the end, for as long as it takes.
 */
export function hangUp(request: Request, response: Response): void {
  if (request.complete || !hasBody(request) || response.headersSent) return;
  const length = request.headers['content-length'];
  if (length !== undefined && Number(length) <= SHORT) return;
  response.setHeader('Connection', 'close');
  response.once('close', () => request.destroy());
}
