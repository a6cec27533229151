import compression from 'compression';
import type { NextFunction, Request, Response } from 'express';

const compress = compression({
  filter: (_request: Request, response: Response) => {
    const bytes = Number(response.getHeader('Content-Length'));
    if (!(bytes > 0) || response.locals.madeBytes !== undefined) return false;
    if (!/\bjson\b/.test(String(response.getHeader('Content-Type')))) return false;
    // The rate limit charges what was made, not what the line took.
    response.locals.madeBytes = bytes;
    return true;
  },
});

/** Listeners of one response: those of the framework take up Node's ten. */
const LISTENERS = 20;

/**
 * Compresses JSON responses for clients that accept it. Streams are left alone, and so are cached answers, which bring
 * their encoding. Callers are authenticated by a header that other sites can't send, so the length reveals nothing.
 */
export function compressJson(request: Request, response: Response, next: NextFunction): void {
  response.setMaxListeners(LISTENERS);
  compress(request, response, next);
}
