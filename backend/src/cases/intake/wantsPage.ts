import type { Request } from 'express';

/** Returns whether the client is a browser posting a form without JavaScript: it accepts HTML. */
export const wantsPage = (request: Request): boolean =>
  request.accepts(['json', 'html']) === 'html' && !request.is('json');
