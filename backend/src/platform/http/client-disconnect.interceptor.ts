import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { StaffRequest } from '../auth/staff.js';
import { clientSignal, isClientDisconnect } from '../database/pool/onPool.js';
import { siteOf } from './budget/networkOf.js';
import { isHealthCheck } from './budget/request-budget.js';
import { limitEach } from './limitEach.js';

/** Ends what a request reads when its client leaves: nothing is answered then. Writes go on to their end. */
@Injectable()
export class ClientDisconnectInterceptor implements NestInterceptor {
  /** Fewer than the connections to the database, of which so many are left to the staff. */
  private readonly visitors = limitEach(3, 6);

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<StaffRequest>();
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // A health check says how the database is, and waits for nobody who waits for it.
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
