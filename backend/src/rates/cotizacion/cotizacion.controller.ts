import { type Cotizacion, cotizacion, type NoCotizacion, noCotizacion } from '@coop/domain/answers';
import { Body, Controller, Get, Put, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public, SignedIn } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { ApiOperation, ApiTags } from '../../platform/http/openapi/api.js';
import { ApiJsonBody, ApiJsonResponse, ApiNotModifiedResponse } from '../../platform/http/openapi/api-decorators.js';
import { RETRY_AFTER_S } from '../../platform/http/problem.js';
import { ResponseCache, type ResponseContent } from '../../platform/http/responses/response-cache.js';
import { CotizacionService } from './cotizacion.service.js';
import { manualSchemaOn } from './manualSchema.js';

@ApiTags('Cotización')
@Controller('api/cotizacion')
export class CotizacionController {
  constructor(
    private readonly cotizacion: CotizacionService,
    private readonly cache: ResponseCache,
  ) {}

  @Get()
  @Public()
  @ApiOperation({ summary: 'La cotización del día', description: 'Bolivianos por dólar y por UFV.' })
  @ApiJsonResponse(cotizacion)
  @ApiNotModifiedResponse()
  @ApiJsonResponse(noCotizacion, 503)
  async get(@Req() request: Request, @Res() response: Response) {
    await this.cache.send(request, response, async () => ratesResponse(await this.cotizacion.findForVisitors()));
  }

  @Put()
  @SignedIn()
  @ApiOperation({
    summary: 'Reemplaza la cotización hasta que termine el día',
    description: 'Administrador o finanzas. Después vuelve a regir la última de la fuente.',
  })
  @ApiJsonBody(manualSchemaOn)
  @ApiJsonResponse(cotizacion)
  set(@CurrentStaff() staff: Staff, @Body() body: unknown) {
    return this.cotizacion.setManual(staff, body);
  }
}

/** Returns the rates, or the specification's own 503 body if none were ever stored; that body isn't problem+json. */
const ratesResponse = (cotizacion: Cotizacion | undefined): ResponseContent =>
  cotizacion
    ? { body: cotizacion, caching: 'public, max-age=300, stale-while-revalidate=86400' }
    : { status: 503, body: none, caching: 'no-store', headers: { 'retry-after': String(RETRY_AFTER_S) } };

const none: NoCotizacion = { error: 'Error al obtener los datos' };
