import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { StaffRequest } from '../../auth/staff.js';
import { readBody } from './readBody.js';

/** Marks a route that parses multipart forms itself. All others refuse them. */
export const AcceptsMultipart = Reflector.createDecorator<true>();

/** Size limit in kilobytes of a JSON or form body; multipart has its own. */
export const BodyLimit = Reflector.createDecorator<number>();

/** In kilobytes. Our longest public form, completely filled, takes 14 as JSON and three times that as an HTML form. */
const FROM_ANYBODY = 64;
const FROM_STAFF = 1024;

/** Reads bodies after the guards, so that unknown routes read none and only staff may send long ones. */
@Injectable()
export class BodyInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler) {
    const request = context.switchToHttp().getRequest<StaffRequest>();
    const declared = this.reflector.getAllAndOverride(BodyLimit, [context.getHandler(), context.getClass()]);
    const isReadThere = this.reflector.get(AcceptsMultipart, context.getHandler()) && request.is('multipart/form-data');
    request.body = isReadThere ? {} : await readBody(request, declared ?? (request.staff ? FROM_STAFF : FROM_ANYBODY));
    return next.handle();
  }
}
