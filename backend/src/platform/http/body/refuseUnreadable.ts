import type { NextFunction, Request, Response } from 'express';
import { Problem } from '../problem.js';
import { hasBody } from './hasBody.js';

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
