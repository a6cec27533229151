import type { AnySection } from '@coop/domain';
import { Controller, Get, HttpCode, Param, Post, Query, Res, type Type } from '@nestjs/common';
import type { Response } from 'express';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff } from '../../platform/auth/current-staff.js';
import type { Staff } from '../../platform/auth/staff.js';
import { ApiOperation, ApiTags } from '../../platform/http/openapi/api.js';
import { Answers, AnswersTrash, TakesId, TakesRange } from '../../platform/http/openapi/documented.js';
import { namedController } from '../../platform/http/openapi/namedController.js';
import { sendPage } from '../../platform/http/sendPage.js';
import { validateQuery } from '../../platform/http/validate.js';
import { rangeQuery } from '../rows/api/listQuery.js';
import { TrashService } from './trash.service.js';

/** What was erased of a section, and its way back. */
export function trashController(section: AnySection): Type {
  const { schema } = section.fields.id;

  @ApiTags(section.label.many)
  @Controller(`api/${section.name}/papelera`)
  class TrashController {
    constructor(readonly trash: TrashService) {}

    @Get()
    @Can('eliminar', section)
    @ApiOperation({ summary: `Papelera de ${section.label.many}: lo último primero` })
    @TakesRange()
    @AnswersTrash()
    async find(@CurrentStaff() staff: Staff, @Query() asked: unknown, @Res() response: Response) {
      const { range } = validateQuery(rangeQuery, asked);
      sendPage(response, section.name, await this.trash.findPage(section, staff, range));
    }

    @Post(':id/recuperar')
    @HttpCode(200)
    @Can('eliminar', section)
    @ApiOperation({ summary: `Recupera de la papelera: ${section.label.one}` })
    @TakesId()
    @Answers(section, 'row')
    recover(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
      return this.trash.recover(section, staff, id);
    }
  }
  return namedController(section, 'Papelera', TrashController);
}
