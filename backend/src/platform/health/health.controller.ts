import { Controller, Get } from '@nestjs/common';
import { Public } from '../auth/access.js';
import { ApiExcludeController } from '../http/openapi/api.js';
import { Problem } from '../http/problem.js';
import { HealthService } from './health.service.js';

/** For whoever watches: whether the process answers, and whether it may be sent requests. Says of each part ok or not. */
@ApiExcludeController()
@Controller('api/salud')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** Looks at nothing: a server whose database is away still serves the pages that it keeps. */
  @Get('vivo')
  @Public()
  isAlive() {
    return { estado: 'ok' };
  }

  @Get('listo')
  @Public()
  async isReady() {
    const { ready, parts } = await this.health.check();
    if (!ready) throw new Problem('no_disponible', 'El servidor no está listo', { partes: parts });
    return { estado: 'ok', partes: parts };
  }

  /** The same in one word, as it was asked before there were two. */
  @Get()
  @Public()
  async check() {
    if (!(await this.health.check()).ready) throw new Problem('no_disponible');
    return { estado: 'ok' };
  }
}
