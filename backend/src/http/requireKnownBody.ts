import type { NextFunction, Request, Response } from 'express';
import { Problem } from './problem.js';

/**
 * For after the body parsers: what none of them read is of a kind that is not taken here, except multipart forms, which
 * their own routes read. Without a body a request counts as an empty object, so that handlers never see `undefined`.
 */
export function requireKnownBody(request: Request, _response: Response, next: NextFunction): void {
  const { 'content-length': length = '0', 'transfer-encoding': chunked } = request.headers;
  const hasBody = chunked !== undefined || Number(length) > 0;
  const isUnread = hasBody && request.body === undefined && !request.is('multipart/form-data');
  request.body ??= {};
  next(isUnread ? new Problem('tipo_no_admitido') : undefined);
}
