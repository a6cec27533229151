import type { NextFunction, Request, Response } from 'express';
import type { KnownMethods } from './known-methods.js';

/** Answers OPTIONS with the methods of a path. Sends no CORS header, so it admits no other origin. */
export const answerOptions =
  (methods: KnownMethods) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const allowed = request.method === 'OPTIONS' ? methods.at(request.path) : [];
    if (allowed.length === 0) next();
    else response.status(204).set('Allow', allowed.join(', ')).end();
  };
