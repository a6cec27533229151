import { Controller, Get } from '@nestjs/common';
import { Public } from '../auth/access.js';
import { ApiExcludeController } from '../http/openapi/api.js';
import { Problem } from '../http/problem.js';
import { HealthService } from './health.service.js';

@ApiExcludeController()
@Controller('api/salud')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** Checks nothing: without its database a server still serves cached pages. */
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

  /** Readiness without the parts, for older monitors. */
  @Get()
  @Public()
  async check() {
    if (!(await this.health.check()).ready) throw new Problem('no_disponible');
    return { estado: 'ok' };
  }
}
