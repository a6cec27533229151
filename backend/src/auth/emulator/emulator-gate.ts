import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Problem } from '../../http/problem.js';

/** The longest request to the emulator, in bytes. */
const longest = 16 * 1024;

/** Refuses what could ask the emulator for more than a visitor may: `Authorization: Bearer owner` opens all of it. */
@Injectable()
export class EmulatorGate implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<Request>();
    if (headers.authorization !== undefined) throw new Problem('sin_permiso');
    const length = Number(headers['content-length']);
    // Without a length (chunked) there is no telling before it was read.
    if (!(length <= longest)) throw new Problem('demasiado_grande');
    return true;
  }
}
