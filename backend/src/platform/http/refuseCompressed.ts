import type { NextFunction, Request, Response } from 'express';
import { siteOf } from './networkOf.js';
import { Problem } from './problem.js';
import type { RefusalLog } from './refusal-log.js';

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
