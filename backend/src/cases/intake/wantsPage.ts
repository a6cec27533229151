import type { Request } from 'express';

/** A browser that posts a form by itself asks for HTML. */
export const wantsPage = (request: Request): boolean =>
  request.accepts(['json', 'html']) === 'html' && !request.is('json');
