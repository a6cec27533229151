import { Controller, Get, Header, Param } from '@nestjs/common';
import { Public } from '../../platform/auth/access.js';
import { ApiOperation, ApiTags } from '../../platform/http/openapi/api.js';
import { AnswersText, TakesSlug } from '../../platform/http/openapi/documented.js';
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
  @AnswersText('text/calendar', 'El evento')
  @TakesSlug()
  get(@Param('slug') slug: string) {
    return this.eventos.getCalendar(slug);
  }
}
