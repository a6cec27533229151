import { type AnySection, getTransition, sections } from '@coop/domain';
import { Body, Controller, HttpCode, Param, Post, type Type } from '@nestjs/common';
import { z } from 'zod';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { jsonObject } from '../../platform/http/body/json.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiProblems, ApiTags, namedController } from '../../platform/http/openapi/api.js';
import { ApiActionBody, ApiSectionResponse } from '../../platform/http/openapi/api-decorators.js';
import { CurrentLock, type Lock } from '../../platform/http/version/version-tag.interceptor.js';
import { ForwardService } from './forward.service.js';

const complaint = (sections['contactanos/reclamos'].change() as z.ZodObject).extend({
  nota: z.string().optional(),
});

export function forwardController(section: AnySection): Type {
  const schema = section.fields.id.schema();
  const { label } = getTransition(section, 'derivar');

  @ApiTags(section.label.many)
  @Controller(`api/${section.name}`)
  class ForwardController {
    constructor(readonly forwarding: ForwardService) {}

    @Post(':id/derivar')
    @HttpCode(200)
    @Can('derivar', section)
    @Idempotent()
    @ApiOperation({
      summary: `${label}: ${section.label.one}`,
      description: 'Trae lo que el caso no dice del reclamo; lo demás se toma del caso, también su fecha.',
    })
    @ApiActionBody(() => complaint)
    @ApiProblems('transicion_invalida')
    @ApiSectionResponse(section, 'written')
    forward(
      @CurrentStaff() staff: Staff,
      @Param('id', { schema }) id: string,
      @CurrentLock() lock: Lock,
      @Body({ schema: jsonObject }) order: Record<string, unknown>,
    ) {
      return this.forwarding.toComplaint(section, staff, id, lock, order);
    }
  }
  return namedController(section, 'Derivar', ForwardController);
}
