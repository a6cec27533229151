import { personalNotices } from '@coop/domain/answers';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { z } from 'zod';
import { SignedIn } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { ApiOperation, ApiTags } from '../../platform/http/openapi/api.js';
import { ApiJsonResponse } from '../../platform/http/openapi/api-decorators.js';
import { BellService } from './bell.service.js';

const readSchema = z.strictObject({
  claves: z
    .array(z.string('Escriba una clave').max(100), 'Escriba una lista de claves')
    .max(1_000, 'Máximo 1.000 claves')
    .meta({ description: 'Las de los avisos que se leyeron' }),
});

@ApiTags('Panel')
@Controller('api/panel/avisos')
export class BellController {
  constructor(private readonly bell: BellService) {}

  @Get()
  @SignedIn()
  @ApiOperation({
    summary: 'Los avisos de quien pide',
    description: 'Los casos a su cargo y lo que espera de su rol, solo de lo que lee. Primero los no leídos.',
  })
  @ApiJsonResponse(personalNotices)
  find(@CurrentStaff() staff: Staff) {
    return this.bell.find(staff);
  }

  @Put('leidos')
  @SignedIn()
  @ApiOperation({
    summary: 'Marca avisos como leídos',
    description: 'Uno que después dice otra cosa, porque hay más o cambió su día, está otra vez sin leer.',
  })
  @ApiJsonResponse(personalNotices)
  markRead(@CurrentStaff() staff: Staff, @Body({ schema: readSchema }) { claves }: z.output<typeof readSchema>) {
    return this.bell.markRead(staff, claves);
  }
}
