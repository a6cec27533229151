import { inicio } from '@coop/domain/answers';
import { Controller, Get } from '@nestjs/common';
import { z } from 'zod';
import { SignedIn } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { ApiOperation, ApiProblems, ApiTags, ValidatedQuery } from '../../platform/http/openapi/api.js';
import { ApiJsonResponse } from '../../platform/http/openapi/api-decorators.js';
import { sectionName } from '../../resource/rows/api/listQuery.js';
import { OpeningService } from './opening.service.js';

const openingQuery = z.strictObject({
  seccion: sectionName.optional().meta({ description: 'La sección cuya lista se abre primero' }),
});

@ApiTags('Panel')
@Controller('api/panel/inicio')
export class OpeningController {
  constructor(private readonly opening: OpeningService) {}

  @Get()
  @SignedIn()
  @ApiOperation({
    summary: 'Con qué comienza el panel',
    description: 'Lo que espera, los avisos, lo que hay por aprobar y las obligaciones, en una sola respuesta.',
  })
  @ApiProblems('sin_permiso', 'no_encontrado')
  @ApiJsonResponse(inicio)
  find(@CurrentStaff() staff: Staff, @ValidatedQuery(() => openingQuery) { seccion }: z.output<typeof openingQuery>) {
    return this.opening.find(staff, seccion);
  }
}
