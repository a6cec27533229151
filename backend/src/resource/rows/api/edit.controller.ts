import type { AnySection } from '@coop/domain';
import { Body, Controller, Delete, Param, Put, type Type } from '@nestjs/common';
import { Can } from '../../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../../platform/auth/staff.js';
import { jsonObject } from '../../../platform/http/body/json.js';
import { ApiOperation, ApiProblems, ApiTags } from '../../../platform/http/openapi/api.js';
import {
  ApiChangeBody,
  ApiIdResponse,
  ApiSectionResponse,
  ApiVersionLock,
} from '../../../platform/http/openapi/api-decorators.js';
import { CurrentLock, type Lock } from '../../../platform/http/version/version-tag.interceptor.js';
import { ResourceService } from '../resource.service.js';

export function editController(section: AnySection): Type {
  const schema = section.fields.id.schema();

  @ApiTags(section.label.many)
  @Controller(`api/${section.name}`)
  class EditController {
    constructor(readonly resources: ResourceService) {}

    @Put(':id')
    @Can('editar', section)
    @ApiOperation({ summary: `Cambia: ${section.label.one}`, description: 'Trae parte del registro, o todo.' })
    @ApiChangeBody(section)
    @ApiProblems('transicion_invalida')
    @ApiSectionResponse(section, 'written')
    update(
      @CurrentStaff() staff: Staff,
      @Param('id', { schema }) id: string,
      @CurrentLock() lock: Lock,
      @Body({ schema: jsonObject }) change: Record<string, unknown>,
    ) {
      return this.resources.update(section, staff, id, lock, change);
    }

    @Delete(':id')
    @Can('eliminar', section)
    @ApiOperation({ summary: `Elimina: ${section.label.one}` })
    @ApiVersionLock()
    @ApiProblems('transicion_invalida')
    @ApiIdResponse()
    remove(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string, @CurrentLock() lock: Lock) {
      return this.resources.remove(section, staff, id, lock);
    }
  }
  return EditController;
}
