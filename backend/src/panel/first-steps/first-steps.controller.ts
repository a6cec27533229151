import { pruebaCorreo, textosPuestos } from '@coop/domain/answers';
import { Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { z } from 'zod';
import { Opens } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiProblems, ApiTags } from '../../platform/http/openapi/api.js';
import { ApiJsonResponse, ApiNoContentResponse } from '../../platform/http/openapi/api-decorators.js';
import { FirstStepsService } from './first-steps.service.js';
import { MailTrialService } from './mail-trial.service.js';
import { StarterTextsService } from './starter-texts.service.js';

const clave = z
  .string()
  .max(80)
  .meta({ examples: ['productos/caja-ahorro'], description: 'La de un paso de `GET /api/panel`' });

/** Actions of the first steps outside of sections; for staff with «Entidad» in their menu, not for API keys. */
@ApiTags('Panel')
@Controller('api/panel')
export class FirstStepsController {
  constructor(
    private readonly steps: FirstStepsService,
    private readonly mail: MailTrialService,
    private readonly texts: StarterTextsService,
  ) {}

  @Put('pasos/:clave/apartado')
  @HttpCode(204)
  @Opens('sitio/entidad')
  @ApiOperation({ summary: 'Aparta un primer paso que aquí no corresponde', description: 'Queda quién y cuándo.' })
  @ApiProblems('no_encontrado', 'transicion_invalida')
  @ApiNoContentResponse()
  setAside(@CurrentStaff() staff: Staff, @Param('clave', { schema: clave }) step: string) {
    return this.steps.setAside(staff, step);
  }

  @Delete('pasos/:clave/apartado')
  @HttpCode(204)
  @Opens('sitio/entidad')
  @ApiOperation({ summary: 'Retoma un primer paso apartado' })
  @ApiNoContentResponse()
  resume(@CurrentStaff() staff: Staff, @Param('clave', { schema: clave }) step: string) {
    return this.steps.resume(staff, step);
  }

  @Post('correo-de-prueba')
  @HttpCode(200)
  @Idempotent()
  @Opens('sitio/entidad')
  @ApiOperation({
    summary: 'Envía un correo de prueba a quien lo pide',
    description: 'Sale al momento, y responde lo que dijo el servidor de correo.',
  })
  @ApiJsonResponse(pruebaCorreo)
  tryMail(@CurrentStaff() staff: Staff) {
    return this.mail.try(staff);
  }

  @Post('textos-iniciales')
  @HttpCode(200)
  @Idempotent()
  @Opens('sitio/entidad')
  @ApiOperation({
    summary: 'Trae los textos para empezar',
    description:
      'Páginas y plantillas como borradores, una sola vez: lo que ya está escrito no se toca, y pedirlo de nuevo no cambia nada.',
  })
  @ApiJsonResponse(textosPuestos)
  insertTexts(@CurrentStaff() staff: Staff) {
    return this.texts.insert(staff);
  }
}
