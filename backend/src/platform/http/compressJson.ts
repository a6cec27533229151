import compression from 'compression';
import type { NextFunction, Request, Response } from 'express';

const compress = compression({
  filter: (_request: Request, response: Response) => {
    const bytes = Number(response.getHeader('Content-Length'));
    if (!(bytes > 0) || response.locals.madeBytes !== undefined) return false;
    if (!/\bjson\b/.test(String(response.getHeader('Content-Type')))) return false;
    // The rate limit charges the size before compression.
    response.locals.madeBytes = bytes;
    return true;
  },
});

/** The framework alone uses the ten listeners that Node allows. */
const LISTENERS = 20;

/** Compresses JSON. Callers authenticate by a header, so the length reveals nothing (BREACH). */
export function compressJson(request: Request, response: Response, next: NextFunction): void {
  response.setMaxListeners(LISTENERS);
  compress(request, response, next);
}
