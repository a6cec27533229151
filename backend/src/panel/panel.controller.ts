import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../platform/auth/access.js';
import { CurrentStaff } from '../platform/auth/current-staff.js';
import type { Staff } from '../platform/auth/staff.js';
import { jsonSchemaOf } from '../platform/http/openapi/jsonSchemaOf.js';
import { validateQuery } from '../platform/http/validate.js';
import { PanelService } from './panel.service.js';
import { panelAnswer } from './panelAnswer.js';
import { units } from './trends/periods.js';
import { TrendsService } from './trends/trends.service.js';
import { trendsAnswer, trendsQuery } from './trends/trendsAnswer.js';

/** What waits, and how things went: of the sections that whoever asks may read. */
@ApiTags('Panel')
@Controller('api/panel')
export class PanelController {
  constructor(
    private readonly panel: PanelService,
    private readonly trends: TrendsService,
  ) {}

  @Get()
  @SignedIn()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Lo que espera', description: 'Cada cifra es el total de la lista a la que enlaza.' })
  @ApiOkResponse({ schema: jsonSchemaOf(panelAnswer) })
  open(@CurrentStaff() staff: Staff) {
    return this.panel.open(staff);
  }

  @Get('tendencias')
  @SignedIn()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Tendencias', description: 'De los últimos doce meses o semanas, el actual incluido.' })
  @ApiQuery({ name: 'por', required: false, enum: units })
  @ApiOkResponse({ schema: jsonSchemaOf(trendsAnswer) })
  find(@CurrentStaff() staff: Staff, @Query() query: unknown) {
    return this.trends.find(staff, validateQuery(trendsQuery, query).por);
  }
}
