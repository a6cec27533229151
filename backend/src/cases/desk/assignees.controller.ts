import type { AnySection } from '@coop/domain';
import { Controller, Get, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff } from '../../platform/auth/current-staff.js';
import type { Staff } from '../../platform/auth/staff.js';
import { jsonSchemaOf } from '../../platform/http/openapi/jsonSchemaOf.js';
import { namedController } from '../../platform/http/openapi/namedController.js';
import { AssigneesService } from './assignees.service.js';

const assignees = jsonSchemaOf(z.array(z.object({ uid: z.string(), nombre: z.string() })));

/** To whom the cases of a section may be given. */
export function assigneesController(section: AnySection): Type {
  @ApiTags(section.label.many)
  @Controller(`api/${section.name}/responsables`)
  class AssigneesController {
    constructor(readonly assignees: AssigneesService) {}

    @Get()
    @Can('anotar', section)
    @ApiOperation({ summary: 'Personal activo a quien se puede asignar' })
    @ApiOkResponse({ description: 'Personal', schema: assignees })
    find(@CurrentStaff() staff: Staff) {
      return this.assignees.find(section, staff);
    }
  }
  return namedController(section, 'Responsables', AssigneesController);
}
