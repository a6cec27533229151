import { sections } from '@coop/domain';
import { machineKey, systemRequests } from '@coop/domain/answers';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiProblems, ApiTags } from '../../platform/http/openapi/api.js';
import { ApiJsonResponse } from '../../platform/http/openapi/api-decorators.js';
import { MachineKeyService } from './machine-key.service.js';

const accesosDeSistemas = sections['sitio/accesos-de-sistemas'];
const schema = accesosDeSistemas.fields.id.schema();

@ApiTags(accesosDeSistemas.label.many)
@Controller(`api/${accesosDeSistemas.name}`)
export class MachineKeyController {
  constructor(private readonly keys: MachineKeyService) {}

  @Post(':id/clave')
  @HttpCode(200)
  @Can('editar', accesosDeSistemas)
  @Idempotent()
  @ApiOperation({
    summary: 'Crea su clave; la anterior deja de servir',
    description: 'Se muestra esta vez. Queda en el historial quién la creó.',
  })
  @ApiProblems('transicion_invalida')
  @ApiJsonResponse(machineKey)
  create(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
    return this.keys.create(staff, id);
  }

  @Get(':id/uso')
  @Can('leer', accesosDeSistemas)
  @ApiOperation({ summary: 'Cuántas peticiones hizo por día' })
  @ApiJsonResponse(systemRequests)
  requests(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
    return this.keys.findRequests(staff, id);
  }
}
