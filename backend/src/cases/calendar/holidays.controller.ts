import { fields, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { jsonSchemaOf } from '../../platform/http/openapi/jsonSchemaOf.js';
import { validateQuery } from '../../platform/http/validate.js';
import { HolidaysRepository } from './holidays.repository.js';

/** As long as the longest deposit that may be asked about, which begins in up to a year. */
const LONGEST_DAYS = 5000;
const day = fields.date('Fecha').schema;

const asked = z
  .strictObject({ desde: day.optional(), hasta: day.optional() })
  .transform(({ desde = todayInLaPaz(), hasta }) => ({ desde, hasta: hasta ?? addDays(desde, 365) }))
  .refine(({ desde, hasta }) => hasta >= desde && hasta <= addDays(desde, LONGEST_DAYS), {
    path: ['hasta'],
    message: `La fecha final va después de la inicial, y como máximo ${LONGEST_DAYS} días`,
  });

const holidays = z.array(
  z.object({
    fecha: z.iso.date(),
    nombre: z.string(),
    departamento: z.string().nullable().meta({ description: 'Vacío: en todo el país' }),
    laborable: z.boolean().meta({ description: 'Un día que una norma hizo laborable: anula a los demás de su fecha' }),
  }),
);

@ApiTags('Público')
@Controller('api/publico/feriados')
export class HolidaysController {
  constructor(private readonly holidays: HolidaysRepository) {}

  @Get()
  @Public()
  @ApiOperation({ summary: 'Feriados entre dos fechas', description: 'Sin fechas: desde hoy y por un año.' })
  @ApiQuery({ name: 'desde', required: false, schema: { type: 'string', format: 'date' } })
  @ApiQuery({ name: 'hasta', required: false, schema: { type: 'string', format: 'date' } })
  @ApiOkResponse({ description: 'Los feriados, en su orden', schema: jsonSchemaOf(holidays) })
  find(@Query() query: unknown) {
    const { desde, hasta } = validateQuery(asked, query);
    return this.holidays.findBetween(desde, hasta);
  }
}
