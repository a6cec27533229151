import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { StaffRequest } from '../../auth/current-staff.js';
import { TakesMultipart } from '../body/takes-multipart.js';
import { isHealthCheck } from '../budget/isHealthCheck.js';
import { RequestTurns } from './request-turns.js';

/**
 * Works an answer out when the turn of its sender comes. After the body was read: who sends slowly holds no turn. Routes that
 * read forms with files have turns of their own for them.
 */
@Injectable()
export class TurnInterceptor implements NestInterceptor {
  constructor(
    private readonly turns: RequestTurns,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<StaffRequest>();
    // It says how the database is, and waits for nobody who waits for it.
    if (isHealthCheck(request)) return next.handle();
    if (this.reflector.get(TakesMultipart, context.getHandler()) && request.is('multipart/form-data'))
      return next.handle();
    const act = () => lastValueFrom(next.handle(), { defaultValue: undefined });
    return from(this.turns.answer(request, http.getResponse<Response>(), request.staff?.uid, act));
  }
}
