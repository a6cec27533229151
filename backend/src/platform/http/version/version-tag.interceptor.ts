import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Observable, tap } from 'rxjs';

/**
 * Says which version the row that is answered is, as `If-Match` takes it: `ETag: "3"`. Never a 304: what follows from the
 * clock changes while the version stays.
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
