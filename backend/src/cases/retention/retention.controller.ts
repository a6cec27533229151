import { sections } from '@coop/domain';
import { retention } from '@coop/domain/answers';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { z } from 'zod';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiProblems, ApiTags } from '../../platform/http/openapi/api.js';
import { ApiIdResponse, ApiJsonResponse } from '../../platform/http/openapi/api-decorators.js';
import { RetentionService } from './retention.service.js';

const audit = sections['sitio/auditoria'];
const choice = z.strictObject({
  seccion: z.string('Escriba una sección'),
  id: z.uuid('El identificador no es válido'),
  version: z.int('Escriba la versión del registro').optional(),
});

@ApiTags('Conservación de datos personales')
@Controller('api/retencion')
export class RetentionController {
  constructor(readonly retention: RetentionService) {}

  @Get()
  @Can('leer', audit)
  @ApiOperation({ summary: 'Plazos por sección, lo que vence, lo que espera una decisión y lo que ya se hizo' })
  @ApiJsonResponse(retention)
  describe(@CurrentStaff() staff: Staff) {
    return this.retention.describe(staff);
  }

  @Post('anonimizar')
  @HttpCode(200)
  @Can('leer', audit, 'loss')
  @Idempotent()
  @ApiOperation({
    summary: 'Borra los datos personales de un caso cerrado que cumplió su plazo y no se borra por sí solo',
  })
  @ApiIdResponse()
  @ApiProblems('no_encontrado', 'version_requerida', 'transicion_invalida')
  decide(@CurrentStaff() staff: Staff, @Body({ schema: choice }) { seccion, id, version }: z.output<typeof choice>) {
    return this.retention.decide(staff, seccion, id, { version });
  }
}
