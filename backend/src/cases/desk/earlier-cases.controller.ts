import type { AnySection } from '@coop/domain';
import { otherCases } from '@coop/domain/answers';
import { Controller, Get, Param, type Type } from '@nestjs/common';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { ApiOperation, ApiTags, namedController } from '../../platform/http/openapi/api.js';
import { ApiJsonResponse } from '../../platform/http/openapi/api-decorators.js';
import { EarlierCasesService } from './earlier-cases.service.js';

export function earlierCasesController(section: AnySection): Type {
  const schema = section.fields.id.schema();

  @ApiTags(section.label.many)
  @Controller(`api/${section.name}/:id/otros-casos`)
  class EarlierCasesController {
    constructor(readonly cases: EarlierCasesService) {}

    @Get()
    @Can('leer', section)
    @ApiOperation({
      summary: 'Otros casos del mismo documento, del último al primero',
      description: 'De las secciones que su rol puede leer; vacío si el caso no trae documento.',
    })
    @ApiJsonResponse(otherCases)
    find(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
      return this.cases.find(section, staff, id);
    }
  }
  return namedController(section, 'OtrosCasos', EarlierCasesController);
}
