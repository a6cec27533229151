import { followed, type PrivateLink, privateLink } from '@coop/domain/answers';
import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { Public } from '../../platform/auth/access.js';
import { ApiOperation, ApiTags, Refuses } from '../../platform/http/openapi/api.js';
import { AnswersJson, AnswersText } from '../../platform/http/openapi/documented.js';
import { FollowingService } from './following.service.js';

/** A case, for whoever has its private link. */
@ApiTags('Formularios')
@Controller('api/publico/seguimiento/enlace')
export class FollowingController {
  constructor(private readonly following: FollowingService) {}

  @Post()
  @HttpCode(200)
  @Public()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Estado y recorrido de un caso, por su enlace privado',
    description: 'El enlace de la constancia lleva las dos partes detrás de «#»: `REC-2026-000123.llave`.',
  })
  @Refuses('no_encontrado')
  @AnswersJson(followed)
  find(@Body({ schema: privateLink }) link: PrivateLink) {
    return this.following.find(link);
  }

  @Post('plazo.ics')
  @HttpCode(200)
  @Public()
  @Header('Cache-Control', 'no-store')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="plazo.ics"')
  @ApiOperation({ summary: 'El último día de su respuesta, para un calendario' })
  @Refuses('no_encontrado')
  @AnswersText('text/calendar', 'El último día de la respuesta')
  findDeadline(@Body({ schema: privateLink }) link: PrivateLink) {
    return this.following.findDeadline(link);
  }
}
