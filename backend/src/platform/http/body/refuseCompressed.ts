import type { NextFunction, Request, Response } from 'express';
import { siteOf } from '../budget/networkOf.js';
import type { RefusalLog } from '../budget/refusal-log.js';
import { Problem } from '../problem.js';

/**
 * Nothing that is sent to us is inflated: eighteen bytes can stand for a megabyte. Browsers never compress what they send.
 */
export const refuseCompressed =
  (log: RefusalLog) =>
  ({ headers, ip = '' }: Request, _response: Response, next: NextFunction): void => {
    const encoding = headers['content-encoding'] ?? 'identity';
    const isPlain = encoding.trim().toLowerCase() === 'identity';
    if (!isPlain) log.tell('compressed', siteOf(ip));
    next(isPlain ? undefined : new Problem('tipo_no_admitido', 'Envíe el contenido sin comprimir.'));
  };
