import { sections } from '@coop/domain';
import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiTags } from '../../platform/http/openapi/api.js';
import { ApiNoContentResponse } from '../../platform/http/openapi/api-decorators.js';
import { SessionsService } from './sessions.service.js';

const { usuarios } = sections;

@ApiTags(usuarios.label.many)
@Controller(`api/${usuarios.name}`)
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Post(':id/cerrar-sesiones')
  @HttpCode(204)
  @Can('editar', usuarios)
  @Idempotent()
  @ApiOperation({ summary: 'Cierra todas las sesiones del usuario' })
  @ApiNoContentResponse()
  async end(@CurrentStaff() staff: Staff, @Param('id', { schema: usuarios.fields.id.schema() }) id: string) {
    await this.sessions.end(staff, id);
  }
}
