import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { StaffRequest } from './current-staff.js';

/**
 * The guard decides when the head of a request is there; its body and its turn may come minutes later. Once they have, it is asked
 * again, so that who was suspended meanwhile writes nothing. After the interceptors that wait for them; routes that read forms with files
 * ask when these are there.
 */
@Injectable()
export class AccessInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler) {
    await context.switchToHttp().getRequest<StaffRequest>().askAgain?.();
    return next.handle();
  }
}
