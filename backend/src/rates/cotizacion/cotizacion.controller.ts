import { Body, Controller, Get, Put, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public, SignedIn } from '../../platform/auth/access.js';
import { CurrentStaff } from '../../platform/auth/current-staff.js';
import type { Staff } from '../../platform/auth/staff.js';
import { TakesBody } from '../../platform/http/openapi/documented.js';
import { jsonSchemaOf } from '../../platform/http/openapi/jsonSchemaOf.js';
import { CotizacionService } from './cotizacion.service.js';
import { manualSchema } from './manualSchema.js';
import { publicCotizacionSchema } from './publicCotizacion.js';
import { sendCotizacion } from './sendCotizacion.js';

const rates = jsonSchemaOf(publicCotizacionSchema);
const unavailable = { type: 'object', properties: { error: { type: 'string', enum: ['Error al obtener los datos'] } } };

@ApiTags('Cotización')
@Controller('api/cotizacion')
export class CotizacionController {
  constructor(private readonly cotizacion: CotizacionService) {}

  @Get()
  @Public()
  @ApiOperation({ summary: 'La cotización del día', description: 'Bolivianos por dólar y por UFV.' })
  @ApiOkResponse({ description: 'La última buena', schema: rates })
  @ApiResponse({ status: 503, description: 'Nunca se obtuvo ninguna', schema: unavailable })
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
  @ApiOkResponse({ description: 'La que rige ahora', schema: rates })
  set(@CurrentStaff() staff: Staff, @Body() body: unknown) {
    return this.cotizacion.setManual(staff, body);
  }
}
