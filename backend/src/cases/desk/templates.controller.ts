import type { AnySection } from '@coop/domain';
import { Controller, Get, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff } from '../../platform/auth/current-staff.js';
import type { Staff } from '../../platform/auth/staff.js';
import { jsonSchemaOf } from '../../platform/http/openapi/jsonSchemaOf.js';
import { namedController } from '../../platform/http/openapi/namedController.js';
import { TemplatesService } from './templates.service.js';

const templates = jsonSchemaOf(z.array(z.object({ id: z.string(), nombre: z.string(), texto: z.string() })));

/** The reply templates of a section that is answered. */
export function templatesController(section: AnySection): Type {
  @ApiTags(section.label.many)
  @Controller(`api/${section.name}/plantillas`)
  class TemplatesController {
    constructor(readonly templates: TemplatesService) {}

    @Get()
    @Can('responder', section)
    @ApiOperation({ summary: 'Plantillas para responder' })
    @ApiOkResponse({ description: 'Plantillas', schema: templates })
    find(@CurrentStaff() staff: Staff) {
      return this.templates.find(section, staff);
    }
  }
  return namedController(section, 'Plantillas', TemplatesController);
}
