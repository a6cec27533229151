import type { NextFunction, Request, Response } from 'express';
import type { KnownMethods } from './known-methods.js';

/** Says which methods an address has. No other origin is let in by it: no header of CORS is sent. */
export const answerOptions =
  (methods: KnownMethods) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const allowed = request.method === 'OPTIONS' ? methods.at(request.path) : [];
    if (allowed.length === 0) next();
    else response.status(204).set('Allow', allowed.join(', ')).end();
  };
