import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { Problem } from '../problem.js';

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** In bytes. A shorter body is read to its end, so that the connection can be reused. */
const SHORT = 64 * 1024;
/** Time for a sender who is still sending to receive the response. */
const LINGER_MS = 500;

/** Limits how much is read of the body of a refused request; Node would read all of it. Call it before the response. */
export function hangUp(request: Request, response: Response): void {
  if (request.complete || !hasBody(request)) return;
  const length = request.headers['content-length'];
  // Reads no more: a chunked body may have one-byte chunks, each as costly as a request.
  if (length === undefined) response.setHeader('Connection', 'close');
  else if (Number(length) > SHORT) endAfterAnswer(request, response);
}

/** Closes the connection shortly after: a reset would lose the response (RFC 9112 §9.6). */
export function endAfterAnswer(request: Request, response: Response): void {
  const end = () => {
    // A request that has completed by now leaves its connection open.
    if (!request.complete) request.destroy();
  };
  response.once('finish', () => {
    request.resume();
    setTimeout(end, LINGER_MS).unref();
  });
}

export const isMultipart = ({ headers }: IncomingMessage): boolean =>
  /^multipart\//i.test(headers['content-type'] ?? '');

/** Refuses compressed bodies (bombs), chunked ones (costly), and those of GET and HEAD. Browsers send none. */
export function refuseUnreadable(request: Request, _response: Response, next: NextFunction): void {
  const { method, headers } = request;
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.trim().toLowerCase() !== 'identity')
    throw new Problem('tipo_no_admitido', 'Envíe el contenido sin comprimir.');
  if (headers['transfer-encoding'] !== undefined) throw new Problem('largo_requerido');
  if ((method === 'GET' || method === 'HEAD') && hasBody(request)) throw new Problem('peticion_invalida');
  next();
}
