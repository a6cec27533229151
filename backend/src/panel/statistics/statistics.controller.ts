import type { AnySection } from '@coop/domain';
import { statistics } from '@coop/domain/answers';
import { Controller, Get, type Type } from '@nestjs/common';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { ApiOperation, ApiTags, namedController, ValidatedQuery } from '../../platform/http/openapi/api.js';
import { ApiJsonResponse } from '../../platform/http/openapi/api-decorators.js';
import { type TrendsQuery, trendsQuery } from '../trends/trend.js';
import { StatisticsService } from './statistics.service.js';

/** Returns the controller of a form's statistics: `GET /api/{formulario}/estadisticas`. */
export function statisticsController(section: AnySection): Type {
  @ApiTags(section.label.many)
  @Controller(`api/${section.name}/estadisticas`)
  class StatisticsController {
    constructor(readonly statistics: StatisticsService) {}

    @Get()
    @Can('leer', section)
    @ApiOperation({
      summary: `Estadísticas: ${section.label.many}`,
      description: 'De los últimos doce meses o semanas, el actual incluido; cada cifra enlaza a su lista.',
    })
    @ApiJsonResponse(statistics)
    find(@CurrentStaff() staff: Staff, @ValidatedQuery(() => trendsQuery) { por }: TrendsQuery) {
      return this.statistics.find(section, staff, por);
    }
  }
  return namedController(section, 'Estadisticas', StatisticsController);
}
