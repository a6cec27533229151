import type { AnySection } from '@coop/domain';
import { Controller, Get, type Type } from '@nestjs/common';
import { Can } from '../../platform/auth/access.js';
import { RecentSignIn } from '../../platform/auth/recent-sign-in.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { ApiOperation, ApiTags, namedController, ValidatedQuery } from '../../platform/http/openapi/api.js';
import { ApiChangesResponse } from '../../platform/http/openapi/api-decorators.js';
import { ApiRecentSignIn } from '../access-log/access-log.service.js';
import { ChangesService } from './changes.service.js';
import { type ChangesQuery, changesQuery } from './changesQuery.js';

export function changesController(section: AnySection): Type {
  @ApiTags(section.label.many)
  @Controller(`api/${section.name}/cambios`)
  class ChangesController {
    constructor(readonly changes: ChangesService) {}

    @Get()
    @Can('leer', section)
    @ApiOperation({
      summary: `Qué cambió desde entonces: ${section.label.many}`,
      description: 'Del cambio más antiguo al más nuevo. Lo de los últimos dos minutos puede venir otra vez.',
    })
    @ApiRecentSignIn(section)
    @ApiChangesResponse(section)
    find(
      @CurrentStaff() staff: Staff,
      @RecentSignIn() requireRecent: () => void,
      @ValidatedQuery(() => changesQuery(section)) query: ChangesQuery,
    ) {
      return this.changes.find(section, staff, query, requireRecent);
    }
  }
  return namedController(section, 'Cambios', ChangesController);
}
