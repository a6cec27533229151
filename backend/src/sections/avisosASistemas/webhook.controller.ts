import { sections } from '@coop/domain';
import { leftDelivery, webhookSecret } from '@coop/domain/answers';
import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff } from '../../platform/auth/current-staff.js';
import type { Staff } from '../../platform/auth/staff.js';
import { ApiOperation, ApiTags, Refuses } from '../../platform/http/openapi/api.js';
import { AnswersJson, AnswersMade, TakesId } from '../../platform/http/openapi/documented.js';
import { Repeatable } from '../../platform/http/repeats/repeatable.js';
import { WebhookService } from './webhook.service.js';

const avisos = sections['sitio/avisos-a-sistemas'];
const schema = avisos.fields.id.schema();

/** Webhook signing secrets and test deliveries. */
@ApiTags(avisos.label.many)
@Controller(`api/${avisos.name}`)
export class WebhookController {
  constructor(private readonly webhooks: WebhookService) {}

  @Post(':id/secreto')
  @HttpCode(200)
  @Can('editar', avisos)
  @Repeatable()
  @ApiOperation({
    summary: 'Crea su secreto; el anterior firma también un día más',
    description: 'Se muestra esta vez. Queda en el historial quién lo creó. Hasta que tiene uno, no se le avisa nada.',
  })
  @TakesId()
  @Refuses('transicion_invalida')
  @AnswersJson(webhookSecret)
  createSecret(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
    return this.webhooks.createSecret(staff, id);
  }

  @Post(':id/probar')
  @HttpCode(202)
  @Can('editar', avisos)
  @Repeatable()
  @ApiOperation({ summary: 'Le envía una prueba', description: 'Va como cualquier aviso, con el tipo `prueba`.' })
  @TakesId()
  @Refuses('transicion_invalida')
  @AnswersMade(leftDelivery, ({ entrega }) => `/api/${sections['sitio/entregas-de-avisos'].name}/${entrega}`, 'later')
  try(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
    return this.webhooks.try(staff, id);
  }
}
