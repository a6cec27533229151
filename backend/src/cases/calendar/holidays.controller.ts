import { fields, todayInLaPaz } from '@coop/domain';
import { holidays } from '@coop/domain/answers';
import { addDays } from '@coop/domain/calendar';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { ApiOperation, ApiTags, ValidatedQuery } from '../../platform/http/openapi/api.js';
import { ApiJsonResponse, ApiNotModifiedResponse } from '../../platform/http/openapi/api-decorators.js';
import { ResponseCache } from '../../platform/http/responses/response-cache.js';
import { HolidaysRepository } from './holidays.repository.js';

/** Covers the longest deposit that the simulator accepts, starting within a year. */
const LONGEST_DAYS = 5000;
const day = fields.date('Fecha').schema();

const holidaysQuery = z
  .strictObject({
    desde: day.optional().meta({ examples: ['2026-10-01'] }),
    hasta: day.optional().meta({ examples: ['2026-12-31'] }),
  })
  .transform(({ desde = todayInLaPaz(), hasta }) => ({ desde, hasta: hasta ?? addDays(desde, 365) }))
  .refine(({ desde, hasta }) => hasta >= desde && hasta <= addDays(desde, LONGEST_DAYS), {
    path: ['hasta'],
    message: `La fecha final va después de la inicial, y como máximo ${LONGEST_DAYS} días`,
  });

@ApiTags('Público')
@Controller('api/publico/feriados')
export class HolidaysController {
  constructor(
    private readonly holidays: HolidaysRepository,
    private readonly cache: ResponseCache,
  ) {}

  @Get()
  @Public()
  @ApiOperation({ summary: 'Feriados entre dos fechas', description: 'Sin fechas: desde hoy y por un año.' })
  @ApiJsonResponse(holidays)
  @ApiNotModifiedResponse()
  async find(
    @ValidatedQuery(() => holidaysQuery) { desde, hasta }: z.output<typeof holidaysQuery>,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    await this.cache.send(request, response, async () => ({ body: await this.holidays.findBetween(desde, hasta) }));
  }
}
