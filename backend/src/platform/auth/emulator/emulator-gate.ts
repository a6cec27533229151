import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Problem } from '../../http/problem.js';

/** Refuses any Authorization header: `Authorization: Bearer owner` gives full access to the emulator. */
@Injectable()
export class EmulatorGate implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<Request>();
    if (headers.authorization !== undefined) throw new Problem('sin_permiso');
    return true;
  }
}
