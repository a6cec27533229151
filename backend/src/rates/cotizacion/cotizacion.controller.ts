import { cotizacion, noCotizacion } from '@coop/domain/answers';
import { Body, Controller, Get, Put, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public, SignedIn } from '../../platform/auth/access.js';
import { CurrentStaff } from '../../platform/auth/current-staff.js';
import type { Staff } from '../../platform/auth/staff.js';
import { AnswersJson, TakesBody } from '../../platform/http/openapi/documented.js';
import { CotizacionService } from './cotizacion.service.js';
import { manualSchema } from './manualSchema.js';
import { sendCotizacion } from './sendCotizacion.js';

@ApiTags('Cotización')
@Controller('api/cotizacion')
export class CotizacionController {
  constructor(private readonly cotizacion: CotizacionService) {}

  @Get()
  @Public()
  @ApiOperation({ summary: 'La cotización del día', description: 'Bolivianos por dólar y por UFV.' })
  @AnswersJson(cotizacion)
  @AnswersJson(noCotizacion, 503)
  async get(@Res() response: Response) {
    sendCotizacion(response, await this.cotizacion.findForVisitors());
  }

  @Put()
  @SignedIn()
  @ApiOperation({
    summary: 'Reemplaza la cotización hasta que termine el día',
    description: 'Solo un administrador. Después vuelve a regir la última de la fuente.',
  })
  @TakesBody(manualSchema)
  @AnswersJson(cotizacion)
  set(@CurrentStaff() staff: Staff, @Body() body: unknown) {
    return this.cotizacion.setManual(staff, body);
  }
}
