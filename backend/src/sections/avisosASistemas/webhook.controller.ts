import { sections } from '@coop/domain';
import { queuedDelivery, webhookSecret } from '@coop/domain/answers';
import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiProblems, ApiTags } from '../../platform/http/openapi/api.js';
import { ApiCreatedResponse, ApiJsonResponse } from '../../platform/http/openapi/api-decorators.js';
import { WebhookService } from './webhook.service.js';

const avisos = sections['sitio/avisos-a-sistemas'];
const schema = avisos.fields.id.schema();

@ApiTags(avisos.label.many)
@Controller(`api/${avisos.name}`)
export class WebhookController {
  constructor(private readonly webhooks: WebhookService) {}

  @Post(':id/secreto')
  @HttpCode(200)
  @Can('editar', avisos)
  @Idempotent()
  @ApiOperation({
    summary: 'Crea su secreto; el anterior firma también un día más',
    description: 'Se muestra esta vez. Queda en el historial quién lo creó. Hasta que tiene uno, no se le avisa nada.',
  })
  @ApiProblems('transicion_invalida')
  @ApiJsonResponse(webhookSecret)
  createSecret(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
    return this.webhooks.createSecret(staff, id);
  }

  @Post(':id/probar')
  @HttpCode(202)
  @Can('editar', avisos)
  @Idempotent()
  @ApiOperation({ summary: 'Le envía una prueba', description: 'Va como cualquier aviso, con el tipo `prueba`.' })
  @ApiProblems('transicion_invalida')
  @ApiCreatedResponse(
    queuedDelivery,
    ({ entrega }) => `/api/${sections['sitio/entregas-de-avisos'].name}/${entrega}`,
    'later',
  )
  try(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
    return this.webhooks.try(staff, id);
  }
}
