import { type CorreosPropios, correosPropios } from '@coop/domain/answers';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { SignedIn } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { ApiOperation, ApiTags } from '../../platform/http/openapi/api.js';
import { ApiJsonResponse } from '../../platform/http/openapi/api-decorators.js';
import { MailChoicesService } from './mail-choices.service.js';

@ApiTags('Panel')
@Controller('api/panel/correos')
export class MailChoicesController {
  constructor(private readonly choices: MailChoicesService) {}

  @Get()
  @SignedIn()
  @ApiOperation({ summary: 'Qué avisos no le llegan por correo a quien pide' })
  @ApiJsonResponse(correosPropios)
  find(@CurrentStaff() staff: Staff) {
    return this.choices.find(staff);
  }

  @Put()
  @SignedIn()
  @ApiOperation({
    summary: 'Elige qué avisos no le llegan por correo',
    description: 'Siguen en sus avisos del panel. Lo que ya venció sin hacerse se avisa siempre.',
  })
  @ApiJsonResponse(correosPropios)
  choose(@CurrentStaff() staff: Staff, @Body({ schema: correosPropios }) { apagados }: CorreosPropios) {
    return this.choices.choose(staff, apagados);
  }
}
