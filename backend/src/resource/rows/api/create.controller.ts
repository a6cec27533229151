import { type AnySection, sectionList } from '@coop/domain';
import { Body, Controller, Post, type Type } from '@nestjs/common';
import { Can } from '../../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../../platform/auth/staff.js';
import { jsonObject } from '../../../platform/http/body/json.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiProblems, ApiTags } from '../../../platform/http/openapi/api.js';
import { ApiJsonBody, ApiSectionResponse } from '../../../platform/http/openapi/api-decorators.js';
import { ResourceService } from '../resource.service.js';
import { publishingNeeds } from './publishingNeeds.js';

export function createController(section: AnySection): Type {
  @ApiTags(section.label.many)
  @Controller(`api/${section.name}`)
  class CreateController {
    constructor(readonly resources: ResourceService) {}

    @Post()
    @Can('crear', section)
    @Idempotent()
    @ApiOperation({ summary: `Crea: ${section.label.one}`, description: publishingNeeds(section) })
    @ApiJsonBody(section.draft, section.example)
    @ApiProblems(...(isFollowUp(section) ? (['transicion_invalida'] as const) : []))
    @ApiSectionResponse(section, 'created')
    create(@CurrentStaff() staff: Staff, @Body({ schema: jsonObject }) draft: Record<string, unknown>) {
      return this.resources.create(section, staff, draft);
    }
  }
  return CreateController;
}

/** Returns whether an order creates the section's rows from other rows: a second one from the same row is rejected. */
const isFollowUp = ({ name }: AnySection) =>
  sectionList.some(({ followUps }) => Object.values(followUps).some(({ to }) => to === name));
