import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Problem } from '../../http/problem.js';

/** Refuses what could ask the emulator for more than a visitor may: `Authorization: Bearer owner` opens all of it. */
@Injectable()
export class EmulatorGate implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<Request>();
    if (headers.authorization !== undefined) throw new Problem('sin_permiso');
    return true;
  }
}
