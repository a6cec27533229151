import { type AnySection, getTransition, orderSchema } from '@coop/domain';
import { Body, Controller, HttpCode, Param, Post, type Type } from '@nestjs/common';
import { Can } from '../../../platform/auth/access.js';
import { CurrentStaff } from '../../../platform/auth/current-staff.js';
import type { Staff } from '../../../platform/auth/staff.js';
import { jsonObject } from '../../../platform/http/body/jsonObject.js';
import { ApiOperation, ApiTags, Refuses } from '../../../platform/http/openapi/api.js';
import { Answers, TakesId, TakesOrder } from '../../../platform/http/openapi/documented.js';
import { Repeatable } from '../../../platform/http/repeats/repeatable.js';
import { CurrentLock } from '../../../platform/http/version/current-lock.js';
import type { Lock } from '../../../platform/http/version/lock.js';
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
    @Repeatable()
    @ApiOperation({
      summary: `${transition.label}: ${section.label.one}`,
      ...(name === 'publicar' && { description: publishingNeeds(section) }),
    })
    @TakesId()
    @TakesOrder(() => orderSchema(section, transition))
    @Refuses('transicion_invalida')
    @Answers(section, 'written')
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
