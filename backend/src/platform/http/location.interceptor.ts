import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Observable, tap } from 'rxjs';

export type AddressOf<Made> = (made: Made, params: Readonly<Record<string, string>>) => string;

/** Sets the Location header of a created resource: `Location: /api/novedades/0198…` (RFC 9110 §10.2.2). */
export class LocationHeader<Made> implements NestInterceptor<Made> {
  constructor(private readonly addressOf: AddressOf<Made>) {}

  intercept(context: ExecutionContext, next: CallHandler<Made>): Observable<Made> {
    const http = context.switchToHttp();
    const { params } = http.getRequest<Request<Record<string, string>>>();
    return next
      .handle()
      .pipe(tap((made) => http.getResponse<Response>().setHeader('Location', this.addressOf(made, params))));
  }
}
