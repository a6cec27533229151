import type { AnySection } from '@coop/domain';
import { replyTemplates } from '@coop/domain/answers';
import { Controller, Get, type Type } from '@nestjs/common';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { ApiOperation, ApiTags, namedController } from '../../platform/http/openapi/api.js';
import { ApiJsonResponse } from '../../platform/http/openapi/api-decorators.js';
import { TemplatesService } from './templates.service.js';

export function templatesController(section: AnySection): Type {
  @ApiTags(section.label.many)
  @Controller(`api/${section.name}/plantillas`)
  class TemplatesController {
    constructor(readonly templates: TemplatesService) {}

    @Get()
    @Can('responder', section)
    @ApiOperation({ summary: 'Plantillas para responder' })
    @ApiJsonResponse(replyTemplates)
    find(@CurrentStaff() staff: Staff) {
      return this.templates.find(section, staff);
    }
  }
  return namedController(section, 'Plantillas', TemplatesController);
}
