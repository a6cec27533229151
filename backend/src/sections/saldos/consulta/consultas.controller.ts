import { sections } from '@coop/domain';
import { balances } from '@coop/domain/answers';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Can } from '../../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../../platform/auth/staff.js';
import { ApiReadOnlyPost } from '../../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiTags } from '../../../platform/http/openapi/api.js';
import { ApiJsonResponse } from '../../../platform/http/openapi/api-decorators.js';
import { type Consulta, consultaSchema } from './consultaSchemas.js';
import { ConsultasService } from './consultas.service.js';

const { saldos } = sections;

/** The only access to members' balances. Uses POST, so that URLs and logs contain no member data. */
@ApiTags(saldos.label.many)
@Controller(`api/${saldos.name}/consulta`)
export class ConsultasController {
  constructor(private readonly consultas: ConsultasService) {}

  @Post()
  @HttpCode(200)
  @Can('consultar', saldos)
  @ApiReadOnlyPost()
  @ApiOperation({
    summary: 'Saldos de un socio, por un número exacto',
    description: 'Cada rol ve sus productos. Toda consulta queda registrada; como máximo 60 por hora y persona.',
  })
  @ApiJsonResponse(balances)
  lookUp(@CurrentStaff() staff: Staff, @Body({ schema: consultaSchema }) question: Consulta) {
    return this.consultas.lookUp(staff, question);
  }
}
