import { fields, sections } from '@coop/domain';
import { calendarioObligaciones, ocurrencia } from '@coop/domain/answers';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { z } from 'zod';
import { SignedIn } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiProblems, ApiTags } from '../../platform/http/openapi/api.js';
import { ApiJsonResponse } from '../../platform/http/openapi/api-decorators.js';
import { markSchema, type NewMark, ObligationsService, unmarkSchema } from './obligations.service.js';

const schema = fields.id().schema();

@ApiTags(sections['sitio/obligaciones'].label.many)
@Controller('api/obligaciones')
export class ObligationsController {
  constructor(private readonly obligations: ObligationsService) {}

  @Get()
  @SignedIn()
  @ApiOperation({
    summary: 'El calendario de obligaciones',
    description: 'De las que responde su rol; administrador, todas.',
  })
  @ApiJsonResponse(calendarioObligaciones)
  find(@CurrentStaff() staff: Staff) {
    return this.obligations.find(staff);
  }

  @Post(':id/cumplir')
  @HttpCode(200)
  @SignedIn()
  @Idempotent()
  @ApiOperation({ summary: 'Marca cumplido un período', description: 'Lo hace el rol responsable, o administrador.' })
  @ApiProblems('sin_permiso', 'transicion_invalida', 'no_encontrado')
  @ApiJsonResponse(ocurrencia)
  mark(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string, @Body({ schema: markSchema }) mark: NewMark) {
    return this.obligations.mark(staff, id, mark);
  }

  @Post(':id/reabrir')
  @HttpCode(200)
  @SignedIn()
  @Idempotent()
  @ApiOperation({ summary: 'Quita la marca de cumplido de un período' })
  @ApiProblems('sin_permiso', 'transicion_invalida', 'no_encontrado')
  @ApiJsonResponse(ocurrencia)
  unmark(
    @CurrentStaff() staff: Staff,
    @Param('id', { schema }) id: string,
    @Body({ schema: unmarkSchema }) { periodo }: z.output<typeof unmarkSchema>,
  ) {
    return this.obligations.unmark(staff, id, periodo);
  }
}
