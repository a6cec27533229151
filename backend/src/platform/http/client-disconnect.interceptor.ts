import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { StaffRequest } from '../auth/staff.js';
import { clientSignal, isClientDisconnect } from '../database/pool/onPool.js';
import { siteOf } from './budget/networkOf.js';
import { isHealthCheck } from './budget/request-budget.js';
import { limitEach } from './limitEach.js';

/** Aborts the reads of a request when its client disconnects. Writes run to their end. */
@Injectable()
export class ClientDisconnectInterceptor implements NestInterceptor {
  /** Fewer than the database connections, which leaves some for staff. */
  private readonly visitors = limitEach(3, 6);

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<StaffRequest>();
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // A health check measures the database, so it never queues.
    if (!isRead || isHealthCheck(request)) return next.handle();
    const read = () =>
      abortOnDisconnect(http.getResponse<Response>(), () => lastValueFrom(next.handle(), { defaultValue: undefined }));
    return from(request.staff ? read() : this.visitors(siteOf(request.ip), read));
  }
}

async function abortOnDisconnect<T>(response: Response, act: () => Promise<T>): Promise<T | undefined> {
  if (response.closed) return undefined;
  const leaving = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) leaving.abort();
  });
  return clientSignal.run(leaving.signal, act).catch((error: unknown) => {
    if (leaving.signal.aborted && isClientDisconnect(error)) return undefined;
    throw error;
  });
}
