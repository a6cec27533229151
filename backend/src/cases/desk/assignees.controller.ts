import type { AnySection } from '@coop/domain';
import { assignees } from '@coop/domain/answers';
import { Controller, Get, type Type } from '@nestjs/common';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { ApiOperation, ApiTags, namedController } from '../../platform/http/openapi/api.js';
import { ApiJsonResponse } from '../../platform/http/openapi/api-decorators.js';
import { AssigneesService } from './assignees.service.js';

export function assigneesController(section: AnySection): Type {
  @ApiTags(section.label.many)
  @Controller(`api/${section.name}/responsables`)
  class AssigneesController {
    constructor(readonly assignees: AssigneesService) {}

    @Get()
    @Can('anotar', section)
    @ApiOperation({ summary: 'Personal activo a quien se puede asignar' })
    @ApiJsonResponse(assignees)
    find(@CurrentStaff() staff: Staff) {
      return this.assignees.find(section, staff);
    }
  }
  return namedController(section, 'Responsables', AssigneesController);
}
