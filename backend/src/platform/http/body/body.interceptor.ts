import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { StaffRequest } from '../../auth/current-staff.js';
import { AcceptsMultipart } from './accepts-multipart.js';
import { BodyLimit } from './body-limit.js';
import { readBody } from './readBody.js';

/** In kilobytes. The longest of our public forms, filled to its last letter, takes fourteen; three times that as an HTML form. */
const FROM_ANYBODY = 64;
const FROM_STAFF = 1024;

/**
 * Reads the body of a request. An interceptor runs after the guards and before the pipes, so bodies for unknown routes are never
 * read, and only staff may send long ones.
 */
@Injectable()
export class BodyInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler) {
    const request = context.switchToHttp().getRequest<StaffRequest>();
    const said = this.reflector.getAllAndOverride(BodyLimit, [context.getHandler(), context.getClass()]);
    const isReadThere = this.reflector.get(AcceptsMultipart, context.getHandler()) && request.is('multipart/form-data');
    request.body = isReadThere ? {} : await readBody(request, said ?? (request.staff ? FROM_STAFF : FROM_ANYBODY));
    return next.handle();
  }
}
