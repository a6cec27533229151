import { sections } from '@coop/domain';
import { vistaDeCorreo } from '@coop/domain/answers';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { z } from 'zod';
import { Can } from '../../platform/auth/access.js';
import { ApiReadOnlyPost } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiTags } from '../../platform/http/openapi/api.js';
import { ApiJsonResponse } from '../../platform/http/openapi/api-decorators.js';
import { MailPreviewService } from './mail-preview.service.js';

const textos = sections['sitio/textos-de-correos'];
const { correo, asunto, texto } = textos.fields;

const draft = z.strictObject({
  correo: correo.schema(),
  asunto: asunto.schema().nullish(),
  texto: texto.schema().nullish(),
});

@ApiTags(textos.label.many)
@Controller(`api/${textos.name}/vista-previa`)
export class MailPreviewController {
  constructor(private readonly previews: MailPreviewService) {}

  @Post()
  @HttpCode(200)
  @Can('editar', textos)
  @ApiReadOnlyPost()
  @ApiOperation({
    summary: 'El correo con datos de ejemplo',
    description: 'Con lo escrito, o con el texto del sistema donde no hay nada. Nada se guarda ni se envía.',
  })
  @ApiJsonResponse(vistaDeCorreo)
  preview(@Body({ schema: draft }) written: z.output<typeof draft>) {
    return this.previews.preview(written);
  }
}
