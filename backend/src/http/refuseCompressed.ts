import type { NextFunction, Request, Response } from 'express';
import { Problem } from './problem.js';

/**
 * Nothing that is sent to us is inflated: eighteen bytes can stand for a megabyte. Browsers never compress what they send.
 */
export function refuseCompressed({ headers }: Request, _response: Response, next: NextFunction): void {
  const encoding = headers['content-encoding'] ?? 'identity';
  const isPlain = encoding.trim().toLowerCase() === 'identity';
  next(isPlain ? undefined : new Problem('tipo_no_admitido', 'Envíe el contenido sin comprimir.'));
}
