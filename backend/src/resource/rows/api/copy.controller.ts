import type { AnySection } from '@coop/domain';
import { copy } from '@coop/domain/answers';
import { Controller, Get, Param, type Type } from '@nestjs/common';
import { Can } from '../../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../../platform/auth/staff.js';
import { ApiOperation, ApiTags } from '../../../platform/http/openapi/api.js';
import { ApiJsonResponse } from '../../../platform/http/openapi/api-decorators.js';
import { CopyService } from '../copy.service.js';

export function copyController(section: AnySection): Type {
  const schema = section.fields.id.schema();

  @ApiTags(section.label.many)
  @Controller(`api/${section.name}/:id/copia`)
  class CopyController {
    constructor(readonly copies: CopyService) {}

    @Get()
    @Can('crear', section)
    @ApiOperation({
      summary: `Con qué empieza uno nuevo a partir de este: ${section.label.one}`,
      description: 'Todo menos la dirección, las fechas, los documentos y lo que no puede repetirse. No escribe nada.',
    })
    @ApiJsonResponse(copy)
    begin(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
      return this.copies.begin(section, staff, id);
    }
  }
  return CopyController;
}
