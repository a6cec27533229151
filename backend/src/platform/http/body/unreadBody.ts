import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { Problem } from '../problem.js';

/** Whether something comes with the request, by what its headers say. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

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

/** Whether a form comes with the request as one that may hold files, by what its headers say. */
export const isMultipart = ({ headers }: IncomingMessage): boolean =>
  /^multipart\//i.test(headers['content-type'] ?? '');

/**
 * Nothing that is sent to us is inflated: eighteen bytes can stand for a megabyte. Nor read without a length: in pieces of a
 * byte each costs as much as a request. Browsers compress nothing, say how long it is, and send none to read.
 */
export function refuseUnreadable(request: Request, _response: Response, next: NextFunction): void {
  const { method, headers } = request;
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.trim().toLowerCase() !== 'identity')
    throw new Problem('tipo_no_admitido', 'Envíe el contenido sin comprimir.');
  if (headers['transfer-encoding'] !== undefined) throw new Problem('largo_requerido');
  if ((method === 'GET' || method === 'HEAD') && hasBody(request)) throw new Problem('peticion_invalida');
  next();
}
