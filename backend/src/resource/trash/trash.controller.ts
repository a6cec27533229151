import type { AnySection } from '@coop/domain';
import { Controller, Get, HttpCode, Param, Post, Res, type Type } from '@nestjs/common';
import type { Response } from 'express';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import {
  ApiOperation,
  ApiProblems,
  ApiTags,
  namedController,
  ValidatedQuery,
} from '../../platform/http/openapi/api.js';
import { ApiSectionResponse, ApiTrashResponse } from '../../platform/http/openapi/api-decorators.js';
import { sendPage } from '../../platform/http/sendPage.js';
import { type RangeQuery, rangeQuery } from '../rows/api/listQuery.js';
import { TrashService } from './trash.service.js';

export function trashController(section: AnySection): Type {
  const schema = section.fields.id.schema();

  @ApiTags(section.label.many)
  @Controller(`api/${section.name}/papelera`)
  class TrashController {
    constructor(readonly trash: TrashService) {}

    @Get()
    @Can('eliminar', section)
    @ApiOperation({ summary: `Papelera de ${section.label.many}: lo último primero` })
    @ApiTrashResponse()
    async find(
      @CurrentStaff() staff: Staff,
      @ValidatedQuery(() => rangeQuery) { range }: RangeQuery,
      @Res() response: Response,
    ) {
      sendPage(response, section.name, await this.trash.findPage(section, staff, range));
    }

    @Post(':id/recuperar')
    @HttpCode(200)
    @Can('eliminar', section)
    @Idempotent()
    @ApiOperation({ summary: `Recupera de la papelera: ${section.label.one}` })
    @ApiProblems('datos_invalidos', 'transicion_invalida')
    @ApiSectionResponse(section, 'written')
    recover(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
      return this.trash.recover(section, staff, id);
    }
  }
  return namedController(section, 'Papelera', TrashController);
}
