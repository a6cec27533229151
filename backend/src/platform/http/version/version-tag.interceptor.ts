import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Observable, tap } from 'rxjs';

/**
 * Sets the version of the returned row as `ETag: "3"`, for `If-Match`. Prevents a 304: fields derived from the clock
 * change without a new version.
 */
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
