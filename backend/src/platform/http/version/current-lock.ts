import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Problem } from '../problem.js';
import type { Lock } from './lock.js';
import { readIfMatch } from './readIfMatch.js';

/** The version that the author read, from the If-Match header or `version` in the body. */
export const CurrentLock = createParamDecorator((_: unknown, context: ExecutionContext): Lock => {
  const request = context.switchToHttp().getRequest<Request<unknown, unknown, { version?: unknown } | undefined>>();
  return { tag: tagOf(request.headers['if-match']), version: versionOf(request) };
});

function tagOf(header: string | undefined): Lock['tag'] {
  if (header === undefined) return undefined;
  const tag = readIfMatch(header);
  if (!tag)
    throw new Problem('peticion_invalida', 'If-Match lleva una sola versión, entre comillas, como la dio ETag: "3".', {
      errors: { 'If-Match': 'Escriba una sola versión, entre comillas: "3"' },
    });
  return tag === '*' ? undefined : tag;
}

/** In a multipart form, all values are strings. */
function versionOf(request: Request<unknown, unknown, { version?: unknown } | undefined>): unknown {
  const version = request.body?.version;
  return typeof version === 'string' && request.is('multipart/form-data') && /^\d+$/.test(version)
    ? Number(version)
    : version;
}
