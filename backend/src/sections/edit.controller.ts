import type { AnySection } from '@coop/domain';
import { Body, Controller, Delete, Param, Put, type Type } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Can } from '../auth/access.js';
import { CurrentStaff } from '../auth/current-staff.js';
import type { Staff } from '../auth/staff.js';
import { Answers, AnswersId, TakesBody, TakesId } from '../http/documented.js';
import { jsonObject } from '../http/jsonObject.js';
import { ResourceService } from './resource.service.js';

/** Changes and erases rows of a section. */
export function editController(section: AnySection): Type {
  const { schema } = section.fields.id;

  @ApiTags(section.label.many)
  @Controller(`api/${section.name}`)
  class EditController {
    constructor(readonly resources: ResourceService) {}

    @Put(':id')
    @Can('editar', section)
    @ApiOperation({
      summary: `Cambia: ${section.label.one}`,
      description: 'Parte del registro; `version` evita pisar lo ajeno.',
    })
    @TakesId()
    @TakesBody(section.change)
    @Answers(section, 'row')
    update(
      @CurrentStaff() staff: Staff,
      @Param('id', { schema }) id: string,
      @Body({ schema: jsonObject }) change: Record<string, unknown>,
    ) {
      return this.resources.update(section, staff, id, change);
    }

    @Delete(':id')
    @Can('eliminar', section)
    @ApiOperation({ summary: `Elimina: ${section.label.one}` })
    @TakesId()
    @AnswersId()
    remove(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
      return this.resources.remove(section, staff, id);
    }
  }
  return EditController;
}
