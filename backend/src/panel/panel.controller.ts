import { firstDayTasks, lookupResults, panel, trends } from '@coop/domain/answers';
import { Controller, Get } from '@nestjs/common';
import { z } from 'zod';
import { SignedIn } from '../platform/auth/access.js';
import { RecentSignIn } from '../platform/auth/recent-sign-in.js';
import { CurrentStaff, type Staff } from '../platform/auth/staff.js';
import { ApiOperation, ApiTags, ValidatedQuery } from '../platform/http/openapi/api.js';
import { ApiJsonResponse } from '../platform/http/openapi/api-decorators.js';
import { searchText } from '../resource/rows/api/listQuery.js';
import { FirstDayService } from './first-day.service.js';
import { LookupService } from './lookup.service.js';
import { PanelService } from './panel.service.js';
import { type TrendsQuery, trendsQuery } from './trends/trend.js';
import { TrendsService } from './trends/trends.service.js';

const lookupQuery = z.strictObject({
  q: searchText
    .refine((text) => text.trim().length >= 3, 'Escriba al menos 3 caracteres')
    .meta({ description: 'Lo que se busca', examples: ['REC-2026-000008'] }),
});

type LookupQuery = z.output<typeof lookupQuery>;

@ApiTags('Panel')
@Controller('api/panel')
export class PanelController {
  constructor(
    private readonly panel: PanelService,
    private readonly trends: TrendsService,
    private readonly lookup: LookupService,
    private readonly firstDay: FirstDayService,
  ) {}

  @Get()
  @SignedIn()
  @ApiOperation({ summary: 'Lo que espera', description: 'Cada cifra es el total de la lista a la que enlaza.' })
  @ApiJsonResponse(panel)
  open(@CurrentStaff() staff: Staff) {
    return this.panel.open(staff);
  }

  @Get('buscar')
  @SignedIn()
  @ApiOperation({
    summary: 'Busca en todo el panel',
    description:
      'Por título, código, nombre o documento, en las secciones que su rol lee. Buscar entre casos queda registrado.',
  })
  @ApiJsonResponse(lookupResults)
  look(
    @CurrentStaff() staff: Staff,
    @RecentSignIn() requireRecent: () => void,
    @ValidatedQuery(() => lookupQuery) { q }: LookupQuery,
  ) {
    return this.lookup.find(staff, q, requireRecent);
  }

  @Get('primer-dia')
  @SignedIn()
  @ApiOperation({ summary: 'El primer día de un rol', description: 'Se da por hecho lo que dice la auditoría.' })
  @ApiJsonResponse(firstDayTasks)
  findFirstDay(@CurrentStaff() staff: Staff) {
    return this.firstDay.findFor(staff);
  }

  @Get('tendencias')
  @SignedIn()
  @ApiOperation({ summary: 'Tendencias', description: 'De los últimos doce meses o semanas, el actual incluido.' })
  @ApiJsonResponse(trends)
  find(@CurrentStaff() staff: Staff, @ValidatedQuery(() => trendsQuery) { por }: TrendsQuery) {
    return this.trends.find(staff, por);
  }
}
