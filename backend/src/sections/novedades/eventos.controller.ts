import { Controller, Get, Header, Param } from '@nestjs/common';
import { Public } from '../../platform/auth/access.js';
import { ApiOperation, ApiTags } from '../../platform/http/openapi/api.js';
import { ApiSlugParam, ApiTextResponse } from '../../platform/http/openapi/api-decorators.js';
import { EventosService } from './eventos.service.js';

@ApiTags('Público')
@Controller('api/publico/novedades')
export class EventosController {
  constructor(private readonly eventos: EventosService) {}

  @Get(':slug/evento.ics')
  @Public()
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="evento.ics"')
  @ApiOperation({ summary: 'El evento de una novedad, para el calendario', description: 'En formato iCalendar.' })
  @ApiTextResponse('text/calendar', 'El evento')
  @ApiSlugParam()
  get(@Param('slug') slug: string) {
    return this.eventos.getCalendar(slug);
  }
}
