import { type AnySection, findSection } from '@coop/domain';
import { Controller, Param, Post, type Type } from '@nestjs/common';
import { Can } from '../../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../../platform/auth/staff.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiProblems, ApiTags } from '../../../platform/http/openapi/api.js';
import { ApiSectionResponse } from '../../../platform/http/openapi/api-decorators.js';
import { FollowUpService } from '../follow-up.service.js';

/** Endpoint of an order that creates a draft: `POST /api/remates/{id}/siguienteSenalamiento`. */
export function followUpController(section: AnySection, name: string): Type {
  const schema = section.fields.id.schema();
  const { label, to } = section.followUps[name] as AnySection['followUps'][string];

  @ApiTags(section.label.many)
  @Controller(`api/${section.name}`)
  class FollowUpController {
    constructor(readonly followUps: FollowUpService) {}

    @Post(`:id/${name}`)
    @Can(name, section)
    @Idempotent()
    @ApiOperation({ summary: `${label}: un borrador nuevo` })
    @ApiProblems('transicion_invalida', 'datos_invalidos')
    @ApiSectionResponse(findSection(to) as AnySection, 'created')
    order(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
      return this.followUps.order(section, staff, id, name);
    }
  }
  return FollowUpController;
}
