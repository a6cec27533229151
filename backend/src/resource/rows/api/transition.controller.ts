import { type AnySection, getTransition, orderSchema } from '@coop/domain';
import { Body, Controller, HttpCode, Param, Post, type Type } from '@nestjs/common';
import { Can } from '../../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../../platform/auth/staff.js';
import { jsonObject } from '../../../platform/http/body/json.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiProblems, ApiTags } from '../../../platform/http/openapi/api.js';
import { ApiActionBody, ApiSectionResponse } from '../../../platform/http/openapi/api-decorators.js';
import { CurrentLock, type Lock } from '../../../platform/http/version/version-tag.interceptor.js';
import { ResourceService } from '../resource.service.js';
import { publishingNeeds } from './publishingNeeds.js';

/** Endpoint of a transition, with its own permission: `POST /api/reclamos/{id}/responder`. */
export function transitionController(section: AnySection, name: string): Type {
  const schema = section.fields.id.schema();
  const transition = getTransition(section, name);

  @ApiTags(section.label.many)
  @Controller(`api/${section.name}`)
  class TransitionController {
    constructor(readonly resources: ResourceService) {}

    @Post(`:id/${name}`)
    @HttpCode(200)
    @Can(name, section)
    @Idempotent()
    @ApiOperation({
      summary: `${transition.label}: ${section.label.one}`,
      ...(name === 'publicar' && { description: publishingNeeds(section) }),
    })
    @ApiActionBody(() => orderSchema(section, transition))
    @ApiProblems('transicion_invalida')
    @ApiSectionResponse(section, 'written')
    order(
      @CurrentStaff() staff: Staff,
      @Param('id', { schema }) id: string,
      @CurrentLock() lock: Lock,
      @Body({ schema: jsonObject }) order: Record<string, unknown>,
    ) {
      return this.resources.transition(section, staff, id, name, lock, order);
    }
  }
  return TransitionController;
}
