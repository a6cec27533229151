import {
  Body,
  type CanActivate,
  Controller,
  type ExecutionContext,
  Injectable,
  Ip,
  Post,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { BodyLimit } from '../../http/body/body.interceptor.js';
import { ApiExcludeController } from '../../http/openapi/api.js';
import { Problem } from '../../http/problem.js';
import { Public } from '../access.js';
import { type EmulatorAnswer, EmulatorService } from './emulator.service.js';

/** Refuses any Authorization header: `Authorization: Bearer owner` gives full access to the emulator. */
@Injectable()
class EmulatorGate implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<Request>();
    if (headers.authorization !== undefined) throw new Problem('sin_permiso');
    return true;
  }
}

@ApiExcludeController()
@UseGuards(EmulatorGate)
@BodyLimit(16)
@Controller()
export class EmulatorController {
  constructor(private readonly emulator: EmulatorService) {}

  @Post('identitytoolkit.googleapis.com/v1/accounts\\:signInWithPassword')
  @Public()
  async signIn(@Body() body: unknown, @Ip() ip: string, @Res() response: Response) {
    send(response, await this.emulator.call('signInWithPassword', body, ip));
  }

  @Post('identitytoolkit.googleapis.com/v1/accounts\\:lookup')
  @Public()
  async lookup(@Body() body: unknown, @Ip() ip: string, @Res() response: Response) {
    send(response, await this.emulator.call('lookup', body, ip));
  }

  @Post('securetoken.googleapis.com/v1/token')
  @Public()
  async token(@Body() body: unknown, @Ip() ip: string, @Res() response: Response) {
    send(response, await this.emulator.call('token', body, ip));
  }
}

function send(response: Response, { status, body, retryAfter }: EmulatorAnswer) {
  if (retryAfter) response.setHeader('Retry-After', String(retryAfter));
  response.status(status).setHeader('Cache-Control', 'no-store').json(body);
}
