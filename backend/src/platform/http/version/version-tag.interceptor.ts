import { type CallHandler, createParamDecorator, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Observable, tap } from 'rxjs';
import { invalidData, Problem, type ProblemDetails } from '../problem.js';

type CurrentRow = ProblemDetails['actual'];

/** Optimistic lock: the version that the author of a write has read. */
export type Lock = {
  /** The If-Match entity tag. Absent without the header, and for `*`, which matches any row. */
  readonly tag?: string;
  readonly version?: unknown;
};

/** Optimistic lock: 428 without a version, 412 for If-Match, 409 for the body; `conflictOf`: a concurrent write. */
export function requireCurrentVersion(lock: Lock, stored: { version: number }, actual: () => CurrentRow): void {
  const { tag, version } = lock;
  if (tag === undefined && version === undefined) throw versionRequired();
  if (version !== undefined && !Number.isSafeInteger(version))
    throw invalidData({ version: 'Escriba la versión del registro que vio' });
  // A weak tag never matches (RFC 9110 §8.8.3.2).
  if (tag !== undefined && tag !== `"${stored.version}"`) throw conflictOf(lock)(actual());
  if (version !== undefined && version !== stored.version) throw conflictOf({ version })(actual());
}

/** Returns the 428 of a write without a version. */
export const versionRequired = (errors?: Record<string, string>): Problem =>
  new Problem(
    'version_requerida',
    'Diga qué versión del registro vio, en «version» o en la cabecera If-Match, para no pisar lo que otro escribió.',
    { errors },
  );

/** Returns the error of a stale write, with the current row. */
export const conflictOf =
  ({ tag }: Lock) =>
  (actual: CurrentRow): Problem =>
    new Problem(
      tag !== undefined ? 'precondicion_fallida' : 'conflicto',
      'Otro usuario modificó este registro. Actualice la página.',
      { actual },
    );

const TAG = /^(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/;

/** Parses If-Match: `*` or one entity tag; an author has read only one (RFC 9110 §13.1.1). */
export function readIfMatch(header: string): string | undefined {
  const named = header.trim();
  return named === '*' || TAG.test(named) ? named : undefined;
}

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

/** Sets the row's version as ETag. Prevents a 304: derived fields change without a new version. */
export class VersionTag implements NestInterceptor<{ version?: unknown }> {
  intercept(context: ExecutionContext, next: CallHandler<{ version?: unknown }>): Observable<{ version?: unknown }> {
    const http = context.switchToHttp();
    delete http.getRequest<Request>().headers['if-none-match'];
    return next.handle().pipe(
      tap(({ version }) => {
        if (typeof version === 'number') http.getResponse<Response>().setHeader('ETag', `"${version}"`);
      }),
    );
  }
}
