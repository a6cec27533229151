import { fields } from '@coop/domain';
import { aprobacion, aprobaciones } from '@coop/domain/answers';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { z } from 'zod';
import { SignedIn } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { jsonObject } from '../../platform/http/body/json.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiProblems, ApiTags } from '../../platform/http/openapi/api.js';
import { ApiActionBody, ApiJsonResponse } from '../../platform/http/openapi/api-decorators.js';
import { CurrentLock, type Lock } from '../../platform/http/version/version-tag.interceptor.js';
import { ApprovalsService, returnedSchema, sentSchema } from './approvals.service.js';

const schema = fields.id().schema();

/**
 * Approval requests. A request is approved by running its order: `POST /api/{sección}/{id}/publicar` or `/archivar`.
 */
@ApiTags('Aprobaciones')
@Controller('api/aprobaciones')
export class ApprovalsController {
  constructor(private readonly approvals: ApprovalsService) {}

  @Get()
  @SignedIn()
  @ApiOperation({
    summary: 'Por aprobar',
    description:
      'Lo que espera a otra persona en las secciones que su rol lee. Aprobar es dar su orden a esa versión: publicar o archivar.',
  })
  @ApiJsonResponse(aprobaciones)
  find(@CurrentStaff() staff: Staff) {
    return this.approvals.find(staff);
  }

  @Post()
  @HttpCode(200)
  @SignedIn()
  @Idempotent()
  @ApiOperation({
    summary: 'Envía un registro a aprobación',
    description: 'Si cambia después de enviarse, hay que enviarlo otra vez.',
  })
  @ApiActionBody(() => sentSchema)
  @ApiProblems('sin_permiso', 'transicion_invalida', 'no_encontrado')
  @ApiJsonResponse(aprobacion)
  send(
    @CurrentStaff() staff: Staff,
    @CurrentLock() lock: Lock,
    @Body({ schema: jsonObject }) body: Record<string, unknown>,
  ) {
    return this.approvals.send(staff, body, lock);
  }

  @Post(':id/devolver')
  @HttpCode(200)
  @SignedIn()
  @Idempotent()
  @ApiOperation({ summary: 'Lo devuelve con una nota, sin publicarlo' })
  @ApiProblems('sin_permiso', 'transicion_invalida', 'no_encontrado')
  @ApiJsonResponse(aprobacion)
  returnForChanges(
    @CurrentStaff() staff: Staff,
    @Param('id', { schema }) id: string,
    @Body({ schema: returnedSchema }) { nota }: z.output<typeof returnedSchema>,
  ) {
    return this.approvals.returnToAuthor(staff, id, nota);
  }
}
