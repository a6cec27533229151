import type { AnySection } from '@coop/domain';
import { Controller, Get, Param, Res, type Type } from '@nestjs/common';
import type { Response } from 'express';
import { Can } from '../../../platform/auth/access.js';
import { RecentSignIn } from '../../../platform/auth/recent-sign-in.js';
import { CurrentStaff, type Staff } from '../../../platform/auth/staff.js';
import { ApiOperation, ApiTags, ValidatedQuery } from '../../../platform/http/openapi/api.js';
import { ApiSectionResponse } from '../../../platform/http/openapi/api-decorators.js';
import { sendPage } from '../../../platform/http/sendPage.js';
import { ApiRecentSignIn } from '../../access-log/access-log.service.js';
import { ResourceService } from '../resource.service.js';
import { type ListQuery, listQuery } from './listQuery.js';

/** One class per section, since inherited handlers would share one permission. */
export function readController(section: AnySection): Type {
  const schema = section.fields.id.schema();

  @ApiTags(section.label.many)
  @Controller(`api/${section.name}`)
  class ReadController {
    constructor(readonly resources: ResourceService) {}

    @Get()
    @Can('leer', section)
    @ApiOperation({ summary: `Lista de ${section.label.many}`, description: section.about })
    @ApiRecentSignIn(section)
    @ApiSectionResponse(section, 'page')
    async find(
      @CurrentStaff() staff: Staff,
      @RecentSignIn() requireRecent: () => void,
      @ValidatedQuery(() => listQuery(section)) query: ListQuery,
      @Res() response: Response,
    ) {
      sendPage(response, section.name, await this.resources.list(section, staff, query, requireRecent));
    }

    @Get(':id')
    @Can('leer', section)
    @ApiOperation({ summary: `${section.label.one} por su identificador` })
    @ApiSectionResponse(section, 'row')
    get(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
      return this.resources.get(section, staff, id);
    }
  }
  return ReadController;
}
